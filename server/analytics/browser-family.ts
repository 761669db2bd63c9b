/** The order matters: most browsers also carry the names of older ones. */
const families: readonly [name: string, sign: RegExp][] = [
  ['Opera Mini', /Opera Mini/],
  ['Opera', /OPR\/|Opera/],
  ['Samsung Internet', /SamsungBrowser/],
  ['UC Browser', /UCBrowser/],
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Firefox', /Firefox\/|FxiOS/],
  ['Chrome', /Chrome\/|CriOS/],
  ['Safari', /Safari\//],
]

/** 'Firefox', 'Chrome' and so on, or 'other'. No version: one browser of a kind among thousands points to no one. */
export function browserFamily(userAgent: string): string {
  return families.find(([, sign]) => sign.test(userAgent))?.[0] ?? 'other'
}

export function deviceType(userAgent: string): 'tablet' | 'phone' | 'computer' {
  if (/Opera Mini/.test(userAgent)) return 'phone'
  else if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'tablet'
  else return /Mobi|Android|iPhone/.test(userAgent) ? 'phone' : 'computer'
}
