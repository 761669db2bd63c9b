import { Unreadable } from '@fitila/formats/unreadable'
import type { Question } from './contract.ts'

/** Every reason for which a file is not cleaned, and what to do instead. One wording, in one place. */
export const refusals = {
  empty: 'This file is empty.',
  'too-large':
    'This file is too large to clean on this device. The limit is 25 MB, and what is packed inside counts too.',
  'too-many-pages':
    'This PDF has more than 20,000 pages, which is too many for one device. Print its pages into several PDF files, and clean those.',
  unknown:
    'We do not know this kind of file, so we cannot clean it. Save it as PDF, or take a picture of the screen, and clean that.',
  structured:
    'This file is written for a program, such as a contact, a calendar, a track of places or data. It holds more than what you see when you open it. Open it, copy the words that matter into a new text, and clean that.',
  'proof-file':
    'This is a proof file, as the app ProofMode writes beside a photo. It can say which phone took the photo, where, when and near which networks. Nothing in it can be cleaned without breaking it. Leave it out, unless you want to prove the photo.',
  broken:
    'We could not read this file. It may be damaged. Open it, save it again under a new name, and clean that.',
  'old-office':
    'This is an old Word, Excel or PowerPoint file, which cannot be cleaned safely. Open it, choose "Save as" and the newer kind (.docx, .xlsx or .pptx), and clean that.',
  outlook:
    'This is a mailbox of Outlook (.pst, .ost), or the file winmail.dat that Outlook adds to mails. It holds who wrote and received each mail, when, and by which way, with all attachments. It cannot be cleaned here. Open it in Outlook, save each mail that matters by "Save as" (.msg), and clean those.',
  encrypted:
    'This file is locked in a way that we cannot open. Open it where it was made, save it without a password, and clean that.',
  'wrong-password': 'That password does not open this file.',
  unsupported:
    'This file uses a feature that we cannot clean safely. Export it as PDF or as a picture, and clean that.',
  'too-deep': 'This file has files within files within files. Take them out and clean them one by one.',
  'full-edition':
    'Turning pages into pictures needs the full edition of this tool. Choose it, or clean the PDF the standard way.',
  'still-there':
    'We cleaned this file, looked through the result, and something that could identify you was still in it. So we do not offer it. Please do not send it as it is.',
} as const

/** Said by the caller that waits for the engine, because the engine itself cannot. */
export const tookTooLong =
  'We stopped, because cleaning took much longer than a file of this size should need. It may be damaged or made to do this.'

export type RefusalCode = keyof typeof refusals

/** The one way in which the engine refuses. */
export function refuse(code: RefusalCode): never {
  throw new Unreadable(code, refusals[code])
}

/** The file can be cleaned once a person has answered. */
export class Asked extends Error {
  readonly question: Question
  constructor(question: Question) {
    super(question.ask)
    this.question = question
  }
}
