import type { DraftOf } from '../../words.ts'

export const problems = {
  problems: {
    missing: 'Abeg fill dis one.',
    'too-short': 'Abeg write at least {limit} letters.',
    'too-long': 'Abeg make e no pass {limit} letters.',
    'not-in-list': 'Abeg choose one from the list.',
    'not-an-iso-day': 'Abeg write the day as YYYY-MM-DD.',
    'unknown-parameter': 'No parameter get dis name.',
    'not-one-value': 'Abeg give dis one time only.',
    'not-as-described': 'E no be as the documentation talk am.',
    'not-a-next': 'Dis one no be next or cursor wey we give. Start again without am.',
    'after-the-last-day': 'Dis day come after the last day.',
    'above-the-highest': 'Dis one high pass the highest.',
    'no-such-report': 'No other report wey you fit read get dis number.',
    'not-a-rating': 'Abeg choose number from 1 reach 5.',
    'not-a-date': 'Put year, month or day: 2024, 3/2024 or 15/3/2024.',
    'not-a-day': 'Put day, month and year, like 15 3 2024.',
    'no-such-day': 'Dat month no get day {limit}.',
    'not-a-conviction':
      'Archive na for conviction only. Dis one talk about arrest, trial, acquittal or forfeiture.',
    'another-year': 'Di number of dis record get another year. Abeg withdraw am, then import am again.',
    'names-the-person':
      'Abeg comot the name of the person: public go dey read dis notice after the report don comot.',
    'in-the-future': 'Dis date never reach.',
    'not-a-list-file':
      'Dis file no be CSV or plain text. For your spreadsheet, save the list as CSV and choose that one.',
    'list-file-large': 'Abeg make the file no pass {limit} MB.',
    'too-many-lines': 'Abeg no pass {limit}, one for each line.',
    'not-a-link': 'Abeg write the full address wey start with http:// or https://, one for each line.',
    'too-many-links': 'Abeg no give pass {limit} links.',
    'not-an-amount': 'Abeg write how much, like 400 million or 2,500,000.',
    'username-form': 'Abeg use only letters, numbers, dot, hyphen and underscore.',
    'email-form': 'Dis email no correct',
    'password-short': 'Password must reach {limit} letters',
    'password-weak':
      'Person fit guess dis password quick. Abeg take one wey long pass: three or four words wey no resemble each other go do.',
    'password-wrong': 'Dis one no be the password wey you get now.',
    'not-a-number': 'Abeg write full number from 0 reach {limit}.',
    'areas-missing': 'Abeg choose at least one area.',
    'receipt-code': 'Dis one no be the code of a receipt.',
    'voucher-code': 'Dis one no be the code of a voucher.',
    'not-an-answer-day': 'Choose day wey dey between 3 and 90 days from today.',
    'seat-code': 'Dis one no be the code of invitation.',
    'not-a-contact': 'Abeg start with mailto: and mail address, or with https://.',
    'not-links': 'Abeg write one account for each line: the name, =, and address wey get https://.',
    'not-a-logo': 'We no fit use dis file. Abeg use PNG, JPEG or WebP picture wey no dey move.',
    'logo-too-heavy':
      'Dis picture heavy too much. Abeg use one wey no pass 16 kB, so that e go open for slow phone.',
    'logo-size': 'Each side of the picture must be between 16 and 512 pixels.',
    'not-a-webhook':
      'Put complete address wey start with https:// and get name. We no dey take numbers, ports, password inside address, or wetin dey after #.',
    'not-a-network':
      'Abeg write one address or network for each line, like 203.0.113.0/24. Network no fit big pass /8, or /16 for IPv6.',
    'not-public': 'No public report and no conviction get dis number.',
    'same-record': 'Abeg give the number of another record.',
    'names-none': 'Dis record no call any name.',
    'not-in-record': 'Dis record no call dis company. Abeg write am the way the record write am.',
    'not-in-the-text': 'One line no dey inside the text wey go come out. Write am the way the report get am.',
    'names-the-report': 'Leave out the number of the report: e dey show the day wey dem send am.',
    'username-taken': 'Somebody don take dis name. Abeg choose another one.',
    'username-looks-alike': 'Dis name resemble one wey person don take. Abeg choose another one.',
  },
  waiting: {
    seconds: {
      other: 'You fit try again after like {count} seconds.',
      one: 'You fit try again after like {count} second.',
    },
    minutes: {
      other: 'You fit try again after like {count} minutes.',
      one: 'You fit try again after like {count} minute.',
    },
    hours: {
      other: 'You fit try again after like {count} hours.',
      one: 'You fit try again after like {count} hour.',
    },
  },
} as const satisfies DraftOf<'problems'>
