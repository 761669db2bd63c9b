import { stringToBytes } from '../../reading/characters.ts'
import { type Dict, Name, Text, type Value } from '../../reading/objects.ts'
import type { Rebuild } from '../../rebuild/rebuild.ts'
import { copyKeys, keys, plain } from '../../rebuild/shapes.ts'
import type { Destinations } from '../document/destinations.ts'
import { shown, textOf } from '../text-of.ts'

const border = keys({ Type: plain, W: plain, S: plain, D: plain })

const linkKeys = { Rect: plain, QuadPoints: plain, Border: plain, BS: border, C: plain, H: plain }

/** Addresses that lead to the web or to a mailbox; others may be a path on a person's machine, or a program. */
const isPublic = /^(?:https?:|mailto:|tel:|ftp:|www\.|[\w.-]+\.[a-z]{2,}(?:\/|$))/i

/** No address goes over several lines; what does has lost its end, or hides something. */
function isTorn(address: string): boolean {
  return Array.from(address).some((letter) => letter < ' ')
}

/** A link with nothing but where it is, how it looks and where it leads. */
export function copyLink(source: Dict, rebuild: Rebuild, destinations: Destinations): Value {
  const { file } = rebuild
  const link: Dict = new Map<string, Value>([
    ['Type', new Name('Annot')],
    ['Subtype', new Name('Link')],
    ...copyKeys(source, linkKeys, rebuild),
  ])
  const action = file.dict(source.get('A'))
  const does = file.name(action?.get('S'))
  if (does === 'URI') {
    const address = textOf(file.resolve(action?.get('URI'))).trim()
    if (isPublic.test(address) && !isTorn(address)) {
      rebuild.notes.link(address)
      link.set(
        'A',
        new Map<string, Value>([
          ['S', new Name('URI')],
          ['URI', new Text(stringToBytes(address.toWellFormed().replace(/[^\0-\xff]/g, encodeURIComponent)))],
        ]),
      )
    } else {
      rebuild.notes.removed('path', `A link to “${shown(address)}”, removed`, [address])
      return rebuild.add(link)
    }
  } else {
    const place = destinations.plain(source.get('Dest') ?? (does === 'GoTo' ? action?.get('D') : undefined))
    if (place) link.set('Dest', place)
    else if (does === 'Launch' || does === 'GoToR' || does === 'GoToE' || does === 'JavaScript')
      rebuild.notes.removed('embedded', 'A link that opens another file or runs a program, removed')
  }
  return rebuild.add(link)
}
