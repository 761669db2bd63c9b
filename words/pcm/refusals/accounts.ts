import type { DraftOf } from '../../words.ts'

export const refusalsOfAccounts = {
  refusals: {
    'sign-in-needed': { title: 'You need enter first', text: 'Abeg enter your account to see dis page.' },
    'logged-out': {
      title: 'You don comot from your account',
      text: 'Enter your account for another tab, then send dis one again. As long as dis page dey open, nothing wey you write go lost.',
    },
    'administrators-only': {
      title: 'Na only admin fit enter',
      text: 'You no get permission to open dis page.',
    },
    'auditors-are-two': {
      title: 'Auditors don reach two',
      text: 'Two people don already be auditor, or dem don invite or propose dem. First withdraw one invitation, or change the role of one.',
    },
    'access-denied': { title: 'You no fit enter', text: 'You no get permission to open dis page.' },
    'account-suspended': {
      title: 'Account dey suspended',
      text: 'We don suspend dis account. You fit read, but you no fit change anything.',
    },
    'second-step-needed': {
      title: 'Your second step no dey',
      text: 'Staff dey enter with password and second step. Set your own, then dis page go open.',
    },
    'longer-password-needed': {
      title: 'Your password too short',
      text: 'Staff need password wey reach 12 letters. Change your own, then dis page go open.',
    },
    'confirmation-needed': {
      title: 'Abeg show say na you',
      text: 'Dis step need your password, or code from your app, one more time. Nothing wey you write don lost.',
    },
    'not-found': { title: 'Page no dey', text: 'Nothing dey for dis address, or e no be your own to see.' },
    invalid: {
      title: 'Check some answers again',
      text: 'Nothing wey you write don lost. Abeg look the ones wey we mark, and send am again.',
    },
    'form-expired': {
      title: 'Abeg send am one more time',
      text: 'You open dis form before you enter or comot, so we no take am. Nothing wey you write don lost: look am, and send am again.',
    },
    'visit-ended': {
      title: 'Your visit don end',
      text: 'Type your code again. Wetin you write still dey here.',
    },
    'code-not-again': {
      title: 'We no fit show that code again',
      text: 'The minutes wey we fit show am don pass. If you write the code for paper, e still dey work. Without am we no fit open the report.',
    },
    'foreign-form': {
      title: 'E come from another site',
      text: 'Dis request no come from our own page, so we no do am.',
    },
    'unknown-host': {
      title: 'Dis no be our address',
      text: 'Dis site no dey answer the name wey you use. Check the address. If na you dey run the site, set PUBLIC_URL to the name wey people dey use.',
    },
    'body-too-large': {
      title: 'E too long',
      text: 'Wetin you send long pass wetin we fit take. Go back: your words still dey the form. Abeg make am short.',
    },
    'body-unreadable': {
      title: 'We no fit read dis form',
      text: 'Wetin reach us no be form wey we know. Go back and send am again.',
    },
    'body-too-slow': {
      title: 'Your network too slow',
      text: 'Wetin you send no reach on time, so we stop to wait. Go back: your words still dey the form. Send am again.',
    },
    'too-much-at-once': {
      title: 'Too many pages for one time',
      text: 'Your network dey ask for plenty pages now. Nothing do your own.',
    },
    'no-room': {
      title: 'Too many long forms for one time',
      text: 'Plenty people dey send long forms now. Go back: your words still dey the form. Send am again small time.',
    },
    'too-many-tries': { title: 'You don try too much', text: 'E don try too many times for short time.' },
    'login-fields-missing': {
      title: 'You no fit enter',
      text: 'Abeg write your user name or email, and your password.',
    },
    'login-failed': { title: 'You no fit enter', text: 'That email and that password no match.' },
    'username-login-failed': {
      title: 'You no fit enter',
      text: 'We no find that user name, or the password no be im own.',
    },
    'email-not-confirmed': {
      title: 'You no fit enter',
      text: 'Abeg check your email and confirm your account before you enter.',
    },
    busy: {
      title: 'Plenty people dey enter now',
      text: 'We dey check password small small, for reason, and plenty people dey wait now. Nothing do your own.',
    },
    'code-wrong': {
      title: 'We no take that code',
      text: 'You no write am well, you don use am before, or e don pass one minute. Wait for the next one for your app. If e no gree any code, make your phone set im clock by itself.',
    },
    'passkey-wrong': {
      title: 'We no take that passkey',
      text: 'Maybe e belong to another account, or the page don open too long. Try again, or use code.',
    },
    'nothing-to-sign': {
      title: 'Nothing dey to sign',
      text: 'You fit sign your newest decision for one report. The decision must still stand, and the words must be the same.',
    },
    'signed-already': {
      title: 'You don sign am already',
      text: 'We sign each decision one time. The signature dey for the report.',
    },
    'passkey-needed': {
      title: 'You no get passkey',
      text: 'Add one for the page of your second step, then come back.',
    },
    'signature-wrong': {
      title: 'E no sign',
      text: 'The passkey no be your own, or e no check who you be. Or the report change as dis page open. Your decision stand without signature. Read the page, then try am again.',
    },
    'confirmation-wrong': {
      title: 'We no take am',
      text: 'E no be the password of dis account, and e no be fresh code from your app.',
    },
    'app-set-up-already': {
      title: 'Your app don set already',
      text: 'One account dey take one app. Remove the one wey dey, then set the other one.',
    },
    'too-many-passkeys': {
      title: 'No more passkey',
      text: 'One account dey take ten passkeys. Remove one wey you no dey use again.',
    },
    'last-second-step': {
      title: 'Staff must get second step',
      text: 'Na only dis one your account get. Set another one, then remove dis one.',
    },
    'registration-fields-missing': { title: 'Account no open', text: 'Abeg fill everything.' },
    'registration-invalid': {
      title: 'Account no open',
      text: 'Abeg look the ones wey we mark. We never save anything.',
    },
    'account-taken': { title: 'Account no open', text: 'Somebody don already use dis user name or email.' },
    'username-looks-alike': {
      title: 'Choose another user name',
      text: 'Dis user name resemble one wey person don take. People fit think say una be one person.',
    },
    'link-not-valid': {
      title: 'Dis link no dey work again',
      text: 'Somebody don use am, e don too old, or you no copy all of am. Nothing don change. You fit ask for new one.',
    },
    'code-not-valid': {
      title: 'That code no work',
      text: 'Maybe you no write am well, you don use am, or e don pass thirty minutes. Look am again, or ask for new letter.',
    },
    'no-logged-in-user': { title: 'E no change', text: 'Nobody don enter.' },
    'profile-fields-missing': { title: 'E no change', text: 'Abeg write user name and email.' },
    'profile-invalid': {
      title: 'E no change',
      text: 'Abeg look the ones wey we mark. We never save anything.',
    },
    'profile-taken': { title: 'E no change', text: 'Somebody don already use dis user name or email.' },
    'role-administrators-only': { title: 'You no fit', text: 'Na only admin fit change person role.' },
    'user-id-needed': { title: 'E no change', text: 'The ID of the user no dey.' },
    'last-administrator': {
      title: 'E no change',
      text: 'Na dis one be the last admin wey fit work. Make another person admin first.',
    },
    'own-account': {
      title: 'You no fit',
      text: 'Nobody fit suspend im own account. Another admin go do am.',
    },
    'invitation-not-valid': {
      title: 'Dis link no dey work again',
      text: 'Somebody don use am, e don too old, or you no copy all of am. Ask for new one.',
    },
    'invitation-waits': {
      title: 'Dis link never open',
      text: 'Second person must agree to dis invitation first. Open di same link again later. If e still no open after 7 days, ask for new one.',
    },
  },
} as const satisfies DraftOf<'refusalsOfAccounts'>
