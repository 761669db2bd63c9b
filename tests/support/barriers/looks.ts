import type { PagePart } from './page-parts.ts'
import type { NewParts } from './parts-seen.ts'
import type { Sight } from './sight.ts'

export const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules that axe asks in one go, and of which parts of the page. */
export type Look = { rules: readonly string[]; without?: readonly string[]; parts?: readonly PagePart[] }

export const everyPart: readonly PagePart[] = ['main', 'around']

/** The rules whose answer can change with the colours alone. */
export const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** The rules whose answer can change where the same elements are shown elsewhere, smaller or in another colour. */
const rulesOfPlaces = [...rulesOfColour, 'target-size', 'scrollable-region-focusable']

/** The rules that ask about the document, whatever its width. */
const rulesOfDocument = [
  ...['bypass', 'document-title', 'duplicate-id-aria', 'html-has-lang', 'html-lang-valid', 'meta-viewport'],
  'skip-link',
]

/** The rules that ask how headings and landmarks fit together: all that they read is in the outline of a `Sight`. */
const rulesOfOutline = [
  ...['heading-order', 'page-has-heading-one', 'landmark-one-main', 'landmark-unique'],
  ...['landmark-banner-is-top-level', 'landmark-contentinfo-is-top-level', 'landmark-main-is-top-level'],
  ...['landmark-complementary-is-top-level', 'landmark-no-duplicate-banner', 'landmark-no-duplicate-main'],
  'landmark-no-duplicate-contentinfo',
]

/** The rule about what is in no landmark. The main part is one, so it asks about what is around it. */
const ruleAround = 'region'

const rulesOfWholes = [...rulesOfDocument, ...rulesOfOutline, ruleAround]

/** What a page is asked as it is, or at its first width. */
export function looksAt(news: NewParts, isNewOutline: boolean): Look[] {
  const { build, looks } = news
  const isAll = build.length === looks.length && build.length === everyPart.length
  if (isAll && isNewOutline) return [{ rules: standards }]
  const wholes = { rules: [...rulesOfDocument, ...rulesOfSight(news, isNewOutline)] }
  const isSame = build.join() === looks.join()
  if (isSame) return [wholes, { rules: standards, without: rulesOfWholes, parts: build }]
  const builds = { rules: standards, without: [...rulesOfWholes, ...rulesOfColour], parts: build }
  return [wholes, builds, colours(news)]
}

function rulesOfSight({ build }: NewParts, isNewOutline: boolean): string[] {
  return [...(isNewOutline ? rulesOfOutline : []), ...(build.includes('around') ? [ruleAround] : [])]
}

/** What the same page is asked when it is narrow. */
export function looksWhenNarrow(
  news: NewParts,
  isNewOutline: boolean,
  [wide, narrow]: [Sight, Sight],
): Look[] {
  const isSame = (part: PagePart) => wide.shown[part] === narrow.shown[part]
  const other = news.build.filter((part) => !isSame(part))
  const alike = news.looks.filter((part) => !other.includes(part))
  return [
    { rules: rulesOfSight(news, isNewOutline) },
    { rules: standards, without: rulesOfWholes, parts: other },
    { rules: rulesOfPlaces, parts: alike },
  ]
}

export function colours({ looks }: NewParts): Look {
  return { rules: rulesOfColour, parts: looks }
}
