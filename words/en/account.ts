/** Opening an account, and coming back to it. */
export const account = {
  login: {
    title: 'Log in',
    lead: 'Reading the list of reports needs no account.',
    identifier: 'User name or e-mail',
    password: 'Password',
    button: 'Log in',
    noAccount: 'No account yet?',
    register: 'Register',
    forgot: 'Forgot your password?',
    noLetter: 'Registered, and no letter?',
    newLetter: 'Ask for a new one',
  },
  register: {
    title: 'Register',
    lead: 'You need an account to send a report and to hear what becomes of it.',
    usernameHint: 'Not your own name. Nobody who reads a report sees it.',
    button: 'Register',
    already: 'Already registered?',
    login: 'Log in',
  },
  accountFields: {
    username: 'User name',
    email: 'E-mail',
    password: 'Password',
    emailHint: 'Better one that your employer does not run.',
    passwordHint:
      'At least {shortest} characters, and not easy to guess: three or four words that do not belong together will do.',
  },
  expertFields: {
    open: 'Apply as an expert too',
    about:
      'An administrator reads your application and may write to your e-mail address. Until then you are registered like everybody else. What you write here tells who you are: leave all of it empty if you are here to report.',
    expertiseAreas: 'What you know about',
    professionalCredentials: 'Credentials',
    credentialsHint: 'Degrees, licences, memberships.',
    yearsExperience: 'Years of experience',
    bio: 'About your work',
  },
  secondStep: {
    title: 'Second step',
    lead: 'Your password was right. One thing is still missing.',
    codeOrPaper: 'Code from your app, or one of your codes on paper',
    paper: 'One of your codes on paper',
    button: 'Go on',
    passkey: 'Use a passkey',
    notYours: 'Not your account, or no code at hand?',
    anew: 'Log in anew',
  },
  passkeyButton: {
    needsScript: 'Passkeys need JavaScript, which is off here.',
    notHere: 'This browser has no passkeys.',
    failed: 'No passkey came from this device. Nothing was changed.',
  },
  logout: {
    title: 'Log out',
    lead: 'You are still logged in on this device.',
  },
  forgotPassword: {
    title: 'Forgot your password?',
    lead: 'If this address has an account, a letter with a link goes to it. The link works once, for an hour.',
    button: 'Send me the link',
  },
  noMail: {
    title: 'This site cannot send e-mail yet',
    text: 'The letter waits in a folder on its machine. Ask whoever runs the site for it, in a way that you trust: they can see it and hand you its link.',
  },
  resetPassword: {
    title: 'A new password',
    lead: 'Every device is logged out by it. A second step stays, and is asked for as before.',
    password: 'New password',
    button: 'Save the new password',
    newLink: 'Ask for a new link',
  },
  confirmEmail: {
    title: 'Confirm your e-mail address',
    waiting:
      'A letter is on its way. Open the link in it; or, if you read your mail on another device, type the code from it here within half an hour.',
    newLetter: 'Send me a new letter',
    code: 'Code from the letter',
    codeHint: 'Eight digits.',
    button: 'Confirm my address',
    noLetter: 'No letter after some minutes? Look among the unwanted mail, or',
    ask: 'ask for a new one',
  },
  newLetter: {
    title: 'A new letter',
    lead: 'If a registration with this address still waits, we send its letter once more. A registration waits for {days} days.',
    button: 'Send the letter',
  },
} as const
