import { buffer } from 'node:stream/consumers'
import { makeSanitizerWhenNeeded } from '@fitila/sanitizer/sanitize-when-needed'

/**
 * A separate process that cleans one file and touches nothing else: the file comes in, a line with its kind and the sorts of what was found, and
 * the cleaned bytes go out. A file that cannot be cleaned ends it, and nothing is said of why.
 */
const input = new Uint8Array(await buffer(process.stdin))
const options = { pdf: 'standard', dpi: 150, password: null, hidden: 'keep' } as const
const { bytes, kind, found } = await makeSanitizerWhenNeeded(null, null)(input, '', options, () => undefined)
const sorts = [...new Set(found.map(({ sort }) => sort))]
process.stdout.write(`${JSON.stringify({ kind, found: sorts })}\n`)
process.stdout.write(bytes)
