import type { CrowdQuestion, Finding } from '../finding.ts'

/** A piece of the text and what takes its place. */
export type Edit = { start: number; end: number; placeholder: string }

/** What the screen offers for a clue: other words for it, or the text without its sentence. */
export type Rewriting = { kind: 'other-words' | 'without-sentence'; edit: Edit }

/**
 * A way to say it that fits many people. 'As a nursing mother' becomes 'As a member of staff'. Where no words are safe,
 * the sentence goes. A clue never cuts through a finding: the edit grows over it.
 */
export function rewriteClue(text: string, question: CrowdQuestion, findings: readonly Finding[]): Rewriting {
  const words = text.slice(question.start, question.end)
  const other = openings.find(([opening]) => opening.test(words))?.[1]
  if (other !== undefined && !/\bof$/i.test(words)) {
    const placeholder = /^[A-Z]/.test(words) ? capital(other) : other
    return { kind: 'other-words', edit: overFindings({ ...question, placeholder }, findings) }
  }
  return {
    kind: 'without-sentence',
    edit: overFindings({ ...sentenceAround(text, question), placeholder: '' }, findings),
  }
}

const openings: readonly (readonly [RegExp, string])[] = [
  [/^(?:i am|i'm|i was|i work|i worked|i serve)\b/i, 'I am a member of staff'],
  [/^(?:na me be|i be|me wey be)\b/i, 'I be staff'],
  [/^(?:as|being) (?:a|an|the)\b/i, 'as a member of staff'],
  [/^(?:the )?(?:only|sole|lone)\b/i, 'one of the staff'],
  [/^na only me\b/i, 'some people'],
]

function overFindings({ start, end, placeholder }: Edit, findings: readonly Finding[]): Edit {
  const touched = findings.filter((finding) => finding.start < end && finding.end > start)
  return {
    start: Math.min(start, ...touched.map((finding) => finding.start)),
    end: Math.max(end, ...touched.map((finding) => finding.end)),
    placeholder,
  }
}

// A sentence that is longer than this is taken out only so far.
const longestSentence = 600

function sentenceAround(text: string, { start, end }: { start: number; end: number }) {
  let from = start
  while (from > 0 && start - from < longestSentence && !endsBefore(text, from)) from -= 1
  let to = end
  while (to < text.length && to - end < longestSentence && text[to] !== '\n' && !endsBefore(text, to)) to += 1
  return { start: from, end: to }
}

/** Whether a sentence ends, with the space behind it, just before this place. */
function endsBefore(text: string, at: number): boolean {
  const before = text.charAt(at - 1)
  return before === '\n' || (before === ' ' && '.!?'.includes(text.charAt(at - 2) || '-'))
}

/** The findings that are replaced, and the edits that were accepted, as one list without overlaps. */
export function withEdits<One extends Edit>(findings: readonly One[], edits: readonly Edit[]): Edit[] {
  const kept = joined(edits)
  return [
    ...findings.filter((one) => !kept.some((edit) => one.start < edit.end && one.end > edit.start)),
    ...kept,
  ]
}

/** The questions whose words stay in the text after these edits. */
export function questionsLeftBy(
  edits: readonly Edit[],
  questions: readonly CrowdQuestion[],
): CrowdQuestion[] {
  return questions.filter(({ start, end }) => edits.every((edit) => end <= edit.start || start >= edit.end))
}

/** Of two edits on the same words, the one that takes more away stays. */
function joined(edits: readonly Edit[]): Edit[] {
  const chosen: Edit[] = []
  for (const edit of edits.toSorted((one, other) => other.end - other.start - (one.end - one.start))) {
    if (chosen.every(({ start, end }) => edit.end <= start || edit.start >= end)) chosen.push(edit)
  }
  return chosen
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
