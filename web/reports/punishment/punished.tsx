import type { ReactNode } from 'react'
import type { Punished } from '#server/sources/punishment/tell-of-punishment.ts'
import { Alert } from '#ui/alert.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { SubmitButton, TokenForm } from '../../form.tsx'
import { Help } from './help.tsx'
import type { HelpBlocks } from './help-blocks.ts'
import { TellForm } from './tell-form.tsx'
import { Told } from './told.tsx'

type PunishedPageProps = {
  above: ReactNode
  report: Punished
  help: HelpBlocks
  formToken?: string
  /** Of the form: see `MessageNumber`. */
  number: string
  words: Pick<Words, 'punished' | 'punishmentNames' | 'punishedHelp'>
}

/** The same for a holder of a code and for an owner. */
export function PunishedPage({ above, report, help, formToken, number, words }: PunishedPageProps) {
  const { punished: said } = words
  return (
    <>
      <PageHeader
        above={above}
        title={said.title}
        lead={fill(said.lead, { number: report.referenceNumber })}
      />
      <Alert title={said.danger} tone="warning">
        {said.dangerText}
      </Alert>
      <Lines title={said.firstTitle} lines={said.first} />
      {report.mayTell ? (
        <>
          <Lines title={said.canTitle} lines={said.can} />
          {report.followUps.length > 0 ? (
            <section className="space-y-3">
              <h2>{said.toldTitle}</h2>
              <Told followUps={report.followUps} words={words} />
              <details>
                <summary className="cursor-pointer py-2.5 text-link underline">{said.delete}</summary>
                <TokenForm
                  {...(formToken === undefined ? {} : { formToken })}
                  intent="delete"
                  className="space-y-3 pt-2"
                >
                  <p>{said.deleteText}</p>
                  <SubmitButton tone="danger">{said.deleteConfirm}</SubmitButton>
                </TokenForm>
              </details>
            </section>
          ) : null}
          <TellForm formToken={formToken} number={number} words={words} />
        </>
      ) : (
        <Alert>{said.closed}</Alert>
      )}
      <Help help={help} words={words.punishedHelp} />
    </>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section className="space-y-2">
      <h2>{title}</h2>
      <ul className="list-disc space-y-1 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
