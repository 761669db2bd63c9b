import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { outliveReader } from '../shared/command/outlive-reader.ts'
import { freshCommand } from './command/built-command.ts'

enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/sanitize'))

/**
 * `npm run --silent sanitize -- [--json] [--pdf standard|maximum] [--password P] [--hidden remove|keep] --out DIR FILE...`
 *
 * Writes the cleaned files into DIR under neutral names and never over a file that is there. With `--json`, one line for each file:
 * {input, output, kind, found, kept, refused}. Each file is cleaned in a thread that is ended when it hangs, so that a bad file stops no other.
 */
outliveReader()
const built = freshCommand()
await (built === undefined ? import('./command/start.ts') : import(pathToFileURL(built).href))
