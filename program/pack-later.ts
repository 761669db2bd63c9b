import { spawn } from 'node:child_process'
import { access, constants, readdir } from 'node:fs/promises'
import { join } from 'node:path'

const program = join(import.meta.dirname, '../toolkit/bundling/pack-tools.ts')

/**
 * Compresses the files of the toolkit while the site serves, where a first start left that out. The next start reads the result. Until then
 * `server/doors/pages/tool-files.ts` compresses them quickly, to about a sixth more bytes.
 *
 * @param folder `build/tools`
 * @param packs what compresses the files of a folder
 * @returns ends it; what is packed by then stays
 */
export async function packLater(folder: string, packs: string = program): Promise<() => void> {
  const isWaiting = await isUnpacked(folder)
  // Where another account has built, that account packs.
  if (!isWaiting || !(await mayWrite(folder))) return () => {}
  const child = spawn(process.execPath, [packs, folder, '--beside-a-site'], { stdio: 'ignore' })
  child.on('error', () => {})
  child.unref()
  return () => void child.kill()
}

async function isUnpacked(folder: string): Promise<boolean> {
  const names = new Set(await readdir(folder).catch(() => []))
  return [...names].some((name) => name.endsWith('.html') && !names.has(`${name}.br`))
}

function mayWrite(folder: string): Promise<boolean> {
  return access(folder, constants.W_OK).then(
    () => true,
    () => false,
  )
}
