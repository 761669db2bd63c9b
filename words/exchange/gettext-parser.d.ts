/** The part of gettext-parser that is used here; the package brings no types. */
declare module 'gettext-parser' {
  export type PoEntry = {
    msgctxt?: string
    msgid: string
    msgid_plural?: string
    msgstr: string[]
    comments?: { extracted?: string; reference?: string; flag?: string; translator?: string }
  }
  export type PoFile = {
    charset: string
    headers: Record<string, string>
    translations: Record<string, Record<string, PoEntry>>
  }
  export const po: {
    parse(text: string): PoFile
    compile(file: PoFile, options?: { foldLength?: number }): Uint8Array
  }
}
