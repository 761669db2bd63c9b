import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Rolldown } from 'vite'
import { refuseServerCode } from './vite-plugins/client-build-guard.ts'
import { compressAssets } from './vite-plugins/compress-assets.ts'
import { patientRoutes } from './vite-plugins/patient-routes.ts'
import { quietHandoff } from './vite-plugins/quiet-handoff.ts'
import { scriptTexts } from './vite-plugins/script-texts.ts'
import { slimIcons } from './vite-plugins/slim-icons.ts'
import { slimRouter } from './vite-plugins/slim-router.ts'

export default defineConfig(({ command }) => ({
  plugins: [
    ...[tailwindcss(), scriptTexts(), slimIcons(), slimRouter(), patientRoutes(), quietHandoff()],
    ...[reactRouter(), refuseServerCode(), compressAssets()],
  ],
  build: {
    ...{ assetsInlineLimit: 0, target: 'es2022', reportCompressedSize: false },
    // A person who starts Fitila for the first time reads what a build prints.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    ssr: {
      build: { rolldownOptions: { input: './web/pages.ts' } },
      ...(command === 'build' ? renderingBuiltIn : {}),
    },
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: fewFiles } } } } },
  },
}))

// Left outside, React would choose its edition by the NODE_ENV of the person who starts the server, and its slow one by
// default; and Node would read every icon there is.
const renderingBuiltIn = {
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  resolve: { noExternal: ['react', 'react-dom', 'react-router', 'cookie-es', 'lucide-react'] },
}

// Each file costs a slow line a request, and many small ones compress badly: so React and its router are one, and what pages
// share is in a few others (decision 367). A page brings only its own. What a single page uses comes with that page alone:
// all others had to fetch it too. So it is with what few pages share: plans, experts, settings, long pages. What starts it all
// stays by itself: among what is shared it would run as soon as the first page's module had come.
const shared =
  /node_modules|vite[\\/]preload-helper|[\\/](ui(?![\\/]drawings[\\/](?!unlit-lamp))|domain(?![\\/](experts|operating|retention|plans)[\\/])|packages[\\/]names|words|web[\\/]shell|web[\\/]reports[\\/]parts[\\/](finding|status-badge))[\\/.].*tsx?$|[\\/]parts[\\/]presumption\.tsx$|[\\/]web[\\/](?!entry\.|expert-fields|article|effort-field|passkey-button)[^\\/]+\.tsx?$/

const ofReports = /[\\/]web[\\/]reports[\\/](parts|writing|sources[\\/]parts|files)[\\/].*\.tsx?$/

/** In this order, because a file takes with it all that it needs and that no file before it has. */
const filesOfShared = ['site', 'cards', 'lists', 'forms', 'parts'] as const

const fewFiles = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie-es)[\\/]/,
    priority: 9,
  },
  ...filesOfShared.map((name, position) => ({
    name: (id: string, bundle: Rolldown.ChunkingContext) => (fileOfShared(id, bundle) === name ? name : null),
    ...{ debugName: name, test: shared, minShareCount: 2, priority: 8 - position },
  })),
  ...(['report', 'writing'] as const).map((name, position) => ({
    name: (id: string, bundle: Rolldown.ChunkingContext) =>
      fileOfReports(id, bundle) === name ? name : null,
    ...{ debugName: name, test: ofReports, minShareCount: 2, priority: 2 - position },
  })),
]

/** Pages that people who are logged in mostly read. What a page needs beside the frame is to be little. */
const readPages = {
  frame: /[\\/]web[\\/](root|frame)\.tsx/,
  list: /[\\/]web[\\/]reports[\\/]list\.tsx/,
  report: /[\\/]web[\\/]reports[\\/]show\.tsx/,
  own: /[\\/]web[\\/]reports[\\/]mine\.tsx/,
  notifications: /[\\/]web[\\/]notifications[\\/]list\.tsx/,
  home: /[\\/]web[\\/]home[\\/]home\.tsx/,
}
type ReadPage = keyof typeof readPages

/** What so many pages have comes with the frame where the list has it too, and else with the forms. */
const [someForms, mostForms] = [40, 90]

/** @returns null for a file of its own: the home page needs little of what pages of reports share */
function fileOfShared(id: string, bundle: Rolldown.ChunkingContext): (typeof filesOfShared)[number] | null {
  const readers = readersOf(id, bundle)
  const pages = pagesOf(id, bundle).length
  const isInList = readers.has('list')
  if (readers.has('frame') || readers.has('own') || readers.size >= 3) return 'site'
  if (isInList && pages >= someForms) return 'site'
  if (isInList) return readers.size > 1 ? 'cards' : 'lists'
  if (pages >= mostForms) return 'forms'
  return readers.has('home') ? null : 'parts'
}

function fileOfReports(id: string, bundle: Rolldown.ChunkingContext): 'report' | 'writing' | null {
  const readers = readersOf(id, bundle)
  if (readers.has('home')) return null
  return readers.has('report') ? 'report' : 'writing'
}

function readersOf(id: string, bundle: Rolldown.ChunkingContext): Set<ReadPage> {
  const pages = pagesOf(id, bundle)
  const names = Object.keys(readPages) as ReadPage[]
  return new Set(names.filter((name) => pages.some((page) => readPages[name].test(page))))
}

/** Every page that leads to it. */
function pagesOf(id: string, bundle: Rolldown.ChunkingContext): string[] {
  const seen = new Set([id])
  for (const each of seen)
    for (const importer of bundle.getModuleInfo(each)?.importers ?? []) seen.add(importer)
  return [...seen].filter((each) => bundle.getModuleInfo(each)?.isEntry)
}
