/** What a letter about an account has to know. A link is a whole address. */
export type LetterFacts = {
  'confirm-registration': { link: string; code: string; codePage: string }
  'already-registered': { logInPage: string; forgotPage: string }
  'reset-password': { link: string }
  'confirm-new-address': { link: string }
  'new-address-taken': Record<never, never>
  'address-change-asked': { profilePage: string }
  'address-changed': Record<never, never>
  'password-changed': { forgotPage: string }
  'second-step-changed': { securityPage: string; forgotPage: string }
}

export type LetterKind = keyof LetterFacts

export type LetterWords = { subject: string; text: string }

/**
 * Every letter about accounts: one wording each. A phone may be shared and a mailbox read over a shoulder, so none says what
 * the site is for, who somebody is there, or what they did.
 */
export const letters: { [Kind in LetterKind]: (facts: LetterFacts[Kind]) => LetterWords } = {
  'confirm-registration': ({ link, code, codePage }) =>
    letter('Please confirm your e-mail address', [
      'Somebody, we hope you, gave this address for a new account. To confirm it, open this link within a day and press the button there:',
      link,
      `On another device, type your address and this code at ${codePage} within half an hour:`,
      code,
      'If it was not you, do nothing: without the link or the code, no account comes of it.',
    ]),
  'already-registered': ({ logInPage, forgotPage }) =>
    letter('About your account', [
      'Somebody, perhaps you, gave this address for a new account. It has one already, and nothing about it has changed.',
      `If it was you, log in here: ${logInPage}`,
      `If you no longer know your password, take a new one here: ${forgotPage}`,
      'If it was not you, you need do nothing. Whoever it was did not learn from us that this address has an account.',
    ]),
  'reset-password': ({ link }) =>
    letter('A new password', [
      'Somebody, we hope you, asked for a new password. To choose one, open this link within an hour:',
      link,
      'If it was not you, do nothing: the old password stays as it is.',
    ]),
  'confirm-new-address': ({ link }) =>
    letter('Please confirm your e-mail address', [
      'Somebody, we hope you, wants to use this address for their account from now on. If that is right, open this link within a day and press the button there:',
      link,
      'If it was not you, do nothing: nothing will change.',
    ]),
  'new-address-taken': () =>
    letter('About your account', [
      'Somebody, perhaps you, tried to use this address for another account. It belongs to an account already, so nothing has changed.',
      'If it was not you, you need do nothing. Whoever it was did not learn from us that this address has an account.',
    ]),
  'address-change-asked': ({ profilePage }) =>
    letter('Your e-mail address is about to change', [
      'Somebody who was logged in as you asked to use another e-mail address for your account. It changes once the new address has confirmed it.',
      `If it was not you, log in and change your password at once: that also stops this. ${profilePage}`,
    ]),
  'address-changed': () =>
    letter('Your e-mail address was changed', [
      'Your account now uses another e-mail address. This one gets no more letters about it.',
      'If it was not you, write to whoever runs the site. Say when this letter reached you.',
    ]),
  'password-changed': ({ forgotPage }) =>
    letter('Your password was changed', [
      'The password of your account was changed, and every other device was logged out.',
      `If it was not you, take a new one at once: ${forgotPage}`,
    ]),
  'second-step-changed': ({ securityPage, forgotPage }) =>
    letter('How you log in was changed', [
      'Something about the second step of your account was changed, and every other device was logged out.',
      `If it was not you, take a new password at once: ${forgotPage}`,
      `Then log in and look at what stands here: ${securityPage}`,
    ]),
}

function letter(subject: string, paragraphs: readonly string[]): LetterWords {
  return { subject, text: `${['Hello,', ...paragraphs, 'Fitila'].join('\n\n')}\n` }
}
