import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compressAssets } from './compress-assets.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), compressAssets()],
  build: { assetsInlineLimit: 0, target: 'es2022', reportCompressedSize: false },
  environments: { ssr: { build: { rolldownOptions: { input: './web/pages.ts' } } } },
})
