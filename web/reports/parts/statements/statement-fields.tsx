import {
  everyFieldName,
  type LabelledStatement,
  type Statement,
  statementFieldName,
  statementsIn,
} from '#domain/publishing/statements.ts'
import type { ReportText } from '#domain/reports/fields.ts'
import { linkStyles } from '#ui/link-styles.ts'
import { fill } from '#words/fill.ts'
import { useRefusedForm } from '../../../form.tsx'
import { useNames } from '../../../page-names.ts'
import { LabelLine } from '../label-line.tsx'
import { statementName } from '../statement-names.ts'
import { statementText } from '../statement-text.ts'
import { LabellingFields } from './labelling-of-statement.tsx'
import { hasSharedBox } from './missing-parts.ts'

type StatementFieldsProps = {
  words: ReportText
  /** What was said of each already. */
  before: readonly LabelledStatement[]
  /** Whether a statement may be left without a label. */
  isOptional?: boolean
}

/** The parts of the catalogue that a page brings for it, beside those of the report. */
export const statementFieldParts = ['sideNames', 'statementPartNames', 'statementBoxTexts'] as const

/** Every statement that becomes public, a box each, with what staff say about it; first what is said once for all. */
export function StatementFields({ words, before, isOptional = false }: StatementFieldsProps) {
  const names = useNames(
    ...(['labels', 'partTexts', 'sideNames', 'assetKinds', 'itemTexts'] as const),
    ...(['sectorNames', 'kindNames'] as const),
  )
  const { statementBoxTexts: texts } = useNames('statementBoxTexts')
  const statements = statementsIn(words)
  const saidOf = ({ place }: Statement) => before.findLast((each) => each.place === place)
  const hasShared = hasSharedBox({ words, before })
  return (
    <>
      {hasShared ? (
        <fieldset className={box}>
          <legend className={legend}>{texts.every}</legend>
          <p className="text-muted">{texts.everyHint}</p>
          <LabellingFields nameOf={everyFieldName} said={undefined} isOptional={isOptional} />
        </fieldset>
      ) : null}
      {statements.map((statement) => (
        <fieldset key={statement.place} className={box}>
          <legend className={legend}>{statementName(statement, names)}</legend>
          <p className="whitespace-pre-line break-words">{statementText(statement, words, names)}</p>
          {hasShared && !isOptional && !saidOf(statement) ? (
            <p className="text-sm text-muted">{fill(texts.leaveEmpty, { every: texts.every })}</p>
          ) : null}
          <Labelling statement={statement} said={saidOf(statement)} isOptional={isOptional} />
        </fieldset>
      ))}
    </>
  )
}

type LabellingProps = { statement: Statement; said: LabelledStatement | undefined; isOptional: boolean }

/** What was said already is one line to read. It opens to be changed, or when it was refused. */
function Labelling({ statement, said, isOptional }: LabellingProps) {
  const { statementBoxTexts: texts } = useNames('statementBoxTexts')
  const refused = useRefusedForm()
  const fields = (
    <LabellingFields
      nameOf={(part) => statementFieldName(statement.place, part)}
      said={said}
      isOptional={isOptional}
    />
  )
  if (!said) return fields
  const beginning = statementFieldName(statement.place, 'label').replace(/label$/, '')
  const isRefused = Object.keys(refused?.refused?.problems ?? {}).some((name) => name.startsWith(beginning))
  return (
    <>
      <LabelLine statement={said} />
      <details open={isRefused}>
        <summary className={`${linkStyles} py-2.5`}>{texts.change}</summary>
        <div className="space-y-4">{fields}</div>
      </details>
    </>
  )
}

const box = 'min-w-0 space-y-4 rounded-card border border-line bg-surface p-4'
const legend = 'px-1 text-lg font-bold'
