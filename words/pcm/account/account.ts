import type { DraftOf } from '../../words.ts'

export const account = {
  login: {
    title: 'Enter your account',
    lead: 'You no need account to read the reports.',
    identifier: 'User name or email',
    password: 'Password',
    button: 'Enter',
    noAccount: 'You never get account?',
    register: 'Open one',
    forgot: 'You don forget your password?',
    noLetter: 'You don register, but letter never come?',
    newLetter: 'Ask for new one',
  },
  register: {
    title: 'Open account',
    lead: 'With account you fit keep draft, and we go tell you wetin happen. You fit report without am too.',
    usernameHint: 'No use your real name. Anybody wey read the report no go see am.',
    button: 'Open account',
    already: 'You don get account already?',
    login: 'Enter',
  },
  accountFields: {
    username: 'User name',
    email: 'Email',
    password: 'Password',
    emailHint: 'E better make e be email wey your oga for work no dey control.',
    passwordHint:
      'At least {shortest} letters, and e no go easy to guess: three or four words wey no resemble each other go do.',
  },
  expertFields: {
    open: 'You wan help as expert too?',
    about:
      'Two people for staff go check wetin you write. Before that time, your account be like everybody own. Wetin you write here go show who you be: if na report you come report, leave everything empty.',
    expertiseAreas: 'Wetin you sabi',
    professionalCredentials: 'Your certificates',
    credentialsHint: 'Degree, licence, membership.',
    yearsExperience: 'How many years you don do am',
    bio: 'About your work',
    languages: 'Language wey you fit read',
    zones: 'Part of the country wey you sabi',
    papers: 'Wetin we fit check',
    papersHint:
      'Only people wey dey check you go read am. We seal am, and we clean am 30 days after we decide.',
    register: 'Register of your profession',
    chooseRegister: 'Choose one',
    registerNumber: 'Your number inside',
    employer: 'Your employer, and the ones of the last five years',
    referees: 'Two people wey know your work',
    refereesHint: 'Their names, and how we fit reach them. Ask them first.',
    isPublic: 'Show my profile for the public list',
    isPublicHint:
      'Name, wetin you sabi, certificates and wetin you write about your work. We no go ever show who dey work on which report.',
    publicName: 'The name wey the list go show',
  },
  secondStep: {
    title: 'Second step',
    lead: 'Your password correct. One thing remain.',
    codeOrPaper: 'Code from your app, or one of the codes wey you write for paper',
    paper: 'One of the codes wey you write for paper',
    button: 'Continue',
    passkey: 'Use passkey',
    notYours: 'No be your account, or code no dey with you?',
    again: 'Enter again from the start',
  },
  passkeyButton: {
    needsScript: 'Passkey need JavaScript, and e dey off for here.',
    notHere: 'Dis browser no get passkey.',
    failed: 'No passkey come from dis phone or computer. Nothing change.',
  },
  logout: {
    title: 'Comot from your account',
    lead: 'You still dey inside your account for dis phone or computer.',
    failure: 'Logout failed',
  },
  forgotPassword: {
    title: 'You don forget your password?',
    lead: 'If dis email get account, we go send am letter wey get link. The link go work one time, for one hour.',
    button: 'Send me the link',
    withoutMail: {
      lead: 'If dis email get account, we go write letter wey get link. The link go work one time, for one hour.',
      button: 'Write the letter',
    },
  },
  noMail: {
    title: 'Dis site never fit send email',
    text: 'The letter dey wait for inside folder for the machine. Ask the person wey dey run the site, for the way wey you trust: dem fit see am, and dem fit give you the link.',
  },
  resetPassword: {
    title: 'New password',
    lead: 'E go log you out for every phone and computer. If you get second step, e remain, and we go ask for am as before.',
    password: 'New password',
    button: 'Save the new password',
    newLink: 'Ask for new link',
  },
  confirmEmail: {
    title: 'Show say the email na your own',
    waiting:
      'Letter dey come. Open the link wey dey inside; or if you dey read your mail for another phone, write the code from the letter here before thirty minutes pass.',
    newLetter: 'Send me new letter',
    code: 'Code from the letter',
    codeHint: 'Eight numbers.',
    button: 'Confirm my email',
    noLetter: 'Some minutes don pass and letter no come? Check inside spam, or',
    ask: 'ask for new one',
  },
  newLetter: {
    title: 'New letter',
    lead: 'If somebody don register with dis email and e still dey wait, we go send the letter again. E dey wait for {days} days.',
    button: 'Send the letter',
    withoutMail: {
      lead: 'If somebody don register with dis email and e still dey wait, we go write the letter again. E dey wait for {days} days.',
      button: 'Write the letter',
    },
  },
} as const satisfies DraftOf<'account'>
