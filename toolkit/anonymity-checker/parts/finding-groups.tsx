import type { Finding, Tier } from '@fitila/anonymity/finding'
import { type CategoryGroups, groupFindings } from '@fitila/anonymity/groups'
import { useMemo } from 'react'
import { Button } from '#ui/button.tsx'
import { type Decisions, decideOn } from '../decisions.ts'
import { GroupRow } from './group-row.tsx'
import type { Asked } from './marked-text.tsx'

type FindingGroupsProps = {
  text: string
  findings: readonly Finding[]
  decisions: Decisions
  /** The subject whose mark was pressed: its group opens and its row gets the focus. */
  asked: Asked | undefined
  onDecide(decisions: Decisions): void
}

/** Issue, count and severity under the four categories, each with the persons, numbers and places behind it. */
export function FindingGroups({ text, findings, decisions, asked, onDecide }: FindingGroupsProps) {
  const certain = useMemo(() => groupFindings(text, findings, 'certain'), [text, findings])
  const possible = useMemo(() => groupFindings(text, findings, 'possible'), [text, findings])
  const ids = idsOf(certain)
  const rows = (groups: readonly CategoryGroups[], tier: Tier) =>
    groups.flatMap((category) =>
      category.groups.map((group) => (
        <GroupRow
          key={group.kind}
          group={group}
          tier={tier}
          decisions={decisions}
          asked={asked}
          onDecide={(some, decision) => onDecide(decideOn(decisions, some, decision))}
        />
      )),
    )
  return (
    <>
      <section aria-label="Findings" className="space-y-4">
        <h3>What was found</h3>
        {certain.length === 0 ? (
          <p>
            Nothing that is certain. Look at the possible findings and the questions below, if there are any.
          </p>
        ) : (
          <>
            {certain.map((category) => (
              <section key={category.category} aria-label={category.title} className="space-y-2">
                <h4 className="font-semibold">{category.title}</h4>
                <ul className="space-y-2">{rows([category], 'certain')}</ul>
              </section>
            ))}
            <div className="flex flex-wrap gap-3">
              <Button
                type="button"
                tone="secondary"
                size="small"
                onClick={() => onDecide(decideOn(decisions, ids, 'replace'))}
              >
                Replace everything
              </Button>
              <Button
                type="button"
                tone="secondary"
                size="small"
                onClick={() => onDecide(decideOn(decisions, ids, 'keep'))}
              >
                Keep everything
              </Button>
            </div>
          </>
        )}
      </section>
      {possible.length > 0 ? (
        <section aria-label="Possible findings" className="space-y-2">
          <h3>Possible findings</h3>
          <p className="text-sm text-muted">
            Names or numbers, or plain words. They do not count, and stay until you replace them.
          </p>
          <ul className="space-y-2">{rows(possible, 'possible')}</ul>
        </section>
      ) : null}
    </>
  )
}

function idsOf(categories: readonly CategoryGroups[]): string[] {
  return categories.flatMap(({ groups }) => groups.flatMap(({ subjects }) => subjects.map(({ id }) => id)))
}
