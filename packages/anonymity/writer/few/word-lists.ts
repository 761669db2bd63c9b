/** An expression for any of these words: 'akowe|omo ogun' becomes '(?:akowe|omo ogun)'. */
export function anyOf(lists: readonly string[]): string {
  return `(?:${lists.join('|')})`
}

/** The words with which these begin, for a form: 'akowe|omo ogun|omo ijo' becomes 'akowe omo'. */
export function firstWordsOf(lists: readonly string[]): string {
  const words = lists.flatMap((list) => list.split('|')).map((phrase) => phrase.split(' ')[0] ?? phrase)
  return [...new Set(words)].join(' ')
}
