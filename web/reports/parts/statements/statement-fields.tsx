import {
  everyFieldName,
  type LabelledStatement,
  type Statement,
  statementFieldName,
  statementsIn,
} from '#domain/publishing/statements.ts'
import type { ReportText } from '#domain/reports/fields.ts'
import { linkStyles } from '#ui/link-styles.ts'
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
          <Labelling statement={statement} said={saidOf(statement)} isOptional={isOptional} />
        </fieldset>
      ))}
    </>
  )
}

type LabellingProps = { statement: Statement; said: LabelledStatement | undefined; isOptional: boolean }

/** What was said already is one line to read. The form opens to say it, or otherwise than for all, and where it was refused. */
function Labelling({ statement, said, isOptional }: LabellingProps) {
  const { statementBoxTexts: texts } = useNames('statementBoxTexts')
  const refused = useRefusedForm()
  const beginning = statementFieldName(statement.place, 'label').replace(/label$/, '')
  const isAbout = (name: string) => name.startsWith(beginning)
  const isRefused = Object.keys(refused?.refused?.problems ?? {}).some(isAbout)
  const isTyped = Object.entries(refused?.values ?? {}).some(([name, value]) => isAbout(name) && value !== '')
  return (
    <>
      {said ? <LabelLine statement={said} /> : null}
      <details open={isRefused || (isTyped && !said)}>
        <summary className={`${linkStyles} py-2.5`}>{said ? texts.change : texts.other}</summary>
        <div className="space-y-4">
          <LabellingFields
            nameOf={(part) => statementFieldName(statement.place, part)}
            said={said}
            isOptional={isOptional}
          />
        </div>
      </details>
    </>
  )
}

const box = 'min-w-0 space-y-4 rounded-card border border-line bg-surface px-4 pb-4'
const legend = 'px-1 text-lg font-bold'
