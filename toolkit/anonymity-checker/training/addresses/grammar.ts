/**
 * How one language writes where people are found. A table of rules: `{slot}` becomes one of its rule's words, which may have slots
 * themselves, and `<one|two|>` one of its words. Written without accents, as the engine reads. `{n}` is a small number, `{name}` a family
 * name, `{town}` a place; these three come from the lists of names and places.
 */
export type Grammar = {
  /** Rules by slot, rows parted by new lines. `address` is the whole. */
  rules: Readonly<Record<string, string>>
  /** Sentences around an address: `{@}` is where it is put. */
  around: string
  /** Sentences that have the words of addresses and no address. */
  without: string
}
