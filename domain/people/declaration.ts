/** What a member of staff has declared, so that they handle nothing that is about themselves or their own. */
export type Declaration = {
  /** Their own full names, as they are used, in each spelling. */
  names: readonly string[]
  /** Present and recent ones. */
  employers: readonly string[]
  /** Others whom they may not judge: a spouse, relatives, friends. */
  others: readonly string[]
}

type FieldRule = { required: boolean; mostLines: number; longest: number }

/** One line each. Lengths in UTF-16 units. */
export const declarationFields = {
  names: { required: true, mostLines: 10, longest: 200 },
  employers: { required: false, mostLines: 20, longest: 200 },
  others: { required: false, mostLines: 40, longest: 200 },
} as const satisfies Record<keyof Declaration, FieldRule>

/** The lines of one declaration that another leaves out. Capitals make no other line. */
export function removedLines(before: Declaration, after: Declaration): Declaration {
  return eachList((list) => before[list].filter((line) => !holds(after[list], line)))
}

/** Both, each line once. */
export function withLines(declaration: Declaration, more: Declaration): Declaration {
  return eachList((list) => [
    ...declaration[list],
    ...more[list].filter((line) => !holds(declaration[list], line)),
  ])
}

export function linesOf(declaration: Declaration): string[] {
  return [...declaration.names, ...declaration.employers, ...declaration.others]
}

function eachList(linesIn: (list: keyof Declaration) => string[]): Declaration {
  const [names, employers, others] = [linesIn('names'), linesIn('employers'), linesIn('others')]
  return { names, employers, others }
}

function holds(lines: readonly string[], line: string): boolean {
  return lines.some((each) => each.toLowerCase() === line.toLowerCase())
}
