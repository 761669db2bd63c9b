import { rewriteXml } from '../../xml/rewrite-xml.ts'
import { attributeOf } from '../../xml/xml-element.ts'
import { pathFrom } from '../paths.ts'

/** One line of a `.rels` part. */
export type Relation = {
  id: string
  /** The last word of its type: `image`, `slide`. */
  name: string
  /** The path of a member, or an address outside when `isOutside`. */
  target: string
  isOutside: boolean
}

const knownTypes =
  /^http:\/\/(?:schemas\.openxmlformats\.org\/(?:officeDocument|package)\/2006\/relationships(?:\/metadata)?|purl\.oclc\.org\/ooxml\/officeDocument\/relationships(?:\/metadata)?|schemas\.microsoft\.com\/office\/\d{4}(?:\/\d+)?\/relationships)\/([\w-]+)$/

export function readRelations(bytes: Uint8Array, partPath: string): Relation[] {
  const found: Relation[] = []
  rewriteXml(
    bytes,
    {
      namespaces: new Map([['http://schemas.openxmlformats.org/package/2006/relationships', 'rel']]),
      open: {
        'rel:Relationship': (element) => {
          const name = knownTypes.exec(attributeOf(element, 'Type') ?? '')?.[1]
          const target = attributeOf(element, 'Target') ?? ''
          const isOutside = attributeOf(element, 'TargetMode') === 'External'
          found.push({
            id: attributeOf(element, 'Id') ?? '',
            name: name ?? '',
            target: isOutside ? target : resolve(target, partPath),
            isOutside,
          })
          return 'drop'
        },
      },
      close: {},
      attributes: {},
      text: {},
    },
    undefined,
  )
  return found
}

/** Where the relations of a part are written. */
export function relationsPath(partPath: string): string {
  const slash = partPath.lastIndexOf('/') + 1
  return `${partPath.slice(0, slash)}_rels/${partPath.slice(slash)}.rels`
}

function resolve(target: string, partPath: string): string {
  const whole = target.replaceAll('\\', '/')
  return pathFrom(whole.startsWith('/') ? null : partPath, /^[^#?]*/.exec(whole)?.[0] ?? '')
}

const transitional = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/'
const strict = 'http://purl.oclc.org/ooxml/officeDocument/relationships/'
const microsoft = 'http://schemas.microsoft.com/office/2007/relationships/'

export function relationType(name: string, isStrict: boolean): string {
  if (name === 'diagramDrawing' || name === 'media') return microsoft + name
  else return (isStrict ? strict : transitional) + name
}

/** The path from one part to another, as Word writes it: without a slash at the start where they share a folder. */
export function pathBetween(from: string, to: string): string {
  const steps = from.split('/').slice(0, -1)
  const goal = to.split('/')
  while (steps.length > 0 && goal.length > 1 && steps[0] === goal[0]) {
    steps.shift()
    goal.shift()
  }
  return [...steps.map(() => '..'), ...goal].join('/')
}
