import type { KeyboardEvent, ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

type Tab<Id extends string> = { id: Id; label: string; panel: ReactNode }

type TabsProps<Id extends string> = {
  label: string
  tabs: readonly Tab<Id>[]
  chosen: Id
  onChoose: (id: Id) => void
}

/** Tabs as in the ARIA Authoring Practices: arrow keys, Home and End move between them. All panels stay in the page. */
export function Tabs<Id extends string>({ label, tabs, chosen, onChoose }: TabsProps<Id>) {
  const choose = (id: Id) => {
    onChoose(id)
    focusTab(id)
  }
  const move = (event: KeyboardEvent) => {
    const place = tabs.findIndex(({ id }) => id === chosen)
    const target = tabs.at(targetPlace(event.key, { place, count: tabs.length }) ?? Number.NaN)
    if (!target || targetPlace(event.key, { place, count: tabs.length }) === undefined) return
    event.preventDefault()
    choose(target.id)
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

const tabStyles = 'min-h-11 cursor-pointer border-b-4 px-3 py-2 font-semibold hover:text-ink'

function targetPlace(key: string, { place, count }: { place: number; count: number }): number | undefined {
  if (key === 'ArrowRight') return (place + 1) % count
  else if (key === 'ArrowLeft') return (place + count - 1) % count
  else if (key === 'Home') return 0
  else if (key === 'End') return count - 1
  else return undefined
}
