import type { SomeRefusals } from './some-refusals.ts'

/** To come in, to log in, and what an account may do. */
export const refusalsOfAccounts = {
  refusals: {
    'sign-in-needed': {
      title: 'Authentication Required',
      text: 'Please log in to access this page.',
    },
    'logged-out': {
      title: 'You are logged out',
      text: 'Log in in another tab, then send this again. Nothing you typed is lost while this page stays open.',
    },
    'administrators-only': {
      title: 'Admin Access Required',
      text: "You don't have permission to access this page.",
    },
    'auditors-are-two': {
      title: 'There are two auditors',
      text: 'Two people are auditors, invited or proposed as one. Withdraw an invitation, or change the role of one first.',
    },
    'access-denied': {
      title: 'Access Denied',
      text: "You don't have permission to access this page.",
    },
    'account-suspended': {
      title: 'Account suspended',
      text: 'This account is suspended. You can read, but not change anything.',
    },
    'second-step-needed': {
      title: 'Your second step is missing',
      text: 'Staff log in with a password and a second step. Set yours up, then this page opens.',
    },
    'longer-password-needed': {
      title: 'Your password is too short',
      text: 'Staff need a password of at least 12 characters. Change yours, then this page opens.',
    },
    'confirmation-needed': {
      title: 'Please show that it is you',
      text: 'This step asks for your password, or a code from your app, once more. Nothing you typed is lost.',
    },
    'not-found': {
      title: 'Page not found',
      text: 'There is nothing at this address, or it is not yours to see.',
    },
    invalid: {
      title: 'Some answers need another look',
      text: 'Nothing you typed is lost. Please look at the marked fields and send it again.',
    },
    'form-expired': {
      title: 'Please send it once more',
      text: 'This form was opened before you logged in or out, so we did not accept it. Nothing you typed is lost: look it over and send it again.',
    },
    'visit-ended': {
      title: 'Your visit ended',
      text: 'Type your code again. What you typed stays here.',
    },
    'code-not-again': {
      title: 'We cannot show that code again',
      text: 'The minutes in which we can are over. If you wrote the code down, it still works. Without it we cannot open the report.',
    },
    'foreign-form': {
      title: 'Sent from another site',
      text: 'This request did not come from a page of ours, so we did not carry it out.',
    },
    'unknown-host': {
      title: 'Not our address',
      text: 'This site does not answer under the name that was asked. Check the address. If you run the site, set PUBLIC_URL to the name that people use.',
    },
    'body-too-large': {
      title: 'Too long to send',
      text: 'What was sent is longer than we can take. Go back: your words are still in the form. Please shorten them.',
    },
    'body-unreadable': {
      title: 'We could not read this form',
      text: 'What arrived was not a form that we know. Go back and send it again.',
    },
    'body-too-slow': {
      title: 'Your line was too slow',
      text: 'What you sent did not arrive in time, so we stopped waiting. Go back: your words are still in the form. Send it again.',
    },
    'too-much-at-once': {
      title: 'Too many pages at once',
      text: 'Your network asks for very many pages at this moment. Nothing is wrong with yours.',
    },
    'no-room': {
      title: 'Too many long forms at once',
      text: 'Many people send long forms at this moment. Go back: your words are still in the form. Send it again soon.',
    },
    'too-many-tries': {
      title: 'Too many tries',
      text: 'There were too many tries in a short time.',
    },
    'login-fields-missing': {
      title: 'Login failed',
      text: 'Username/email and password are required',
    },
    'login-failed': {
      title: 'Login failed',
      text: 'That email and password do not belong together.',
    },
    'username-login-failed': {
      title: 'Login failed',
      text: 'Username not found, or the password is not the one that belongs to it.',
    },
    'email-not-confirmed': {
      title: 'Login failed',
      text: 'Please check your email to confirm your account before logging in.',
    },
    busy: {
      title: 'Many people are logging in',
      text: 'We check passwords slowly, on purpose, and many wait at this moment. Nothing is wrong with yours.',
    },
    'code-wrong': {
      title: 'That code was not accepted',
      text: 'It was mistyped, used already, or is older than a minute. Wait for the next one in your app. If every code is refused, set the clock of your phone to automatic.',
    },
    'passkey-wrong': {
      title: 'That passkey was not accepted',
      text: 'It may belong to another account, or the page was open for too long. Try it once more, or take a code.',
    },
    'nothing-to-sign': {
      title: 'Nothing to sign',
      text: 'You can sign your newest decision on a report. The decision must still hold, and the text must be the same.',
    },
    'signed-already': {
      title: 'Signed already',
      text: 'Each decision is signed once. The signature is at the report.',
    },
    'passkey-needed': {
      title: 'You have no passkey',
      text: 'Add one on the page of your second step, then come back.',
    },
    'signature-wrong': {
      title: 'Not signed',
      text: 'The passkey is not yours, or it did not check who you are. Or the report changed while this page was open. Your decision holds without a signature. Read the page, then try it once more.',
    },
    'confirmation-wrong': {
      title: 'That was not accepted',
      text: 'It is neither the password of this account nor a fresh code from your app.',
    },
    'app-set-up-already': {
      title: 'Your app is set up already',
      text: 'An account takes one app. Remove the one that there is, then set up the other.',
    },
    'too-many-passkeys': {
      title: 'No more passkeys',
      text: 'An account takes ten passkeys. Remove one that you no longer use.',
    },
    'last-second-step': {
      title: 'Staff keep a second step',
      text: 'This is the only one that your account has. Set up another, then remove this one.',
    },
    'registration-fields-missing': {
      title: 'Registration failed',
      text: 'All fields are required',
    },
    'registration-invalid': {
      title: 'Registration failed',
      text: 'Please look at the marked fields. Nothing was saved yet.',
    },
    'account-taken': {
      title: 'Registration failed',
      text: 'This username or email is already in use',
    },
    'username-looks-alike': {
      title: 'Choose another user name',
      text: 'This user name looks like one that is taken. People could take you for each other.',
    },
    'link-not-valid': {
      title: 'This link no longer works',
      text: 'It was used already, it is too old, or it was not copied whole. Nothing has changed. You can ask for a new one.',
    },
    'code-not-valid': {
      title: 'That code does not work',
      text: 'It may be mistyped, used, or older than half an hour. Look at it once more, or ask for a new letter.',
    },
    'no-logged-in-user': { title: 'Update failed', text: 'No logged in user' },
    'profile-fields-missing': {
      title: 'Update failed',
      text: 'Username and email are required',
    },
    'profile-invalid': {
      title: 'Update failed',
      text: 'Please look at the marked fields. Nothing was saved yet.',
    },
    'profile-taken': {
      title: 'Update failed',
      text: 'This username or email is already in use',
    },
    'role-administrators-only': {
      title: 'Permission denied',
      text: 'Only administrators can update user roles',
    },
    'user-id-needed': { title: 'Update failed', text: 'User ID is required' },
    'last-administrator': {
      title: 'Update failed',
      text: 'This is the last administrator who can act. Make another person an administrator first.',
    },
    'own-account': {
      title: 'Permission denied',
      text: 'You cannot suspend your own account. Ask another administrator.',
    },
    'invitation-not-valid': {
      title: 'This link no longer works',
      text: 'It was used already, it is older than it may be, or it was not copied whole. Ask for a new one.',
    },
    'invitation-waits': {
      title: 'This link is not open yet',
      text: 'A second person has to confirm this invitation first. Open the same link again later. If it is still closed after 7 days, ask for a new one.',
    },
  },
} as const satisfies SomeRefusals
