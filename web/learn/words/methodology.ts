import { credibilityBounds } from '#domain/reports/credibility.ts'
import {
  verificationMethodMeanings,
  verificationMethodNames,
  verificationMethods,
} from '#domain/reports/verification.ts'

/** What the methodology says where no table can. Comes with the page's data, so that words are no part of the scripts. */
export const words = {
  stepByStep: [
    {
      title: 'You send it.',
      text: 'The form is checked, sealed and stored. You get a reference number that begins with WR. Sending the same form twice makes one report.',
    },
    {
      title: 'It waits.',
      text: 'Staff see it in their queue, the longest waiting first. They see its words and not who sent it. You can still change it: a change makes earlier verifications void, because they spoke of other words.',
    },
    {
      title: 'It is verified.',
      text: 'A member of staff compares it with papers, looks at the place, or asks a witness, and records that. You get a notification.',
    },
    {
      title: 'It is decided.',
      text: 'It is approved by somebody else than the one who verified it, or rejected with a reason that you can read. You get a notification that names the report by its number alone.',
    },
    {
      title: 'It is public.',
      text: 'The approved words are copied, as they stand, to the public list and the search. Whoever approves is first asked to look for anything that points to you.',
    },
    {
      title: 'It can be taken back.',
      text: 'An approved report that turns out to be wrong is retracted; more on that below.',
    },
  ],
  history: [
    'Every one of these steps leaves a line in the report’s history that the program cannot change afterwards: what happened, when, and by whom. Its owner sees “Staff” where staff acted, and staff see “The reporter” where the owner did.',
  ],
  roles: [
    'A member of staff is a reviewer, an officer or an administrator. An account that is suspended can read and take no step at all.',
  ],
  twoPeople: [
    'Nobody is named in public by one person’s click. Whoever approves a report needs a verification of the words as they stand now, recorded by another member of staff. Nobody verifies, approves or rejects a report of their own.',
    'There is one exception. While the staff has a single member, that one may do both, and the history of the report says so to its owner and to staff.',
  ],
  methods: verificationMethods.map((method) => ({
    term: verificationMethodNames[method],
    detail: verificationMethodMeanings[method],
  })),
  verification: [
    'A verification says which method was used and carries notes that only staff can read. The public sees the method of the latest one, not who did it. It tells that something was checked. It does not prove that everything in the report is true.',
  ],
  credibility: [
    'Credibility tells how far staff trust what a report says. It is no measure of guilt, and a low figure does not make a report false.',
    `Staff may rate a report from ${credibilityBounds.lowest} to ${credibilityBounds.highest}. The first rating stands as it is, and each later one is averaged with the figure before it.`,
  ],
  corrections: [
    'Approved words are not edited. If a report turns out to be wrong, an officer or an administrator retracts it and has to write a correction notice. The allegation leaves the public list and the search at once. What stays is the reference number, the date and the notice.',
    'We cannot take back what somebody has read, copied or printed before. The person who sent the report and staff can still open the sealed words.',
    'A person who is named, or anybody who knows better, can write to us [without an account](/contact). Staff read it.',
  ],
  sealed: [
    'every word of the report',
    'the notes of a verification',
    'the reason of a rejection or a retraction',
  ],
  notSealed: [
    'which account sent which report, and when',
    'its status, its history and its rough size',
    'which method verified it',
    'the public copy, once it is approved',
    'the correction notice, once it is public',
    'user names and e-mail addresses',
  ],
  sealing: [
    'Sealing protects a stolen database or backup, as long as the key file was not stolen with it. It does not protect from somebody who holds the running server.',
  ],
} as const

export type Words = typeof words
