import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const schema = z.object({ offlineSha256: z.string().regex(/^[0-9a-f]{64}$/) })

/** The SHA-256 of the offline edition as it was built; null where the tools were not built. */
export async function readOfflineChecksum(folder: string): Promise<string | null> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => null)
  return text === null ? null : schema.parse(JSON.parse(text)).offlineSha256
}
