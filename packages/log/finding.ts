/** One finding in plain words: it holds, it does not, or it could not be told. */
export type Finding = { holds: boolean | null; text: string }
