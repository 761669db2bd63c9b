import { lastWords } from '../last-words.ts'

/** What every form and every page that cannot be shown has in common. */
export const forms = {
  forms: {
    optional: '(optional)',
    confirmation: 'Your password, or a code from your app',
    logIn: 'Log in (opens in a new tab)',
    leave: 'You have not sent this. Leave, and lose what you typed?',
    line: {
      sending: 'No network. Nothing is lost. Press the button again when the network is back.',
      leading: 'No network. This page stays here. Press again when the network is back.',
      arrived:
        'No network. What you sent has arrived. The next page comes by itself when the network is back.',
    },
    effortWorking:
      'Or wait a moment: your device is doing a small sum, and then you can send this without the wait.',
    effortDone: 'The sum is done. You can send this now.',
    copying: {
      what: {
        code: 'Copy the code',
        codes: 'Copy all codes',
        key: 'Copy the key',
        link: 'Copy the link',
        address: 'Copy the address',
        username: 'Copy my user name',
        letter: 'Copy the letter',
      },
      copied: 'Copied',
      copiedSecret: 'Copied. It stays on the clipboard until you copy something else.',
      notCopied: 'Your browser did not copy it. Select it and copy it yourself.',
    },
    dismiss: 'Dismiss',
    pages: 'Pages',
    newer: 'Newer',
    older: 'Older',
    day: 'Day',
    month: 'Month',
    year: 'Year',
    dateHint: 'For example, 5 11 2026',
  },
  refused: lastWords,
} as const
