/** Whether a path of a package stays inside the folder that it is unpacked to, on every system. */
export function isSafePath(path: string): boolean {
  return (
    path.length > 0 &&
    path.length <= 1000 &&
    !controls.test(path) &&
    !unsafeLetters.test(path) &&
    path.split('/').every((part) => part !== '' && part !== '.' && part !== '..' && !/[ .]$/.test(part))
  )
}

// Control letters, what Windows reads as a drive, a stream or a folder, what turns the reading
// direction around, and what is not seen.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control letters are what is looked for.
const controls = /[\u0000-\u001f\u007f-\u009f]/
const unsafeLetters = /[\\:*?"<>|\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd]/

/** Two paths that some file system takes for one. */
export function foldedPath(path: string): string {
  return path.normalize('NFC').toLowerCase()
}

const hausaLetters: Record<string, string> = {
  ɓ: 'b',
  Ɓ: 'B',
  ɗ: 'd',
  Ɗ: 'D',
  ƙ: 'k',
  Ƙ: 'K',
  ƴ: 'y',
  Ƴ: 'Y',
}

/**
 * A name of plain letters for a file in the package: every system unpacks it alike, and `sha256sum -c` finds it. The
 * original name is in the list of exhibits.
 */
export function plainFileName(name: string): string {
  const plain = name
    .replace(/[ɓƁɗƊƙƘƴƳ]/g, (letter) => hausaLetters[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/\.{2,}/g, '.')
  const [, stem = '', ending = ''] = /^(.*?)(\.[A-Za-z0-9]{1,10})?$/.exec(plain) ?? []
  const kept = withoutSignsAtEnd(stem.replace(/^[-._]+/, '').slice(0, 60))
  return `${kept === '' ? 'file' : kept}${ending}`
}

function withoutSignsAtEnd(text: string): string {
  let end = text.length
  while (end > 0 && '-._'.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}
