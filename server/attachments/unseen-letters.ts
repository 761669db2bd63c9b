// Invisible letters, letters that turn the order of others around, and damaged ones.
const unseen = [
  ...['\\p{C}', '\\p{Zl}', '\\p{Zp}', '\\u034F', '\\u115F', '\\u1160', '\\u17B4', '\\u17B5', '\\u180B'],
  ...['\\u180C', '\\u180D', '\\u180F', '[\\u2000-\\u200F]', '[\\u2028-\\u202F]', '[\\u205F-\\u206F]'],
  ...['\\u2800', '\\u3164', '[\\uFE00-\\uFE0F]', '\\uFFA0', '\\uFFFC', '\\uFFFD'],
]
const pattern = unseen.join('|')

/** Whether the name of a file holds a letter that no one sees, and that can make the name look like another. */
export function hasUnseenLetter(name: string): boolean {
  return new RegExp(pattern, 'u').test(name)
}

/** The name as it will be read: `invoice<202e>fdp.exe.pdf` is `invoicefdp.exe.pdf`. */
export function withoutUnseenLetters(name: string): string {
  return name.replaceAll(new RegExp(pattern, 'gu'), '')
}
