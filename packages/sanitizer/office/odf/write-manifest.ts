import type { ZipEntry } from '../../zip/write-zip.ts'

type Told = {
  type: string
  version: string | undefined
  entries: readonly ZipEntry[]
  /** The types of pictures and of the folders of documents within; everything else is XML. */
  types: ReadonlyMap<string, string>
}

/** The list of members (OpenDocument 1.3, part 2, section 4). */
export function writeManifest({ type, version, entries, types }: Told): Uint8Array {
  const versioned = version === undefined ? '' : ` manifest:version="${version}"`
  const folders = [...types].filter(([path]) => path.endsWith('/'))
  const lines = [
    `<manifest:file-entry manifest:full-path="/"${versioned} manifest:media-type="${type}"/>`,
    ...folders.map(([path, kind]) => line(path, kind)),
    ...entries.map(({ path }) => line(path, types.get(path) ?? 'text/xml')),
  ]
  return new TextEncoder().encode(
    `<?xml version="1.0" encoding="UTF-8"?>\n<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"${versioned}>${lines.join('')}</manifest:manifest>`,
  )
}

function line(path: string, type: string): string {
  return `<manifest:file-entry manifest:full-path="${path}" manifest:media-type="${type}"/>`
}
