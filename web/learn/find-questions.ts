export type Question = { id: string; question: string; answer: string }

/** The questions that hold every word of a search, in any order; all of them for an empty one. */
export function findQuestions(questions: readonly Question[], term: string): readonly Question[] {
  const words = fold(term).split(/\s+/).filter(Boolean)
  return questions.filter(({ question, answer }) => {
    const text = fold(`${question} ${answer}`)
    return words.every((word) => text.includes(word))
  })
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()
}
