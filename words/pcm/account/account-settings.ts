import type { DraftOf } from '../../words.ts'

export const accountSettings = {
  confirm: {
    title: 'Show say na you',
    lead: 'Wetin dey come next, nobody fit turn am back, so we dey ask one more time. After dat we no go ask for five minutes.',
    button: 'Continue',
    passkey: 'Use passkey',
    label: 'Your password, or code from your app',
  },
  declaration: {
    title: 'Your declaration',
    lead: 'Staff no dey handle report wey call their name, their employer or person wey near them. Write these names, one for each line.',
    whatBecomes: 'Wetin go happen to am',
    whatBecomesText:
      'We seal am. No colleague fit read am, administrator too no fit. If you remove one line, the officers and administrators wey fit confirm dat one go read the line. Report wey match am no dey for you for here: e no dey inside the list, and e no dey for its address. When you download your account, e dey inside, and e go comot with your account or your role.',
    lastDeclared: 'Last time wey you declare na {day}.',
    comparing: 'We dey compare am with the reports',
    comparingText:
      'We don compare {compared} out of {all} reports. Until we finish, you no go see any report. You no need wait for here: load dis page again to see how far.',
    removing: 'Lines wey dey wait to comot',
    removingText:
      'Dem still count until officer or administrator confirm say dem fit comot, and for at least 72 hours: {lines}.',
    statement:
      'With dis button you dey talk say everything dey inside and e dey true. Wetin you leave out go show when e matter: the history of every report dey talk who do which step.',
    button: 'I declare am',
    labels: {
      names: 'Your full names, the way you dey use them',
      employers: 'Your employers, now and for the last five years',
      others: 'People wey you get conflict of interest with',
    },
    hints: {
      names:
        'Write every spelling for its own line: with middle name and without am, before and after you marry. Order, title and tone mark no matter.',
      employers: 'The way paper write am, and the short form join: Nigerian Ports Authority (NPA).',
      others:
        'Like your husband or wife, your parents and pikin, your business partner. You no need talk who be who.',
    },
  },
  deletion: {
    title: 'Delete my account',
    lead: 'We go delete am now now. You and staff no fit bring am back.',
    goesTitle: 'Wetin go comot',
    staysTitle: 'Wetin go remain',
    goes: [
      'Your user name, email and password, your second step and passkeys, and every place wey you log in.',
      'Your drafts, your messages for the bell, and your application as expert if you send one.',
      'The time of your plan, and wetin you keep with am: searches, folders, lists of names, keys and webhooks.',
      'Links wey we send you and you never use.',
    ],
    stays: [
      'Your reports go remain, without your name. Staff and public no fit use them know who get them. You no fit change them again, and you no go hear wetin happen to them. If you wan follow them for the public list, write their numbers down first. If one wey never enter public must go, delete am first.',
      'The record of wetin dem do to reports, and of roles, go keep one random number for your place. E still dey show say some reports come from one account, but e no dey show whose account.',
      'Backup wey the people wey dey run the site make go keep your account until dem delete the backup.',
    ],
  },
  changeEmail: {
    title: 'New email address',
    lead: 'From now, your account go use the address wey dis letter come.',
    button: 'Use dis address',
    profile: 'Go your profile',
  },
  invitation: {
    tab: 'Invitation',
    title: 'Dem invite you',
    lead: 'Dis link go make one account as {role}, and no other one. Staff dey see wetin people report: use password wey you no use for any other place.',
    usernameHint:
      'Your colleagues dey see am beside wetin you do. People wey report and the public no go ever see am.',
    button: 'Make my account',
  },
  changePassword: {
    title: 'Change the password',
    labels: { currentPassword: 'The password wey you get now', password: 'New password' },
    lead: 'E go log you out for every other phone and computer.',
    button: 'Save the new password',
  },
  profile: {
    emailHint: {
      byLetter: 'New address go count when you open the link wey we send there. We go tell the old one.',
      atOnce: 'Dis site never dey send email, so new address go count at once.',
    },
    title: 'Profile Settings',
    links: {
      password: 'Change the password',
      security: 'Second step, passkeys and devices',
      data: 'Download wetin you get for me',
      deletion: 'Delete my account',
    },
    usernameHint: 'No use your real name.',
    button: 'Save',
  },
} as const satisfies DraftOf<'accountSettings'>
