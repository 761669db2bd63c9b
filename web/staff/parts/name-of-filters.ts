import { type QueueFilters, writeQueueFilters } from '#domain/cases/queue-filters.ts'
import type { Words } from '#words/words.ts'
import { useNames } from '../../page-names.ts'

// Made of our own words: a name that staff choose could name a person, and filters are not sealed.
export function useNameOfFilters(words: Words['queue']) {
  const names = useNames(
    ...(['stageNames', 'statuses', 'workFilterNames', 'verifiedFilterNames'] as const),
    ...(['queueOrderNames', 'sectorNames', 'caseKindNames', 'amountClassNames'] as const),
  )
  return (filters: QueueFilters): string => {
    const { status, stage, work, verified, onlyOverdue, setAside } = filters
    const { kind, sector, state, amount, order } = filters
    const orderIsChosen = writeQueueFilters(filters).has('order')
    return [
      stage ? names.stageNames[stage] : status === 'pending' ? words.allOpen : null,
      status === 'pending' || status === 'decided' || stage === 'disputed' ? null : names.statuses[status],
      work === 'any' ? null : `${words.filters.work}: ${names.workFilterNames[work]}`,
      verified === 'any' ? null : names.verifiedFilterNames[verified],
      onlyOverdue ? words.filters.onlyOverdue : null,
      setAside ? words.saved.setAside : null,
      kind && names.caseKindNames[kind],
      sector && names.sectorNames[sector],
      state,
      amount && names.amountClassNames[amount],
      orderIsChosen ? names.queueOrderNames[order] : null,
    ]
      .filter((part) => part !== null)
      .join(', ')
  }
}
