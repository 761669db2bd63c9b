/**
 * Letters by email, paragraph by paragraph. A phone may be shared and a mailbox read over a shoulder, so no letter says what
 * the site is for, who the reader is there, or what they did.
 */
export const letters = {
  letters: {
    greeting: 'Hello,',
    signature: 'Fitila',
    'confirm-registration': {
      subject: 'Please confirm your email address',
      text: [
        'A person gave this address for a new account. If it was you, open this link within a day and press the button there:',
        '{link}',
        'On another device, type your address and this code at {codePage} within half an hour:',
        '{code}',
        'If it was not you, do nothing. Without the link or the code, no account is made.',
      ],
    },
    'already-registered': {
      subject: 'About your account',
      text: [
        'A person, perhaps you, gave this address for a new account. It has one already, and nothing about it has changed.',
        'If it was you, log in here: {logInPage}',
        'If you have forgotten your password, choose a new one here: {forgotPage}',
        'If it was not you, you do not need to do anything. The person did not learn from us that this address has an account.',
      ],
    },
    'reset-password': {
      subject: 'A new password',
      text: [
        'A person asked for a new password. If it was you, open this link within an hour to choose one:',
        '{link}',
        'If it was not you, do nothing: the old password stays as it is.',
      ],
    },
    'confirm-new-address': {
      subject: 'Please confirm your email address',
      text: [
        'A person wants to use this address for their account from now on. If it was you, open this link within a day and press the button there:',
        '{link}',
        'If it was not you, do nothing: nothing will change.',
      ],
    },
    'new-address-taken': {
      subject: 'About your account',
      text: [
        'A person, perhaps you, tried to use this address for another account. It belongs to an account already, so nothing has changed.',
        'If it was not you, you do not need to do anything. The person did not learn from us that this address has an account.',
      ],
    },
    'address-change-asked': {
      subject: 'Your email address is about to change',
      text: [
        'A person who was logged in as you asked to use another email address for your account. It changes once the new address has confirmed it.',
        'If it was not you, log in and change your password at once: that also stops this. {profilePage}',
      ],
    },
    'address-changed': {
      subject: 'Your email address was changed',
      text: [
        'Your account now uses another email address. This one gets no more letters about it.',
        'If it was not you, write to the people who run the site. Say when this letter reached you.',
      ],
    },
    'password-changed': {
      subject: 'Your password was changed',
      text: [
        'The password of your account was changed, and every other device was logged out.',
        'If it was not you, take a new one at once: {forgotPage}',
      ],
    },
    'second-step-changed': {
      subject: 'How you log in was changed',
      text: [
        'Something about the second step of your account was changed, and every other device was logged out.',
        'If it was not you, take a new password at once: {forgotPage}',
        'Then log in and check this page: {securityPage}',
      ],
    },
    'journal-alarm': {
      subject: 'An alarm in the security journal',
      text: [
        'The security journal raised an alarm. This letter does not say what it is about.',
        'Log in and read it: {journalPage}',
      ],
    },
    'second-step-reset-asked': {
      subject: 'A reset of your second step was asked for',
      text: [
        'A request was made to remove the second step of your account, because it was lost. Two people decide on it. You get a letter if it is removed.',
        'If it was not lost, log in with it and stop the request: {securityPage}',
      ],
    },
    'api-key-made': {
      subject: 'A key of the API was made',
      text: [
        'A new key of the API was made for your account. With it, a program can read what the public sees.',
        'If it was not you, revoke it at once: {keysPage}',
        'Then take a new password: {forgotPage}',
      ],
    },
    'api-key-revoked': {
      subject: 'A key of the API was revoked',
      text: [
        'A key of the API that belonged to your account was revoked. Programs that used it are refused from now on.',
        'If it was not you, take a new password at once: {forgotPage}',
        'Then look at the keys that are left: {keysPage}',
      ],
    },
    'webhook-stopped': {
      subject: 'A webhook of your account was stopped',
      text: [
        'We send nothing more to one of your webhooks. Its receiver said that it is gone, or took no message for days.',
        'Look at it and start it again here: {webhooksPage}',
      ],
    },
    /** Never what about: a mailbox is read over shoulders, and by those who run it. */
    news: {
      subject: 'There is news for you',
      text: [
        'There is news for you. To read it, log in and open your notifications:\n{notificationsPage}',
        'This letter says no more than that on purpose.',
        'You asked for letters like this one. To stop them, open this page and press the button:\n{stopPage}',
      ],
    },
  },
} as const
