/** The contact page. */
export const contact = {
  contact: {
    title: 'Contact',
    description: 'Write to us without an account and without JavaScript.',
    labels: {
      subject: 'What is it about?',
      text: 'Your message',
      reply: 'How can we reach you?',
    },
    lead: 'Write to us. You do not need an account.',
    choose: 'Please choose',
    textHint: 'At most {count} characters.',
    replyHint:
      'Only if you want an answer. Better nothing that your employer runs, or that carries your name.',
    button: 'Send the message',
    weakness: 'If you found a weakness',
    tellUs: 'Please tell us before you tell others:',
    alsoIn: '(also in',
    tellUsByForm: 'Please tell us before you tell others: choose “{security}” in the form above.',
    othersAsked: 'Is it a question that others have asked? Look at the',
    faq: 'FAQ',
    kept: [
      '**What we keep:** your words and your way to be reached, sealed, and the day. No address, no device, no account, even if you are logged in.',
      '**How long:** until staff close it, which erases it, and {count} days at most.',
      '**Who reads it:** members of staff. The people who run the server could, too.',
      '**A public report is wrong?** Choose “Is something wrong?” below it in the [list](/reports). You get a code for the answer.',
      '**Not for reports.** Please do not name anybody as corrupt here: [a report](/submit-report) is checked, this is not.',
    ],
    securityText: 'security.txt',
  },
} as const
