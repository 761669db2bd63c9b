/** A field of Word: instructions, then what they showed last. */
export type Field = {
  code: string
  state: 'open' | 'kept' | 'plain'
  /** Whether another field is among its instructions. */
  hasInner: boolean
  /** How many pieces the instruction is in. */
  pieces: number
  /** Whether what it holds is never shown. */
  isSilent: boolean
}
