/** What a person changes or confirms about their own account. */
export const accountSettings = {
  confirm: {
    title: 'Show that it is you',
    lead: 'What comes next cannot be taken back, so we ask once more. Then not again for five minutes.',
    button: 'Continue',
    passkey: 'Use a passkey',
    label: 'Your password, or a code from your app',
  },
  declaration: {
    title: 'Your declaration',
    lead: 'Staff do not handle reports that name them, their employer or a person close to them. List these names, one a line.',
    whatBecomes: 'What happens to it',
    whatBecomesText:
      'It is stored sealed. No colleague can read it, administrators neither. If you remove a line, the officers and administrators who may confirm that read the line. You do not see reports that fit a line: they are not in your list, and their address opens nothing. Your account’s download holds it, and it goes with your account or your role.',
    lastDeclared: 'You last declared on {day}.',
    comparing: 'We are comparing it with the reports',
    comparingText:
      '{compared} of {all} reports are compared. Until all are, you see no report. You need not wait here: reload this page to see how far it is.',
    removing: 'Lines that wait to be removed',
    removingText:
      'They count until an officer or administrator confirms the removal, and for at least 72 hours: {lines}.',
    statement:
      'With this button you say that it is whole and true. What is left out is noticed when it counts: the history of every report says who took which step.',
    button: 'I declare this',
    labels: {
      names: 'Your full names, as you use them',
      employers: 'Your employers, now and in the last five years',
      others: 'People you have a conflict of interest with',
    },
    hints: {
      names:
        'Each spelling on its own line: with and without a middle name, before and after a marriage. Order, titles and tone marks do not matter.',
      employers: 'As they are written on paper, and with the short form: Nigerian Ports Authority (NPA).',
      others:
        'For instance your spouse, your parents and children, a business partner. You need not say who is who.',
    },
  },
  deletion: {
    title: 'Delete my account',
    lead: 'We delete it at once. Neither you nor staff can bring it back.',
    goesTitle: 'What goes',
    staysTitle: 'What stays',
    goes: [
      'Your user name, email address and password, your second step and passkeys, and every log-in.',
      'Your drafts and notifications, and an application as an expert if you made one.',
      'The time of your plan, and what you kept with it: searches, folders, lists of names, keys and webhooks.',
      'Links that were sent to you and not used.',
    ],
    stays: [
      'Your reports stay, without your name. Neither staff nor the public can tell from them whose they were. You can no longer edit them or hear what happens to them. To follow them in the public list, write down their numbers first. If one that was never public has to go, delete it first.',
      'The record of what was done to reports, and of roles, keeps a random number in your place. It still tells that several reports came from one account, and not from whose.',
      'Backups made by the people who run the site keep your account until they are deleted.',
    ],
  },
  changeEmail: {
    title: 'A new email address',
    lead: 'From now on your account uses the address that this letter came to.',
    button: 'Use this address',
    profile: 'Go to your profile',
  },
  invitation: {
    tab: 'Invitation',
    title: 'You are invited',
    lead: 'This link makes one account as {role}, and then no other. Staff see what reporters wrote: take a password that nothing else has.',
    usernameHint: 'Your colleagues see it beside what you did. Reporters and the public never do.',
    button: 'Make my account',
  },
  changePassword: {
    title: 'Change the password',
    labels: {
      currentPassword: 'Present password',
      password: 'New password',
    },
    lead: 'Every other device is logged out by it.',
    button: 'Save the new password',
  },
  profile: {
    emailHint: {
      byLetter: 'A new address counts once you have opened the link that we send there. The old one is told.',
      atOnce: 'This site sends no email yet, so a new address counts at once.',
    },
    title: 'Profile Settings',
    links: {
      password: 'Change the password',
      security: 'Second step, passkeys and devices',
      data: 'Download my data',
      deletion: 'Delete my account',
    },
    usernameHint: 'Not your own name.',
    button: 'Save',
  },
} as const
