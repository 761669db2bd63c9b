import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Rolldown } from 'vite'
import { refuseServerCode } from './client-build-guard.ts'
import { compressAssets } from './compress-assets.ts'
import { scriptTexts } from './script-texts.ts'
import { slimIcons } from './slim-icons.ts'

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), scriptTexts(), slimIcons(), reactRouter(), refuseServerCode(), compressAssets()],
  build: { assetsInlineLimit: 0, target: 'es2022', reportCompressedSize: false },
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

// Each file costs a slow line a request, and many small ones compress badly: so React and its router are one, what the
// frame and the list have is another, what other pages share a third, and a page brings only its own. What a single page uses comes with that page alone: all others
// had to fetch it too. So it is with what few pages share: plans, experts, settings, long pages. The parts of a report's
// pages are a file, for most pages show no report. What starts it all stays by itself: among what is shared it would run
// as soon as the first page's module had come.
const shared =
  /node_modules|vite[\\/]preload-helper|[\\/](ui(?![\\/]drawings[\\/](?!unlit-lamp))|domain(?![\\/](experts|operating|retention|plans)[\\/])|packages[\\/]names|words|web[\\/]shell|web[\\/]reports[\\/]parts[\\/]finding)[\\/].*\.tsx?$|[\\/]parts[\\/]presumption\.tsx$|[\\/]web[\\/](?!entry\.|expert-fields|article|effort-field|passkey-button)[^\\/]+\.tsx?$/

const fewFiles = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie-es)[\\/]/,
    priority: 4,
  },
  {
    name: (id: string, bundle: Rolldown.ChunkingContext) => (isRead(id, bundle) ? 'site' : null),
    debugName: 'site',
    test: shared,
    minShareCount: 2,
    priority: 3,
  },
  { name: 'forms', test: shared, minShareCount: 2, priority: 2 },
  {
    name: 'reports',
    test: /[\\/]web[\\/]reports[\\/](parts|writing|sources[\\/]parts|files)[\\/].*\.tsx?$/,
    minShareCount: 2,
    priority: 1,
  },
]

const readByMany = /[\\/]web[\\/](root|frame|reports[\\/]list)\.tsx/

/** Whether the frame or the list has it: a page that is only read fetches nothing of the forms (decision 329). */
function isRead(id: string, bundle: Rolldown.ChunkingContext): boolean {
  const seen = new Set([id])
  for (const each of seen) {
    if (readByMany.test(each)) return true
    for (const importer of bundle.getModuleInfo(each)?.importers ?? []) seen.add(importer)
  }
  return false
}
