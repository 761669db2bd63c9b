import { wordsIn } from '#words/catalogue.ts'
import { fill } from '#words/fill.ts'

/** What a letter about an account has to know. A link is a whole address. */
export type LetterValues = {
  'confirm-registration': { link: string; code: string; codePage: string }
  'already-registered': { logInPage: string; forgotPage: string }
  'reset-password': { link: string }
  'confirm-new-address': { link: string }
  'new-address-taken': Record<never, never>
  'address-change-asked': { profilePage: string }
  'address-changed': Record<never, never>
  'password-changed': { forgotPage: string }
  'api-key-made': { keysPage: string; forgotPage: string }
  'api-key-revoked': { keysPage: string; forgotPage: string }
  'webhook-stopped': { webhooksPage: string }
  'second-step-changed': { securityPage: string; forgotPage: string }
  'second-step-reset-asked': { securityPage: string }
  'journal-alarm': { journalPage: string }
}

export type LetterKind = keyof LetterValues

export type LetterText = { subject: string; text: string }

/** A letter about an account. In English, because no account knows its person's language. */
export function writeLetter<Kind extends LetterKind>(kind: Kind, values: LetterValues[Kind]): LetterText {
  const { greeting, signature, ...letters } = wordsIn('en').letters
  const { subject, text } = letters[kind]
  const paragraphs = text.map((paragraph) => fill(paragraph, values))
  return { subject, text: `${[greeting, ...paragraphs, signature].join('\n\n')}\n` }
}
