import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import type { WebKitPrograms } from '../browsers/find-webkit.ts'
import { freePort } from '../serve.ts'

/** Sends one command of WebDriver (https://www.w3.org/TR/webdriver2/) in a session. */
export type Ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

/** A browser of its own, without history, and where it puts what it saves. Its first window is open. */
export type Browser = { ask: Ask; home: string; downloads: string; close(): Promise<void> }

export type WebKit = {
  openBrowser(): Promise<Browser>
  closeBrowsers(): Promise<void>
  stop(): Promise<void>
}

/** WebKitGTK on a screen that no one sees. @param folder is thrown away: nothing of the person's is read */
export async function openWebKit(programs: WebKitPrograms, folder: string): Promise<WebKit> {
  const screen = await openScreen(programs.screen)
  const open: Browser[] = []
  const closeBrowsers = async () => {
    await Promise.all(open.splice(0).map((each) => each.close()))
  }
  return {
    async openBrowser() {
      const home = await mkdtemp(join(folder, 'home-'))
      const browser = await openBrowser(programs, home, screen.display)
      open.push(browser)
      return browser
    },
    closeBrowsers,
    async stop() {
      await closeBrowsers()
      await ended(screen.process)
    },
  }
}

/** A driver has one browser at a time. */
async function openBrowser(programs: WebKitPrograms, home: string, display: string): Promise<Browser> {
  const downloads = join(home, 'Downloads')
  await mkdir(join(home, '.config'))
  await mkdir(downloads)
  await writeFile(join(home, '.config/user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/Downloads"\n')
  const port = await freePort()
  const driver = spawn(programs.driver, [`--port=${port}`], {
    cwd: home,
    stdio: 'ignore',
    env: {
      ...{ PATH: process.env.PATH, HOME: home, XDG_CONFIG_HOME: join(home, '.config'), TZ: 'UTC' },
      ...{ DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1', LANG: 'C.UTF-8' },
      // A machine without a screen has no graphics to lend.
      ...{ WEBKIT_DISABLE_COMPOSITING_MODE: '1', WEBKIT_DISABLE_DMABUF_RENDERER: '1' },
    },
  })
  const driverAt = `http://127.0.0.1:${port}`
  await untilReady(driverAt)
  const options = { binary: programs.browser, args: ['--automation'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
  const opened = await command(driverAt, 'POST', '/session', { capabilities })
  const session = `/session/${(opened as { sessionId: string }).sessionId}`
  return {
    ask: (method, path, body) => command(driverAt, method, session + path, body),
    ...{ home, downloads },
    async close() {
      await command(driverAt, 'DELETE', session).catch(() => undefined)
      await ended(driver)
    },
  }
}

/** Xvfb names the number of the screen that it took. */
async function openScreen(program: string): Promise<{ process: ChildProcess; display: string }> {
  const words = ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp']
  const screen = spawn(program, words, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const told = screen.stdio[3]
  if (!told || !('read' in told)) throw new Error('The screen has no pipe.')
  const [number] = await once(createInterface(told), 'line')
  return { process: screen, display: `:${number}` }
}

const longestStart = 30_000

async function untilReady(driverAt: string): Promise<void> {
  const start = performance.now()
  while (performance.now() - start < longestStart) {
    if (await fetch(`${driverAt}/status`).catch(() => null)) return
    await pause(100)
  }
  throw new Error('The driver of WebKit did not start.')
}

async function command(driverAt: string, method: string, path: string, body?: object): Promise<unknown> {
  const answered = await fetch(driverAt + path, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
  const { value } = (await answered.json()) as { value: unknown }
  if (!answered.ok) throw new Error(`WebKit: ${method} ${path}: ${JSON.stringify(value).slice(0, 400)}`)
  return value
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill()
  await once(child, 'exit')
}
