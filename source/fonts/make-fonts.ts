import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { answerHelp } from '../../answer-help.ts'
import { letters } from './letters.ts'

const root = join(import.meta.dirname, '../..')
const inter = 'node_modules/@expo-google-fonts/inter'

/** One weight of the typeface: where it comes from, and where the site has it. */
export type Weight = { from: string; to: string }

export const weights: readonly Weight[] = [
  { from: `${inter}/400Regular/Inter_400Regular.ttf`, to: 'ui/fonts/inter-400.woff2' },
  { from: `${inter}/700Bold/Inter_700Bold.ttf`, to: 'ui/fonts/inter-700.woff2' },
]

/** The licence of the typeface, which goes with it. */
export const licence: Weight = { from: `${inter}/LICENSE_FONT`, to: 'ui/fonts/OFL.txt' }

/** Kerning, marks where they belong, and figures of one width. Styles that no page asks for would double the bytes. */
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum']

/** The same bytes each time. @returns a WOFF2 file with our letters alone */
export async function makeFont({ from }: Weight): Promise<Buffer> {
  const whole = await readFile(join(root, from))
  return subsetFont(whole, letters, { targetFormat: 'woff2', noHinting: true, keepFeatures })
}

if (import.meta.main) {
  answerHelp('Use: npm run fonts\nWrites the typeface of the site, cut down to the letters that we write.')
  for (const weight of weights) {
    const bytes = await makeFont(weight)
    await writeFile(join(root, weight.to), bytes)
    process.stdout.write(`${weight.to}: ${bytes.length} bytes\n`)
  }
  await writeFile(join(root, licence.to), await readFile(join(root, licence.from)))
}
