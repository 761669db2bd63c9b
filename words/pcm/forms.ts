import type { DraftOf } from '../words.ts'

export const forms = {
  forms: {
    optional: '(you fit leave am)',
    confirmation: 'Your password, or code from your app',
    leave: 'You never send dis one. You wan comot, make everything wey you write lost?',
    effortWorking: 'Or wait small: your device dey do one small sum, then you fit send am without that wait.',
    effortDone: 'The sum don finish. You fit send am now.',
    dismiss: 'Close am',
    pages: 'Pages',
    newer: 'Newer',
    older: 'Older',
  },
  refused: {
    home: 'Go the first page',
    reports: 'See the reports',
    login: 'Enter',
    retry: 'Try again',
    reload: 'Load the page again',
    requestNumber: 'Number of dis request:',
    secondStep: 'Set the second step',
    firstSteps: 'See your first steps',
    declaration: 'Talk wetin concern you',
    confirm: 'Show say na you',
    longerPassword: 'Change your password',
    plans: 'See the plans',
    typed: 'Wetin you write',
    report: 'Look the report',
    typedNotSaved: 'We no save am. Copy am before you move.',
    faultTitle: 'Something spoil',
    faultText:
      'Something happen wey we no expect. Load the page again; if e still dey happen, write to us from the contact page.',
    missingTitle: 'Page no dey',
    missingText: 'No page dey for dis address. Maybe dem don move am, or dem no write the link well.',
  },
} as const satisfies DraftOf<'forms'>
