/** What can be wrong with one field. */
export const fieldRefusals = {
  missing: () => 'Please fill this in.',
  'too-short': (limit) => `Please write at least ${limit} characters.`,
  'too-long': (limit) => `Please keep this to ${limit} characters.`,
  'not-in-list': () => 'Please choose one from the list.',
  'not-a-rating': () => 'Please choose a number from 1 to 5.',
  'not-a-date': () => 'Please write a year, a month or a day: 2024, 2024-03 or 2024-03-15.',
  'not-a-day': () => 'Please give a whole day, for instance 2024-03-15.',
  'names-the-person': () =>
    'Please leave the name of the person out: the public reads this notice long after the report is gone.',
  'in-the-future': () => 'This date has not come yet.',
  'too-many-lines': (limit) => `Please give at most ${limit}, one a line.`,
  'not-a-link': () => 'Please write whole addresses that begin with http:// or https://, one a line.',
  'too-many-links': (limit) => `Please give at most ${limit} links.`,
  'not-an-amount': () => 'Please write a sum, for instance 400 million or 2,500,000.',
  'username-form': () => 'Please use letters, digits, dots, hyphens and underscores only.',
  'email-form': () => 'Invalid email',
  'password-short': (limit) => `Password must be at least ${limit} characters long`,
  'password-weak': () =>
    'This password is easy to guess. Please take a longer one: three or four words that do not belong together will do.',
  'password-wrong': () => 'This is not your present password.',
  'not-a-number': (limit) => `Please write a whole number from 0 to ${limit}.`,
  'areas-missing': () => 'Please choose at least one area.',
  'receipt-code': () => 'This is not the code of a receipt.',
  'username-taken': () => 'Somebody has this name already. Please choose another.',
} as const satisfies Record<string, (limit: number) => string>

export type FieldRefusalCode = keyof typeof fieldRefusals
