import type { DraftOf } from '../../words.ts'

export const security = {
  securityApp: {
    title: 'Set up app',
    label: 'The six numbers wey the app dey show now',
    done: 'Your app don ready',
    lead: 'Take app wey dey give one-time code, like Aegis, FreeOTP or Google Authenticator.',
    notBegun: 'Nothing don start for here. Go Security, and press “Set up app”.',
    camera: 'For another phone, point the camera for dis square.',
    open: 'For dis phone, open the app',
    orType: ', or type the key by hand.',
    qr: 'The key as QR code. The same key dey below as text',
    key: 'Key:',
    settings: 'Time-based, six numbers, 30 seconds, SHA-1: every app dey use dis one as usual.',
    button: 'Turn am on',
  },
  securityPasskey: {
    title: 'Add passkey',
    label: 'Name wey you go take know am',
    done: 'Your passkey don enter',
    lead: 'Your phone or computer go keep am, behind your finger, your face or PIN wey no dey comot from there.',
    hint: '“My phone” go do. Only you dey see am.',
  },
  securityCodes: {
    title: 'Codes for paper',
    done: 'Ten new codes',
    question: 'Make ten new codes?',
    lead: 'The {count} wey remain no go work again, and every other phone and computer go log out.',
    button: 'Make ten new codes',
  },
  security: {
    title: 'Security',
    profile: 'Profile Settings',
    lead: 'How you dey log in, and where your account dey open now.',
    resetAsked: 'Person ask make dem reset your second step',
    resetAskedText:
      'One administrator talk say you don lose am. If two people decide so, dem go remove your app, your passkeys and your codes for paper. If you no lose am, stop the reset.',
    stopReset: 'Stop the reset',
    owed: 'Staff need second step',
    owedText:
      'You dey see wetin people report. Password alone no reach for dat one: set up app or passkey below. If you get one already, log out and log in again.',
    steps: {
      title: 'Second step',
      lead: 'With second step, person wey sabi your password still no fit enter. We no dey ever send code by email or SMS: dem fit hijack mailbox and phone number.',
    },
    app: {
      title: 'Codes from app',
      since: 'You set am up {since}.',
      about: 'App for your phone dey show six new numbers every half minute. E no need network.',
      setUp: 'Set up app',
      remove: 'Remove the app',
    },
    passkeys: {
      title: 'Passkeys',
      about: 'Phone, computer or small key wey you dey plug in, if your own fit do am.',
      used: ', you add am {since}, last time you use am na {day}',
      unused: ', you add am {since}, you never use am',
      add: 'Add passkey',
    },
    codes: {
      title: 'Codes for paper',
      renew: 'Make ten new codes',
      left: 'For the day wey your phone lost. {count} of 10 remain; each one dey work one time.',
      noneLeft: 'For the day wey your phone lost. None remain; each one dey work one time.',
    },
    remove: 'Remove {name}',
    sessions: {
      title: 'Where you dey logged in',
      lead: 'We no dey keep address or the name of your phone, so nobody fit take them from us. Until the log-in end, we dey keep when e start, when e go end, and the last day wey you use am.',
      since: 'You log in {since}, last time na {lastUsedOn}',
      this: 'Dis one',
      end: 'Log out for there',
      endOthers: 'Log out for every other place',
    },
  },
  underSecurity: {
    back: 'Security',
    keep: 'Keep these codes, for paper if you fit',
    keepText:
      'Each code go let you enter one time when your phone or key lost. We dey show them only now. Person wey see them still need your password.',
    writeDown: 'Write them down, print dis page, or',
    save: 'save them as text file',
    afterSave: '. File go stay for dis phone until you delete am.',
    unchanged: 'Your codes for paper remain as dem be.',
    kept: 'I don keep them',
    goOn: 'Continue',
  },
} as const satisfies DraftOf<'security'>
