import type { Cleaner, Sanitized, SanitizeOptions } from '../../contract.ts'
import { makeSanitizer } from '../../sanitize.ts'
import { type Told, workFor } from '../../vectors/work-for.ts'
import { readZip } from '../../zip/read-zip.ts'

const options: SanitizeOptions = { pdf: 'standard', dpi: 150, password: null, hidden: 'remove' }
const sanitize = makeSanitizer(null)

/** Cleans as a person does who changes no setting, with the look through the result. */
export function cleanAsUsual(bytes: Uint8Array): Promise<Sanitized> {
  return sanitize(bytes, '', options, () => {})
}

/** What one cleaner makes of a package and tells. Pictures in it stay as they are. */
export async function cleanAlone(
  cleaner: Cleaner,
  bytes: Uint8Array,
  hidden: SanitizeOptions['hidden'] = 'remove',
): Promise<{ bytes: Uint8Array; told: Told }> {
  const { work, told } = workFor({
    options: { ...options, hidden },
    cleanInside: async (inside) => ({ bytes: inside, kind: 'png' }),
  })
  return { bytes: await cleaner(bytes, work), told }
}

/** The parts of a package as text, by their paths. */
export function partsOf(bytes: Uint8Array): Map<string, string> {
  const members = readZip(bytes, { spend() {} })
  return new Map(members.map((member) => [member.path, new TextDecoder().decode(member.read())]))
}
