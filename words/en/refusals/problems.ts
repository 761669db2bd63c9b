import type { FieldRefusalCode } from '#domain/field-refusals.ts'

/** What is wrong with a field, and when to try again; said by the server alone. */
export const problems = {
  /** What can be wrong with one field. */
  problems: {
    missing: 'Please fill this in.',
    'too-short': 'Please write at least {limit} characters.',
    'too-long': 'Please keep this to {limit} characters.',
    'not-in-list': 'Please choose one from the list.',
    'not-an-iso-day': 'Please write the day as YYYY-MM-DD.',
    'unknown-parameter': 'There is no such parameter.',
    'not-one-value': 'Please give this once.',
    'not-as-described': 'This is not as the documentation describes it.',
    'not-a-next': 'This is no next and no cursor of ours. Begin again without it.',
    'after-the-last-day': 'This day comes after the last day.',
    'above-the-highest': 'This is higher than the highest.',
    'no-such-report': 'No other report that you may read has this number.',
    'not-a-rating': 'Please choose a number from 1 to 5.',
    'not-a-date': 'Enter a year, a month or a day: 2024, 3/2024 or 15/3/2024.',
    'not-public': 'No public report and no conviction has this number.',
    'same-record': 'Please give the number of another record.',
    'names-none': 'This record names none.',
    'not-in-record': 'This record does not name this company. Please write it as the record does.',
    'not-a-day': 'Enter a day, a month and a year, for example 15 3 2024.',
    'no-such-day': 'That month has no day {limit}.',
    'not-in-the-text': 'A line is not in the text that becomes public. Write it as the report has it.',
    'names-the-report': 'Leave out the number of the report: it tells the day on which it was sent.',
    'names-the-person':
      'Please leave the name of the person out: the public reads this notice long after the report is gone.',
    'not-a-conviction':
      'The archive holds convictions alone. This speaks of an arrest, a trial, an acquittal or a forfeiture.',
    'another-year':
      'The number of the record has another year. Please withdraw the record and import it again.',
    'in-the-future': 'This date has not come yet.',
    'too-many-lines': 'Please give at most {limit}, one a line.',
    'not-a-link': 'Please write whole addresses that begin with http:// or https://, one a line.',
    'too-many-links': 'Please give at most {limit} links.',
    'not-an-amount': 'Please write a sum, for instance 400 million or 2,500,000.',
    'username-form': 'Please use letters, digits, dots, hyphens and underscores only.',
    'email-form': 'Invalid email',
    'password-short': 'Password must be at least {limit} characters long',
    'password-weak':
      'This password is easy to guess. Please take a longer one: three or four words that do not belong together will do.',
    'password-wrong': 'This is not your present password.',
    'not-a-number': 'Please write a whole number from 0 to {limit}.',
    'areas-missing': 'Please choose at least one area.',
    'receipt-code': 'This is not the code of a receipt.',
    'voucher-code': 'This is not the code of a voucher.',
    'not-an-answer-day': 'Choose a day from 3 to 90 days from today.',
    'seat-code': 'This is not the code of an invitation.',
    'not-a-contact': 'Please begin with mailto: and a mail address, or with https://.',
    'not-links': 'Please write one account in each line: its name, =, and an address with https://.',
    'not-a-logo': 'We cannot use this file. Please take a PNG, JPEG or WebP picture that does not move.',
    'logo-too-heavy':
      'This picture is too heavy. Please take one of at most 16 kB, so that it opens on a slow phone.',
    'logo-size': 'Each side of the picture needs from 16 to 512 pixels.',
    'not-a-webhook':
      'Give a whole address that begins with https:// and has a name. Numbers, ports, names with a password and places after # are refused.',
    'not-a-network':
      'Please write one address or network in each line, such as 203.0.113.0/24. A network may not be larger than /8, or /16 for IPv6.',
    'not-a-list-file':
      'This file is neither a CSV nor a plain text. In your spreadsheet, save the list as CSV and choose that file.',
    'list-file-large': 'Please keep the file to {limit} MB.',
    'username-taken': 'This name is taken. Please choose another.',
    'username-looks-alike': 'This name looks like one that is taken. Please choose another.',
  },
  /** When another try is worth it. */
  waiting: {
    seconds: {
      one: 'You can try again in about {count} second.',
      other: 'You can try again in about {count} seconds.',
    },
    minutes: {
      one: 'You can try again in about {count} minute.',
      other: 'You can try again in about {count} minutes.',
    },
    hours: {
      one: 'You can try again in about {count} hour.',
      other: 'You can try again in about {count} hours.',
    },
  },
} as const satisfies { problems: Record<FieldRefusalCode, string>; waiting: object }
