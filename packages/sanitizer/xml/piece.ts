/** What happens to an element: as it is, gone with all that is in it, or gone with all that is in it left. */
export type Fate = 'keep' | 'drop' | 'unwrap'

/** A piece of the result that is settled later. */
export type Piece = {
  write(): string
  /** The text that it would be, for looking at it without settling anything. */
  text?: string
}
