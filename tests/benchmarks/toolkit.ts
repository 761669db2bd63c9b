import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sizeLimitOf } from '../../toolkit/bundling/size-limits.ts'
import { type Figure, kilobytes } from './figure.ts'
import type { BenchSite } from './support/bench-site.ts'

/** What a tool costs to load, compressed with brotli, as it was built: shell, caged document and the worker for offline use. */
export async function toolkit({ root }: BenchSite): Promise<Figure[]> {
  const folder = join(root, 'build/tools')
  const sizeOf = async (file: string) => (await stat(join(folder, file))).size
  const children = (await readdir(folder)).filter((name) => name.endsWith('.child.html.br')).toSorted()
  const names = children.map((name) => name.replace('.child.html.br', ''))
  const ofTools = await Promise.all(
    names.map(async (name): Promise<Figure> => {
      const parts = [`${name}.html.br`, `${name}.child.html.br`, 'offline.js.br']
      const sizes = await Promise.all(parts.map(sizeOf))
      const size = sizes.reduce((sum, part) => sum + part, 0)
      return {
        name: `${name}, all told`,
        value: kilobytes(size),
        unit: 'kB',
        goal: { atMost: sizeLimitOf(name) / 1000 },
      }
    }),
  )
  const offline = await sizeOf('fitila-toolkit.html.br')
  const full = await sizeOf('fitila-toolkit-full.html.br')
  return [
    ...ofTools,
    { name: 'the offline edition', value: kilobytes(offline), unit: 'kB', goal: { atMost: 1_000 } },
    {
      name: 'the offline edition with full editions',
      value: kilobytes(full),
      unit: 'kB',
      goal: { atMost: 4_000 },
    },
  ]
}
