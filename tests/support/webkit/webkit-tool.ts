import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { inFrame } from './in-frame.ts'
import type { Browser, WebKit } from './open-webkit.ts'

/** A name as the page says it: the whole of it, or a pattern. */
export type Named = string | RegExp

type FileToGive = { name: string; buffer: Buffer }

/** What a person does in a caged page of the toolkit, with few words: each waits until it can be done. */
export type WebKitTool = {
  press(name: Named, nth?: number): Promise<void>
  /** Presses, and again where the page does not show the pattern after ten seconds and the control is still there. */
  pressUntil(name: Named, pattern: RegExp): Promise<void>
  /** Presses the nth of all radio buttons. */
  pick(nth: number): Promise<void>
  fill(label: Named, text: string): Promise<void>
  choose(label: Named, ...files: FileToGive[]): Promise<void>
  select(label: Named, option: string): Promise<void>
  /** The value of a field, once it fits the pattern. */
  valueOf(label: Named, pattern?: RegExp): Promise<string>
  /** The words of the page, and the names of its pictures, once they fit. */
  shows(pattern: RegExp): Promise<string>
  /** Presses Enter in a field. */
  enter(label: Named): Promise<void>
  /** The bytes of what a button saves. */
  saves(name: Named): Promise<Buffer>
  /** Runs a script in the page. */
  run(script: string, ...values: unknown[]): Promise<unknown>
}

const patience = 90_000
const placeOf = 'const { x, y } = arguments[0].getBoundingClientRect(); return x + " " + y'
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** Opens an address in a browser of its own, and goes into the page's frame. */
export async function openTool(webkit: WebKit, address: string): Promise<WebKitTool> {
  const browser = await webkit.openBrowser()
  const { ask } = browser
  await ask('POST', '/url', { url: address })
  const frame = await ask('POST', '/element', { using: 'css selector', value: 'iframe' })
  await ask('POST', '/frame', { id: frame })
  return toolIn(browser)
}

function toolIn({ ask, home, downloads }: Browser): WebKitTool {
  const run = (script: string, ...values: unknown[]) => ask('POST', '/execute/sync', { script, args: values })

  async function until<T>(what: string, look: () => Promise<T | null>): Promise<T> {
    const start = performance.now()
    while (performance.now() - start < patience) {
      const found = await look()
      if (found !== null) return found
      await pause(150)
    }
    throw new Error(`${what}. The page says: ${String(await run(inFrame.words)).slice(0, 1_500)}`)
  }

  const find = (kind: 'control' | 'field' | 'radio', name: Named, nth = 0) =>
    until(`There is no ${kind} ${name}`, async () => {
      const found = await run(inFrame.find, kind, sourceOf(name), nth)
      return found === null ? null : String((found as Record<string, string>)[elementKey])
    })
  const on = async (element: string, act: 'click' | 'value', body: object) =>
    ask('POST', `/element/${element}/${act}`, body)

  // A picture that comes above a button moves it away from under the finger.
  async function findStill(name: Named, nth: number): Promise<string> {
    let before = ''
    return until(`${name} moves on and on`, async () => {
      const element = await find('control', name, nth)
      const place = String(await run(placeOf, { [elementKey]: element }))
      const isStill = place === before
      before = place
      return isStill ? element : null
    })
  }

  const tool: WebKitTool = {
    run,
    press: async (name, nth = 0) => {
      await on(await findStill(name, nth), 'click', {})
    },
    async pressUntil(name, pattern) {
      let again = 0
      await until(`The page does not show ${pattern}`, async () => {
        if (pattern.test(String(await run(inFrame.words)))) return true
        const isThere = (await run(inFrame.find, 'control', sourceOf(name), 0)) !== null
        if (isThere && performance.now() >= again) {
          await tool.press(name)
          again = performance.now() + 10_000
        }
        return null
      })
    },
    pick: async (nth) => {
      await on(await find('radio', /(?:)/, nth), 'click', {})
    },
    fill: async (label, text) => {
      await run(inFrame.fill, { [elementKey]: await find('field', label) }, text)
    },
    enter: async (label) => {
      await on(await find('field', label), 'value', { text: '\uE007' })
    },
    select: async (label, option) => {
      await run(inFrame.select, { [elementKey]: await find('field', label) }, option)
    },
    async choose(label, ...files) {
      const folder = await mkdtemp(join(home, 'chosen-'))
      const paths = files.map(({ name }) => join(folder, name))
      await Promise.all(files.map(({ buffer }, place) => writeFile(paths[place] ?? '', buffer)))
      await on(await find('field', label), 'value', { text: paths.join('\n') })
    },
    valueOf: async (label, pattern = /./s) => {
      const element = { [elementKey]: await find('field', label) }
      return until(`${label} has no value like ${pattern}`, async () => {
        const value = String(await run('return arguments[0].value', element))
        return pattern.test(value) ? value : null
      })
    },
    shows: (pattern) =>
      until(`The page does not show ${pattern}`, async () => {
        const words = String(await run(inFrame.words))
        return pattern.test(words) ? words : null
      }),
    async saves(name) {
      for (const old of await readdir(downloads)) await rm(join(downloads, old))
      await tool.press(name)
      const path = await until(`${name} saved nothing`, async () => {
        const [file] = (await readdir(downloads)).filter((each) => !each.endsWith('.wkdownload'))
        return file === undefined ? null : join(downloads, file)
      })
      for (let before = -1, size = (await stat(path)).size; size !== before || size === 0; ) {
        await pause(300)
        before = size
        size = (await stat(path)).size
      }
      return readFile(path)
    },
  }
  return tool
}

/** Patterns go to the page as text. */
function sourceOf(name: Named): string {
  return name instanceof RegExp ? name.source : `^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`
}
