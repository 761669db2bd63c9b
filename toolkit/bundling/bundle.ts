import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { build, type Plugin, type Rolldown } from 'vite'
import { packedFiles } from './packed-files.ts'
import { withoutHints } from './without-hints.ts'
import { withoutRequests } from './without-requests.ts'
import { workerSources } from './worker-sources.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export type Bundle = { script: string; style: string }

export type Ingredients = {
  /** Modules that exist for this bundle only, by name. */
  virtual?: Record<string, string>
  /** The tools in it, whose class names the style sheet must know. */
  toolNames?: readonly string[]
}

/** One script, and one style sheet if any is imported, from an entry under `toolkit/`; nothing is written to the disk. */
export async function bundle(
  entry: string,
  { virtual = {}, toolNames = [] }: Ingredients = {},
): Promise<Bundle> {
  const output = await build({
    configFile: false,
    envDir: false,
    root,
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      styleSources(toolNames),
      tailwindcss(),
      virtualModules(virtual),
      workerSources(bundle),
      packedFiles(),
      withoutHints(),
      withoutRequests(),
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      cssCodeSplit: false,
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      reportCompressedSize: false,
      rolldownOptions: {
        input: `${root}toolkit/${entry}`,
        output: { format: 'iife' },
        checks: { bundlerTimings: false },
        // "use client" in a package means nothing in a bundle without a server.
        onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
      },
    },
  })
  const files = (Array.isArray(output) ? output : [output]).flatMap((result) =>
    'output' in result ? result.output : [],
  )
  return { script: onlyScript(files, entry), style: styleOf(files) }
}

type OutputFile = Rolldown.OutputChunk | Rolldown.OutputAsset

function onlyScript(files: readonly OutputFile[], entry: string): string {
  const scripts = files.filter((file) => file.type === 'chunk')
  const [script] = scripts
  if (!script || scripts.length > 1)
    throw new Error(`${entry} became ${scripts.length} scripts; a tool is one`)
  return inlineable(script.code.trim())
}

function styleOf(files: readonly OutputFile[]): string {
  const assets = files.filter((file) => file.type === 'asset')
  const strange = assets.filter(({ fileName }) => !fileName.endsWith('.css'))
  if (strange.length > 0)
    throw new Error(`A tool carries no file beside it: ${strange.map(({ fileName }) => fileName)}`)
  return assets.map(({ source }) => String(source).trim()).join('\n')
}

/** Text that may be in a `<script>`: what would end it, or open a comment in it, is written otherwise. */
function inlineable(script: string): string {
  return script.replace(/<\/(script)/gi, '<\\/$1').replaceAll('<!--', '<\\!--')
}

function styleSources(toolNames: readonly string[]): Plugin {
  const sources = toolNames.map((name) => `@source "../${name}";`).join('\n')
  return {
    name: 'fitila:style-sources',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('/toolkit/child/child.css') ? `${code}\n${sources}\n` : undefined),
  }
}

function virtualModules(modules: Record<string, string>): Plugin {
  return {
    name: 'fitila:virtual-modules',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0virtual:fitila') ? modules[id.slice(1)] : undefined),
  }
}
