import type { Work } from '../../contract.ts'
import { inOneLine } from '../in-words.ts'
import type { SvgToken } from './read-svg.ts'
import { cleanDeclarations, cleanValue, type Renamed } from './svg-style.ts'
import { isSafeToAnimate, styleProperties, svgAttributes } from './svg-words.ts'

type Opened = Extract<SvgToken, { kind: 'open' }>

/** An attribute as it may stay, or null. `href` here is a link; pictures are looked at before. */
export function cleanAttribute(
  token: Opened,
  name: string,
  value: string,
  renamed: Renamed,
  work: Work | null,
): string | null {
  if (name === 'id') return renamed.isNeeded(value) ? renamed.id(value) : null
  else if (name === 'href') return cleanLink(token, value, renamed, work)
  else if (name === 'style') return cleanDeclarations(value, renamed) || null
  else if (name === 'class') return cleanClasses(value, renamed)
  else if (name === 'xml:space') return value === 'preserve' ? value : null
  else if (name === 'attributeName') return isSafeToAnimate(value) ? value : 'opacity'
  else if (name === 'begin' || name === 'end') return cleanTiming(value, renamed)
  else if (styleProperties.has(name)) return cleanValue(value, renamed)
  else if (svgAttributes.has(name) && !['style', 'a'].includes(token.name)) return cleanValue(value, renamed)
  else if (/^on/i.test(name))
    work?.findings.removed({ sort: 'hidden', text: 'A script in an attribute, removed' })
  return null
}

function cleanClasses(value: string, renamed: Renamed): string | null {
  const names = value.split(/\s+/).filter(renamed.isUsedClass)
  return names.map(renamed.className).join(' ') || null
}

export const longestTiming = 1000

/** "button.click" begins when another element is clicked. */
function cleanTiming(value: string, renamed: Renamed): string | null {
  if (value.length > longestTiming) return null
  const own = value.replace(
    /([a-z_][\w-]{0,200})\.(begin|end|click|mouse\w+|repeat)/gi,
    (_, id: string, event: string) => `${renamed.id(id)}.${event}`,
  )
  return cleanValue(own, renamed)
}

function cleanLink({ name }: Opened, value: string, renamed: Renamed, work: Work | null): string | null {
  const link = value.trim()
  if (link.startsWith('#') && link.length > 1 && name !== 'a') return `#${renamed.id(link.slice(1))}`
  if (link && !link.startsWith('#') && !link.startsWith('data:')) {
    work?.findings.removed({ sort: 'hidden', text: `A link to ${inOneLine(link)}, removed` })
  }
  return null
}
