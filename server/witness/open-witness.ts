import { createServer, type IncomingMessage, type Server } from 'node:http'
import { join } from 'node:path'
import { judgeCheckpoint } from '@fitila/log/notes/judge-checkpoint'
import type { NoteKey } from '@fitila/log/notes/note-keys'
import { seconds } from '#domain/time/durations.ts'
import { lockData } from '#server/database/embedded/data-lock.ts'
import { type KeptCheckpoints, openKeptCheckpoints } from './keep-checkpoints.ts'
import { openWitnessKey, type WitnessKey } from './witness-key.ts'

// A witness of logs: https://c2sp.org/tlog-witness. It needs no database, and nothing of a site but the key of its log.

export type WitnessSettings = {
  /** The name of the witness: an address without its scheme. */
  name: string
  /** For its key and what it remembers. One process at a time. */
  folder: string
  logKeys: readonly NoteKey[]
  now(): Date
  /** Hears of logs that show two histories. */
  onFork(origin: string): void
}

export type OpenWitness = { key: NoteKey; server: Server; release(): void }

const longestBody = 64 * 1024

export async function openWitness(settings: WitnessSettings): Promise<OpenWitness> {
  const kept = await openKeptCheckpoints(settings.folder)
  const lock = lockData(settings.folder)
  try {
    const key = await openWitnessKey(settings.name, join(settings.folder, 'witness.key'))
    // What it knows is compared and kept as one step, so that two requests cannot overtake each other.
    let turn: Promise<unknown> = Promise.resolve()
    const server = createServer(
      { requestTimeout: seconds(10), headersTimeout: seconds(5), maxHeaderSize: 8 * 1024 },
      async (request, response) => {
        const asked = await bodyOrAnswer(request).catch(() => told(400))
        const answering = turn.then(() =>
          typeof asked === 'string' ? answer(asked, { settings, kept, key }) : asked,
        )
        turn = answering.catch(() => {})
        const { status, type, text } = await answering.catch(() => told(500))
        response.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(text) })
        response.end(text)
      },
    )
    return { key: key.key, server, release: lock.release }
  } catch (error) {
    lock.release()
    throw error
  }
}

type Answer = { status: number; type: string; text: string }

function told(status: number, text = '', type = 'text/plain; charset=utf-8'): Answer {
  return { status, type, text }
}

type Open = { settings: WitnessSettings; kept: KeptCheckpoints; key: WitnessKey }

/** Read before its turn has come: a slow one keeps no one waiting. */
async function bodyOrAnswer(request: IncomingMessage): Promise<string | Answer> {
  if (!request.url?.endsWith('/add-checkpoint')) return told(404)
  else if (request.method !== 'POST') return told(405)
  else return (await shortBody(request)) ?? told(413)
}

async function answer(body: string, { settings, kept, key }: Open): Promise<Answer> {
  const verdict = await judgeCheckpoint(body, { logKeys: settings.logKeys, newestOf: kept.newestOf })
  if (verdict.status === 200) {
    const { checkpoint, text } = verdict
    const line = key.cosign(text, Math.floor(settings.now().getTime() / 1_000))
    await kept.keep(checkpoint, `${text}\n${line}`)
    return told(200, line)
  } else if (verdict.status === 'fork') {
    const [origin = ''] = body.slice(body.indexOf('\n\n') + 2).split('\n')
    await kept.keepEvidence(origin, body)
    settings.onFork(origin)
    return verdict.said === 409 ? sizeKnown(verdict.size) : told(422)
  } else return verdict.status === 409 ? sizeKnown(verdict.size) : told(verdict.status)
}

function sizeKnown(size: number): Answer {
  return told(409, `${size}\n`, 'text/x.tlog.size')
}

async function shortBody(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request) {
    length += part.length
    if (length > longestBody) return null
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
