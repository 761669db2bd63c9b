/** What has its own key. A new kind needs a column with a foreign key in `sealed_keys`, so that the key is deleted with its subject. */
export const subjectKinds = ['report', 'conversation', 'assignment', 'journal'] as const

export type SubjectKind = (typeof subjectKinds)[number]

export type Subject<Kind extends SubjectKind = SubjectKind> = { kind: Kind; id: string }

type Parts = {
  /** Its text, a verification's notes and what it says of each statement, a decision's reason, a colleague's review, a proposed correction, a file, a receipt's code, a note of staff, which other reports are about the same, what the table of cases is filtered by, why a notice was left out, a reply, a decision that was signed, a petition and what came back. */
  report:
    | `words:${number}`
    | 'earlier'
    | `notes:${string}`
    | `statements:${string}`
    | `reason:${string}`
    | `review:${string}`
    | `correction:${string}`
    | `proposal:${string}`
    | `attachment:${string}`
    | `code:${number}`
    | `note:${string}`
    | 'joined'
    | `header:${number}`
    | `left-out:${string}`
    | `reply:${string}`
    | `signature:${string}`
    | `petition:${string}`
    | `petition-answer:${string}`
  /** Its messages, counted from 1, and the papers of a request for a correction. */
  conversation: `message:${number}` | `attachment:${string}`
  /** What an expert is asked, what they see of the report, and what they answer. */
  assignment: 'question' | 'extract' | 'draft' | 'answer' | `page:${number}`
  /** The entries of a day of the security journal. */
  journal: `entry:${string}`
}

/** Which sealed text of a subject. Each is bound to its own row. */
export type SealedPart<Kind extends SubjectKind = SubjectKind> = Parts[Kind]

/** Under which name a key and its texts are bound to their subject: see `bindingOf`. */
export type BoundAs = SubjectKind

/**
 * The associated data of a subject's key and of its parts.
 *
 * @param boundAs as stored with the key. Conversations from before there was that table were sealed as if they were reports
 * (decision 047); no other kind may open what was sealed for another.
 */
export function bindingOf({ kind, id }: Subject, boundAs: BoundAs) {
  const isEarlier = kind === 'conversation' && boundAs === 'report'
  const name = isEarlier ? 'report' : kind
  return {
    key: `${name}-key:${id}`,
    part: (part: SealedPart) => `${name}:${id}:${isEarlier ? earlierPart(part, id) : part}`,
  }
}

// A message or a request was the first text under its key, and the reason of a refusal the second.
function earlierPart(part: SealedPart, id: string): string {
  if (part === 'message:1') return 'words:1'
  else return part === 'message:2' ? `reason:${id}` : part
}
