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

const central = 1250
const cyrillic = 1251
const arabic = 1256
const baltic = 1257

/** The code pages of languages, by their numbers in Windows (MS-LCID). All others have 1252. */
const pagesOfLanguages: Readonly<Record<number, number>> = {
  ...{ 1: arabic, 32: arabic, 41: arabic },
  ...{ 2: cyrillic, 25: cyrillic, 34: cyrillic, 35: cyrillic, 47: cyrillic },
  ...{ 5: central, 14: central, 21: central, 24: central, 26: central },
  ...{ 27: central, 28: central, 36: central, 37: baltic, 38: baltic, 39: baltic },
  ...{ 4: 936, 8: 1253, 13: 1255, 17: 932, 18: 949, 30: 874, 31: 1254, 42: 1258 },
}
/** Chinese of Taiwan, Hong Kong and Macau, and Serbian in its own letters. */
const pagesOfCountries: Readonly<Record<number, number>> = {
  1028: 950,
  3076: 950,
  5124: 950,
  3098: cyrillic,
}

/** The code page of the computer on which a mail was written, by its language; undefined for none that is said. */
export function codePageOfLanguage(language: number | undefined): number | undefined {
  if (language === undefined || language === 0) return undefined
  return pagesOfCountries[language & 0xffff] ?? pagesOfLanguages[language & 0x3ff] ?? 1252
}

/** The alphabet of a code page of Windows, as `TextDecoder` calls it; empty for none that is known. */
export function codePageName(page: number | undefined): string {
  if (page === undefined) return ''
  if (page >= 1250 && page <= 1258) return `windows-${page}`
  if (page > 28590 && page < 28607) return `iso-8859-${page - 28590}`
  return names[page] ?? ''
}
