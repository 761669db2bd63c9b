/** In every text: `[words](/address)` is a link, `**words**` are strong, and words in backticks are code. */
export type Block =
  | string
  | { list: readonly string[] }
  | { steps: readonly string[] }
  | { terms: readonly { term: string; detail: string }[] }
  | { note: string; title: string }
  /** Statements with where each was read. */
  | { sourced: readonly { text: string; source: string }[] }
  /** What follows from the text before it. */
  | { means: string; list: readonly string[] }
  | { small: string }
  | { sheet: Sheet }

/** `lang` where its words are in another language than the page's (BCP 47). */
export type Sheet = { id: string; title: string; blocks: readonly Block[]; lang?: string }

export type Section = { id: string; title: string; blocks: readonly Block[] }

/** A page of words alone. It comes with the page's data, so that words are no part of the scripts. */
export type Article = { title: string; description: string; lead: string; sections: readonly Section[] }
