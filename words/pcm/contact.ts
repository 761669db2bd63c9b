import type { DraftOf } from '../words.ts'

export const contact = {
  contact: {
    title: 'Contact',
    description: 'Write to us without account and without JavaScript.',
    labels: {
      subject: 'Wetin e be about?',
      text: 'Your message',
      reply: 'How we fit reach you?',
    },
    lead: 'Write to us. You no need account.',
    choose: 'Abeg choose',
    textHint: '{count} letters at most.',
    replyHint:
      'Only if you want answer. Better no be anything wey your oga dey control, or wey carry your name.',
    button: 'Send the message',
    weakness: 'If you see weak place',
    tellUs: 'Abeg tell us before you tell another person:',
    alsoIn: '(e dey also inside',
    tellUsByForm: 'Abeg tell us before you tell another person: choose “{security}” for the form wey dey up.',
    othersAsked: 'Na question wey other people don ask? Look the',
    faq: 'FAQ',
    kept: [
      '**Wetin we dey keep:** your words and how we fit reach you, we lock am, and the day. No address, no phone, no account, even if you dey inside your account.',
      '**How long:** until staff close am, wey go erase am, and {count} days at most.',
      '**Who dey read am:** staff. The people wey dey run the server fit read am too.',
      '**One public report no correct?** Choose “Is something wrong?” below am for the [list](/reports): there you go get code for the answer.',
      '**No be for report.** Abeg no call anybody corrupt here: we dey check [report](/submit-report), we no dey check dis one.',
    ],
    securityText: 'security.txt',
  },
} as const satisfies DraftOf<'contact'>
