/** Code pages of Windows that are not called after their number, by the names that browsers know. */
const names: Readonly<Record<number, string>> = {
  866: 'ibm866',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  1200: 'utf-16le',
  10000: 'macintosh',
  20127: 'us-ascii',
  20866: 'koi8-r',
  20932: 'euc-jp',
  21866: 'koi8-u',
  50220: 'iso-2022-jp',
  50221: 'iso-2022-jp',
  51932: 'euc-jp',
  51949: 'euc-kr',
  54936: 'gb18030',
  65001: 'utf-8',
}

/** The alphabet of a code page of Windows, as `TextDecoder` calls it; empty for none that is known. */
export function codePageName(page: number | undefined): string {
  if (page === undefined) return ''
  if (page >= 1250 && page <= 1258) return `windows-${page}`
  if (page > 28590 && page < 28607) return `iso-8859-${page - 28590}`
  return names[page] ?? ''
}
