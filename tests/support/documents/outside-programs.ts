import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'

/** Programs of others that look at what we made, and the Debian packages that bring each. */
export const outsideTools = {
  mat2: 'mat2',
  exiftool: 'libimage-exiftool-perl',
  qpdf: 'qpdf',
  pdftotext: 'poppler-utils',
  pdftoppm: 'poppler-utils',
  pdfinfo: 'poppler-utils',
  pdfdetach: 'poppler-utils',
  ffmpeg: 'ffmpeg',
  'heif-convert': 'libheif-examples',
  soffice: 'libreoffice-nogui',
  // The program uses the second package, and the first does not ask for it.
  msgconvert: 'libemail-outlook-message-perl libemail-address-perl',
} as const satisfies Record<string, string>

export type OutsideTool = keyof typeof outsideTools

/** Programs of the system, not of a project that happens to be first in the path. */
export const systemEnvironment = { ...process.env, PATH: '/usr/bin:/bin:/usr/local/bin', LC_ALL: 'C.UTF-8' }
const known = new Map<OutsideTool, boolean>()

/** LibreOffice can be there without what reads letters or slides, and a program of Perl without a part of it. */
const looks: Partial<Record<OutsideTool, string>> = {
  soffice: 'cd "$(dirname "$(readlink -f "$(command -v soffice)")")" && ls libswlo.so libsclo.so libsdlo.so',
  msgconvert: 'command -v msgconvert && perl -MEmail::Outlook::Message -MEmail::Address -e 1',
}

export function hasTool(tool: OutsideTool): boolean {
  const look = looks[tool] ?? `command -v ${tool}`
  const isThere = known.get(tool) ?? spawnSync('sh', ['-c', look], { env: systemEnvironment }).status === 0
  known.set(tool, isThere)
  return isThere
}

/** All that this machine lacks. */
export function missingTools(): OutsideTool[] {
  known.clear()
  return (Object.keys(outsideTools) as OutsideTool[]).filter((tool) => !hasTool(tool))
}

/** Runs one and answers what it printed. Rejects when it ends with a fault, unless `mayFail`. */
export async function runTool(
  tool: OutsideTool,
  words: readonly string[],
  { mayFail = false }: { mayFail?: boolean } = {},
): Promise<Buffer> {
  const options = { env: systemEnvironment, encoding: 'buffer', maxBuffer: 400_000_000 } as const
  const running = promisify(execFile)(tool, words, options)
  if (!mayFail) return (await running).stdout
  const { stdout } = await running.catch((error: { stdout: Buffer }) => error)
  return stdout
}
