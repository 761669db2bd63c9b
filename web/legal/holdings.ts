/** What the database holds about a person, as its migrations make it. `kept` says what happens now, not what is planned. */
export type Holding = { title: string; what: string; why: string; kept: string }

export const holdings: readonly Holding[] = [
  {
    title: 'Your account',
    what: 'User name, e-mail address, role, plan, whether it is suspended, and when it was made.',
    why: 'To let you in, and to know what you may do.',
    kept: 'As long as the account exists. There is no button yet that deletes one.',
  },
  {
    title: 'Your password',
    what: 'An Argon2id hash of it and when it was set. The password itself is not stored.',
    why: 'To check it when you log in.',
    kept: 'As long as the account.',
  },
  {
    title: 'Your session',
    what: 'A hash of the cookie, when the session began and ends, and on which day it was last renewed. No address, no device.',
    why: 'To keep you logged in: up to 7 days without use, 12 hours for staff.',
    kept: 'Until you log out. A session that ran out opens nothing, but its line is not cleared away yet.',
  },
  {
    title: 'Tries to log in or register',
    what: 'A keyed hash of the account name with the first part of the network address, or of that part alone, and how many tries there were. The hash changes every day.',
    why: 'To stop somebody who guesses passwords.',
    kept: 'Counted for a quarter of an hour. Old lines are not cleared away yet, and whoever had the database and the key file could try out which network a line stands for.',
  },
  {
    title: 'Your reports',
    what: 'Their words, sealed. In clear: that they are yours, the number, the status, when they were sent and last changed, and their rough size.',
    why: 'To have them checked, to show them to you, and to count the free plan’s reports of a month.',
    kept: 'Without end. A change replaces the words before it. If an account is deleted, its reports stay and no longer name it as their owner.',
  },
  {
    title: 'What happened to a report',
    what: 'Each step with the account that took it and the moment. Notes and reasons are sealed.',
    why: 'So that nobody, staff least of all, can change a report’s story afterwards.',
    kept: 'Without end: the database refuses to change or delete these lines. They hold an account’s random number, not its name.',
  },
  {
    title: 'Your notifications',
    what: 'Which report, by its number, what happened, and when you read it.',
    why: 'To tell you.',
    kept: 'As long as the account.',
  },
  {
    title: 'Invitations to the staff',
    what: 'A hash of the link, the role, who invited whom, and when it was used.',
    why: 'So that nobody becomes staff without being asked.',
    kept: 'Without end, even when it was never used.',
  },
  {
    title: 'People who are named in a report',
    what: 'What the report says of them: sealed until it is approved, public from then on, with their name, office, sector and state.',
    why: 'It is what this site is for.',
    kept: 'Public until it is retracted. The sealed words stay also after a rejection or a retraction.',
  },
]
