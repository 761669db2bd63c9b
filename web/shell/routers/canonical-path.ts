import { languageNames, languages } from '#words/catalogue.ts'

/** What may follow a segment of a path. `spelling` is how the table of routes writes it. */
type Branch = {
  literals: Map<string, { spelling: string; branch: Branch }>
  /** Behind a segment that each address fills in for itself. */
  open: Branch | null
  ends: boolean
  /** Whether the table has a star here: everything below belongs to it. */
  goesOn: boolean
}

/** How React Router's client asks for the data of a page; the home page has no name before it. */
const dataEnding = /(?:\/_?)?\.data$/

/**
 * Tells the one spelling of each path, so that what looks at a path sees the same text as the router, which forgives much. Segments that
 * the tables write out are spelled as there. What an address fills in keeps its letters: it may be a secret, a code or a name.
 *
 * Slashes beyond one go, and letters that need no encoding are decoded (RFC 3986, 6.2.2). A path of no route is left as it is.
 *
 * @param pages as in `routes.ts`, with a slash in front
 * @param others paths that the doors answer before the pages, as Hono writes them
 */
export function canonicalPaths(pages: readonly string[], others: readonly string[]) {
  const root = emptyBranch()
  const prefixes = languageNames.map((name) => languages[name].prefix)
  const ofPages = pages.filter(isNamed).flatMap((path) => prefixes.map((prefix) => prefix + path))
  for (const path of [...ofPages, ...others.filter(isNamed)]) grow(root, path)
  const homes = new Set<string>(prefixes.map((prefix) => prefix || '/'))

  function canonical(pathname: string): string {
    // What a page is made from has the address of the page inside its own.
    const [, mark, place] = /^(\/page-data\/[^/]+)(\/.*)$/.exec(pathname) ?? []
    if (mark !== undefined && place !== undefined) return mark + canonical(place)
    const plain = decodeUnreserved(pathname)
    const ending = dataEnding.test(plain) ? '.data' : ''
    const found = spell(root, plain.replace(dataEnding, '').split('/').filter(Boolean))
    if (found === null) return pathname
    const path = `/${found.join('/')}`
    return ending && homes.has(path) ? `${path === '/' ? '' : path}/_.data` : path + ending
  }

  return canonical
}

/** Not what a door mounts for every address. */
function isNamed(path: string): boolean {
  return path !== '*' && path !== '/*'
}

function emptyBranch(): Branch {
  return { literals: new Map(), open: null, ends: false, goesOn: false }
}

function grow(root: Branch, path: string): void {
  let branch = root
  for (const segment of path.split('/').filter(Boolean)) {
    if (segment === '*') {
      branch.goesOn = true
      return
    }
    branch = segment.startsWith(':') ? openBranch(branch) : literalBranch(branch, segment)
  }
  branch.ends = true
}

function openBranch(branch: Branch): Branch {
  branch.open ??= emptyBranch()
  return branch.open
}

function literalBranch({ literals }: Branch, spelling: string): Branch {
  const key = spelling.toLowerCase()
  const known = literals.get(key) ?? { spelling, branch: emptyBranch() }
  literals.set(key, known)
  return known.branch
}

/** What is written out comes before what is filled in, as in both routers. */
function spell(branch: Branch, segments: readonly string[]): string[] | null {
  const [first, ...rest] = segments
  if (first === undefined) return branch.ends || branch.goesOn ? [] : null
  const literal = branch.literals.get(first.toLowerCase())
  const written = literal ? spell(literal.branch, rest) : null
  if (literal && written) return [literal.spelling, ...written]
  const filled = branch.open ? spell(branch.open, rest) : null
  if (filled) return [first, ...filled]
  return branch.goesOn ? [...segments] : null
}

/** @see https://www.rfc-editor.org/rfc/rfc3986#section-2.3 */
function decodeUnreserved(path: string): string {
  return path.replace(/%[0-9a-f]{2}/gi, (code) => {
    const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return /[\w.~-]/.test(letter) ? letter : code.toUpperCase()
  })
}
