#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { type RawData, WebSocket, WebSocketServer } from 'ws'
import { LargeElements, type Message } from './large-elements.ts'

// Playwright starts this file as if it were Firefox. It starts Firefox, and hands on what the two say to each other
// in WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/), but where one of them does not yet do what the other needs.
type Firefox = { socket: WebSocket; ask(method: string, params: object): Promise<Message> }

const { FITILA_FIREFOX: program = 'firefox-esr', FITILA_FIREFOX_SCRIPTS: scripts = 'on' } = process.env
/** Only this lets WebDriver BiDi reach the browser's own window, where scripts are turned off. */
const ownWords = scripts === 'off' ? ['--remote-allow-system-access'] : []
const largest = 256 * 1024 * 1024
/** Numbers of the relay's own commands begin here, far above those of Playwright. */
const ownIds = 1_000_000_000

const firefox = spawn(program, [...ownWords, ...process.argv.slice(2)], {
  stdio: ['ignore', 'inherit', 'pipe'],
})
firefox.once('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => firefox.kill(signal))
for await (const line of createInterface(firefox.stderr)) {
  const address = /^WebDriver BiDi listening on (ws:\S+)$/.exec(line)?.[1]
  process.stderr.write(
    address === undefined ? `${line}\n` : `WebDriver BiDi listening on ${await openRelay(address)}\n`,
  )
}

/** Answers the address where Playwright is to speak. */
async function openRelay(address: string): Promise<string> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, maxPayload: largest })
  server.on('connection', (playwright) => void join(playwright, `${address}/session`))
  await once(server, 'listening')
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function join(playwright: WebSocket, address: string): Promise<void> {
  const early: RawData[] = []
  const keep = (data: RawData) => void early.push(data)
  playwright.on('message', keep)
  const firefox = await open(address)
  const unknownMayPass = new Set<number>()
  const elements = new LargeElements()
  const hear = (data: RawData) => {
    const message = read(data)
    const { id, method } = message
    if (method === 'emulation.setMediaFeaturesOverride' && id !== undefined) unknownMayPass.add(id)
    const known = elements.answer(message)
    if (known === null) firefox.socket.send(withHeardTyping(String(data)))
    else playwright.send(JSON.stringify(known))
  }
  playwright.off('message', keep).on('message', hear)
  for (const data of early) hear(data)
  firefox.socket.on('message', async (data) => {
    const message = read(data)
    const { id = -1, type, error, method, result } = message
    elements.hear(message, (data as Buffer).length)
    if (type === 'success' && typeof result?.sessionId === 'string' && scripts === 'off')
      await turnScriptsOff(firefox)
    if (unknownMayPass.delete(id) && error === 'unknown command') {
      playwright.send(JSON.stringify({ type: 'success', id, result: {} }))
    } else if (method === 'browsingContext.downloadWillBegin' || method === 'browsingContext.downloadEnd') {
      playwright.send(JSON.stringify(withDownloadId(message)))
    } else if (id < ownIds) {
      playwright.send(String(data))
    }
  })
  playwright.once('close', () => firefox.socket.close())
  firefox.socket.once('close', () => playwright.close())
}

async function open(address: string): Promise<Firefox> {
  const socket = new WebSocket(address, { perMessageDeflate: false, maxPayload: largest })
  await once(socket, 'open')
  let last = ownIds
  return {
    socket,
    ask(method, params) {
      last += 1
      const id = last
      socket.send(JSON.stringify({ id, method, params }))
      return new Promise((resolve) => {
        socket.on('message', function hear(data) {
          const answer = read(data)
          if (answer.id !== id) return
          socket.off('message', hear)
          resolve(answer)
        })
      })
    },
  }
}

/**
 * As a person turns them off who uses Tor Browser at its safest: no page runs a script and <noscript> shows, while
 * WebDriver's own scripts still run. The setting javascript.enabled would stop those too.
 */
async function turnScriptsOff({ ask }: Firefox): Promise<void> {
  const { result } = await ask('browsingContext.getTree', { 'moz:scope': 'chrome' })
  const [window] = (result?.contexts ?? []) as { context: string }[]
  const { type } = await ask('script.evaluate', {
    expression: `Services.obs.addObserver((tab) => {
      if (tab.isContent && !tab.parent) tab.allowJavascript = false
    }, 'browsing-context-attached')`,
    target: { context: window?.context },
    awaitPromise: false,
  })
  if (type !== 'success') throw new Error('Firefox did not turn scripts off.')
}

/**
 * Playwright types by setting `value` on the element itself, where React keeps its own setter and takes the change for one
 * that it made. Set by the browser's setter, it is heard.
 */
function withHeardTyping(text: string): string {
  return text.replaceAll(
    'inputElement.value = value;',
    "Object.getOwnPropertyDescriptor(inputElement.constructor.prototype, 'value').set.call(inputElement, value);",
  )
}

/** Playwright passes over a download without an id, which a file from the page's own memory is in this Firefox. */
function withDownloadId(message: Message): Message {
  const { navigation, url } = message.params ?? {}
  if (navigation !== null) return message
  return { ...message, params: { ...message.params, download: url } }
}

function read(data: RawData): Message {
  return JSON.parse(String(data)) as Message
}
