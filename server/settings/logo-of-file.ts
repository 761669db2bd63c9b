import { readFile } from 'node:fs/promises'
import { Invalid } from '#domain/errors.ts'
import { mostLogoBytes, mostLogoSide, type SiteLogo } from '#domain/operating/site-logo.ts'
import type { Previews } from '#server/attachments/preview/open-previews.ts'
import { rebuildLogo } from './rebuild-logo.ts'

/**
 * The logo that `LOGO_FILE` names, written again as one from the interface is.
 *
 * @throws Error in plain words where it cannot be shown, so that a start with it fails
 */
export async function logoOfFile(previews: Previews, path: string): Promise<SiteLogo> {
  const file = await readFile(path).catch(() => {
    throw new Error(`LOGO_FILE: there is no file at ${path} that we can read.`)
  })
  try {
    return await rebuildLogo(previews, file)
  } catch (error) {
    if (!(error instanceof Invalid)) throw error
    throw new Error(
      `LOGO_FILE: ${path} has to be a PNG, JPEG or WebP picture without movement, of at most ${mostLogoBytes} bytes and ${mostLogoSide} pixels a side.`,
    )
  }
}
