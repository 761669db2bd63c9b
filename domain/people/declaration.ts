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
