import { ask } from './ask.ts'

/** Groups of exiftool that describe the file on this disk, or what is computed from the rest. */
const besides = new Set(['ExifTool', 'File', 'System', 'Composite'])

/** What exiftool tells of a file beyond its name and size: tags such as `PNG:BitDepth`, and their values. */
export async function tellsOf(path: string): Promise<Record<string, string>> {
  const words = ['-j', '-G', '-a', '-n', path]
  const { stdout } = await ask('exiftool', words, { maxBuffer: 100_000_000 }).catch(
    (error: { stdout: string }) => error,
  )
  const [tags = {}] = JSON.parse(stdout || '[{}]') as Record<string, unknown>[]
  const telling = Object.entries(tags).filter(([name]) => {
    const [group = '', tag] = name.split(':')
    return tag !== undefined && !besides.has(group)
  })
  return Object.fromEntries(telling.map(([name, value]) => [name, String(value).slice(0, 60)]))
}
