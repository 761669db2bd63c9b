type Allowed = { why: string; begin: readonly string[] }

/** Sentences that may be longer, by how they begin. */
const allowed: readonly Allowed[] = [
  {
    why: 'the words of the Evidence Act, section 84, which a certificate has to repeat',
    begin: [
      'During the material part of that period',
      'During that period information of the kind',
      'The information in the documents reproduces',
    ],
  },
]

export function isAllowed(sentence: string): boolean {
  return (
    isListOfValues(sentence) || allowed.some(({ begin }) => begin.some((words) => sentence.startsWith(words)))
  )
}

/** States or codes, one after the other, as the page for developers lists them: a reader looks one up. */
function isListOfValues(sentence: string): boolean {
  const values = sentence.split(',')
  return values.length > 10 && sentence.split(/[\s_]+/).length < 3 * values.length
}

export const allowedBeginnings: readonly string[] = allowed.flatMap(({ begin }) => begin)
