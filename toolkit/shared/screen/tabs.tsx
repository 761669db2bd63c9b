import type { KeyboardEvent, ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

type Tab<Id extends string> = { id: Id; label: string; isDisabled?: boolean; panel: ReactNode }

type TabsProps<Id extends string> = {
  label: string
  tabs: readonly Tab<Id>[]
  chosen: Id
  onChoose: (id: Id) => void
}

/**
 * Tabs as in the ARIA Authoring Practices: arrow keys, Home and End move between those that can be chosen. All panels
 * stay in the page.
 */
export function Tabs<Id extends string>({ label, tabs, chosen, onChoose }: TabsProps<Id>) {
  const move = (event: KeyboardEvent) => {
    const open = tabs.filter(({ isDisabled }) => !isDisabled)
    const place = open.findIndex(({ id }) => id === chosen)
    const target = open.at(targetOf[event.key]?.(place, open.length) ?? Number.NaN)
    if (!target || !(event.key in targetOf)) return
    event.preventDefault()
    onChoose(target.id)
    focusTab(target.id)
  }
  return (
    <div className="space-y-6">
      <div role="tablist" aria-label={label} onKeyDown={move} className="flex gap-1 border-b border-line">
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`tab-${tab.id}`}
            aria-selected={tab.id === chosen}
            aria-controls={`panel-${tab.id}`}
            tabIndex={tab.id === chosen ? 0 : -1}
            disabled={tab.isDisabled}
            onClick={() => onChoose(tab.id)}
            className={classNames(
              tabStyles,
              tab.id === chosen ? 'border-accent' : 'border-transparent text-muted',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div key={id} role="tabpanel" id={`panel-${id}`} aria-labelledby={`tab-${id}`} hidden={id !== chosen}>
          {panel}
        </div>
      ))}
    </div>
  )
}

/** Where the focus goes when what had it is gone. */
export function focusTab(id: string): void {
  document.getElementById(`tab-${id}`)?.focus()
}

const tabStyles =
  'min-h-11 cursor-pointer border-b-4 px-3 py-2 font-semibold hover:text-ink disabled:cursor-not-allowed disabled:opacity-60'

const targetOf: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowRight: (place, count) => (place + 1) % count,
  ArrowLeft: (place, count) => (place + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}
