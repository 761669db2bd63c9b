import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { isKeyName, readNoteKey, writeNoteKey } from '@fitila/log/notes/note-keys'
import { openWitness } from '#server/witness/open-witness.ts'
import { answerHelp } from './answer-help.ts'

// npm run witness: cosigns the checkpoints of logs, as docs/witness.md says. Needs no database.
const usage =
  'Use: npm run --silent witness -- --name witness.example/w1 --log KEY [--log KEY]... [--folder witness] [--host 127.0.0.1] [--port 3100]\n'

answerHelp(usage)

try {
  await run()
} catch (error) {
  process.stderr.write(`\nThe witness could not start. ${error instanceof Error ? error.message : error}\n\n`)
  process.exitCode = 1
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      name: { type: 'string', default: '' },
      log: { type: 'string', multiple: true, default: [] },
      folder: { type: 'string', default: 'witness' },
      host: { type: 'string', default: '127.0.0.1' },
      port: { type: 'string', default: '3100' },
    },
  })
  const logKeys = values.log.map(logKeyIn)
  if (!isKeyName(values.name) || logKeys.length === 0) {
    process.stderr.write(usage)
    process.exitCode = 2
    return
  }
  const { key, server, release } = await openWitness({
    ...{ name: values.name, folder: resolve(values.folder), logKeys, now: () => new Date() },
    onFork: (origin) => say(`${origin} signed two histories. What it sent is kept in the folder evidence.`),
  })
  server.listen(Number(values.port), values.host, () => {
    say(
      `The witness answers at ${values.host}:${values.port}. Its key, for the operators of logs and for readers:`,
    )
    say(writeNoteKey(key))
  })
  const stop = () => {
    server.close(release)
    server.closeIdleConnections()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

function logKeyIn(text: string) {
  const key = readNoteKey(text)
  if (key?.type !== 'note') throw new Error(`This is not the key of a log: ${text}`)
  return key
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
