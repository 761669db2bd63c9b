import { createHash } from 'node:crypto'
import { verifierPage } from '@fitila/receipts/verifier/page'
import { verifierStyle } from '@fitila/receipts/verifier/style'
import {
  type CarriedFile,
  fullOfflineEdition,
  offlineEdition,
  type Tool,
  type ToolDocument,
  toolDocuments,
  tools,
} from '../registry.ts'
import { childPage } from '../shell/child-page.ts'
import { offlinePage } from '../shell/offline-page.ts'
import { addressesPage, leavePage, leaveScript } from '../shell/plain-pages.ts'
import { shellPage } from '../shell/shell-page.ts'
import { type Bundle, bundle } from './bundle.ts'
import { headersOf } from './headers.ts'
import * as policies from './policies.ts'

export type MadeFile = { paths: string[]; name: string; content: string; headers: Record<string, string> }
export type MadeFiles = { files: MadeFile[]; offlineSha256: string }

/** What is in every page, bundled once. */
type Parts = { first: Bundle; waysOut: Bundle; shellStyle: Bundle; shell: Bundle }

/** Makes every file of the toolkit from the sources. The same sources give the same bytes, wherever and whenever. */
export async function makeToolFiles(): Promise<MadeFiles> {
  const parts = {
    first: await bundle('child/first.ts'),
    waysOut: await bundle('child/self-check/ways-out.ts'),
    shellStyle: await bundle('shell/shell-style.ts'),
    shell: await bundle('shell/shell.ts'),
  }
  const offline = await makeOfflineEdition(parts, 'screen.tsx')
  const offlineSha256 = sha256(offline)
  const ofTools: MadeFile[] = []
  const paths = new Map<string, string>()
  // One after the other: two bundles at once take twice the memory and no less time. A full edition first, for the light one names it.
  for (const one of toolDocuments.toReversed())
    ofTools.unshift(...(await makeDocument(one, parts, offlineSha256, paths)))
  const fullOffline = await makeOfflineEdition(parts, 'screen-full.tsx')
  return {
    offlineSha256,
    files: [
      ...ofTools,
      await makeWorker(),
      ...(await makeVerifier()),
      made('/tools/leave', 'leave.html', leavePage(), headersOf.plain(leavePolicy)),
      ...carried(offlineEdition, offline),
      ...carried(fullOfflineEdition, fullOffline),
    ],
  }
}

const leavePolicy = policies.plainPolicy({ scripts: [leaveScript], styles: [] })

/** @param paths of the caged documents that are made already, by their file names */
async function makeDocument(
  one: ToolDocument,
  parts: Parts,
  offlineSha256: string,
  paths: Map<string, string>,
): Promise<MadeFile[]> {
  const { tool, file, path } = one
  const child = await makeChild(one, parts, offlineSha256)
  const childPath = `${path}/${sha256(child.content).slice(0, 16)}.html`
  paths.set(file, childPath)
  const fullPath = one.inPlace === undefined ? undefined : paths.get(one.inPlace)
  const [style, noScriptStyle, script] = [
    parts.shellStyle.style,
    'iframe,.hint{display:none}',
    parts.shell.script,
  ]
  const toolNames = toolDocuments.map(({ path }) => path.slice('/tools/'.length))
  const offlinePath = offlineEdition.path
  const page = { tool, toolNames, childPath, fullPath, offlinePath, style, noScriptStyle, script }
  const policy = policies.shellPolicy(
    { scripts: [script], styles: [style, noScriptStyle] },
    [childPath, fullPath].filter((one) => one !== undefined),
  )
  const addresses = policies.plainPolicy({ scripts: [], styles: [style] })
  return [
    {
      paths: [path, ...one.aliases],
      name: `${file}.html`,
      content: shellPage(page),
      headers: headersOf.shell(policy),
    },
    made(childPath, `${file}.child.html`, child.content, headersOf.child(child.policy)),
    made(
      `${path}/addresses`,
      `${file}.addresses.html`,
      addressesPage(tool, style),
      headersOf.plain(addresses),
    ),
  ]
}

async function makeChild({ tool, screen }: ToolDocument, parts: Parts, offlineSha256: string) {
  const edition = { kind: 'page', offlineSha256 } as const
  const own =
    screen === null ? await bundleAll(edition, 'screen.tsx') : await bundleOne(edition, tool.name, screen)
  const { content, policy } = cage(tool.title, own, parts)
  return { content, policy: `${policy}; ${policies.childHeaderOnly}` }
}

type Edition = { kind: 'page'; offlineSha256: string } | { kind: 'file' }

function bundleOne(edition: Edition, name: string, screen: string): Promise<Bundle> {
  const virtual = {
    ...virtualEdition(edition),
    'virtual:fitila-tool': `export { about } from '#toolkit/${name}/about.ts'
export { Screen } from '#toolkit/${name}/${screen}'`,
  }
  return bundle('child/main.tsx', { virtual, toolNames: [name] })
}

/** `screen`: which screen represents a tool that has a full edition. */
function bundleAll(edition: Edition, screen: 'screen.tsx' | 'screen-full.tsx'): Promise<Bundle> {
  const imports = tools.map(
    ({ name, fullEdition }, place) => `import { about as about${place} } from '#toolkit/${name}/about.ts'
import { Screen as Screen${place} } from '#toolkit/${name}/${screenOf(fullEdition, screen)}'`,
  )
  const rows = tools.map((_, place) => `{ about: about${place}, Screen: Screen${place} }`)
  const virtual = {
    ...virtualEdition(edition),
    'virtual:fitila-tools': `${imports.join('\n')}\nexport const screens = [${rows.join(', ')}]`,
  }
  return bundle('child/offline.tsx', { virtual, toolNames: tools.map(({ name }) => name) })
}

/** A tool without a full edition has one screen. */
function screenOf(full: Tool['fullEdition'], screen: 'screen.tsx' | 'screen-full.tsx'): string {
  if (full === undefined) return 'screen.tsx'
  return full.isInLightFile ? 'screen-full.tsx' : screen
}

function virtualEdition(edition: Edition) {
  return { 'virtual:fitila-edition': `export const edition = ${JSON.stringify(edition)}` }
}

async function makeOfflineEdition(parts: Parts, screen: 'screen.tsx' | 'screen-full.tsx'): Promise<string> {
  const own = await bundleAll({ kind: 'file' }, screen)
  const child = cage('Fitila toolkit', own, parts)
  const { script } = await bundle('shell/offline-shell.ts')
  const [first, style] = [parts.first.script, parts.shellStyle.style]
  const policy = policies.offlinePolicy({ scripts: [first, script], styles: [style] }, child.inlined)
  return offlinePage({ policy, first, style, script, child: child.content })
}

function cage(title: string, own: Bundle, parts: Parts) {
  const [first, waysOut] = [parts.first.script, parts.waysOut.script]
  const inlined = { scripts: [first, waysOut, own.script], styles: [own.style] }
  const policy = policies.childPolicy(inlined)
  return { inlined, policy, content: childPage({ title, policy, first, waysOut, ...own }) }
}

/** Checks receipts and roots: no tool, but a file to carry, which the same cage holds. */
async function makeVerifier(): Promise<MadeFile[]> {
  const { script } = await bundle('../packages/receipts/verifier/main.ts')
  const policy = policies.carriedPolicy({ scripts: [script], styles: [verifierStyle] })
  const content = verifierPage({ policy, style: verifierStyle, script })
  const name = 'fitila-verifier.html'
  const path = '/transparency/verifier.html'
  return carried({ fileName: name, path, checksumPath: `${path}.sha256` }, content)
}

/** A file that is downloaded, and the text that tells its SHA-256. */
function carried({ fileName, path, checksumPath }: CarriedFile, content: string): MadeFile[] {
  return [
    made(path, fileName, content, headersOf.download(path, fileName)),
    made(checksumPath, `${fileName}.sha256`, `${sha256(content)}  ${fileName}\n`, headersOf.checksum()),
  ]
}

async function makeWorker(): Promise<MadeFile> {
  const { script } = await bundle('shell/offline-worker.ts')
  return made('/tools/offline.js', 'offline.js', `${script}\n`, headersOf.worker(policies.workerPolicy))
}

function made(path: string, name: string, content: string, headers: Record<string, string>): MadeFile {
  return { paths: [path], name, content, headers }
}

function sha256(content: string): string {
  return createHash('sha256').update(content).digest('hex')
}
