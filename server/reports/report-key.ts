import type { ReportText } from '#domain/reports/fields.ts'
import type { Application } from '#server/kernel/application.ts'
import type { ReportKey, WrappedKey } from '#server/sealing/subject-key.ts'
import type { Vault } from '#server/sealing/vault.ts'
import { openText } from './open-text.ts'
import type { ReportRow } from './report-row.ts'

/** The key and the text of one report that was loaded. Each is opened when it is first asked for, and once. */
export type Opening = { key(vault: Vault): ReportKey; text(vault: Vault): ReportText }

export function openingOf(
  row: Pick<ReportRow, 'id' | 'contentVersion' | 'sealedWords'>,
  wrappedKeys: readonly WrappedKey[],
): Opening {
  let key: ReportKey | null = null
  let text: ReportText | null = null
  const opening: Opening = {
    key: (vault) => {
      key ??= vault.openKey({ kind: 'report', id: row.id }, wrappedKeys)
      return key
    },
    text: (vault) => {
      text ??= openText(row, opening.key(vault))
      return text
    },
  }
  return opening
}

type Opened = { opening: Opening }

/** @throws SealBroken */
export function reportKeyOf({ vault }: Pick<Application, 'vault'>, { opening }: Opened): ReportKey {
  return opening.key(vault)
}

/** The text as it was handed in last. @throws SealBroken */
export function reportTextOf({ vault }: Pick<Application, 'vault'>, { opening }: Opened): ReportText {
  return opening.text(vault)
}
