import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import type { Words } from '#words/words.ts'
import { OnceAlive } from '../../once-alive.tsx'
import { formOfMany } from './many-form.tsx'

type Step = 'next' | 'before' | 'open' | 'choose' | 'assign' | 'help'

const keysOf: Record<Step, readonly string[]> = {
  next: ['j', '↓'],
  before: ['k', '↑'],
  open: ['Enter'],
  choose: ['x'],
  assign: ['a'],
  help: ['?'],
}
const steps = ['next', 'before', 'open', 'choose', 'assign', 'help'] as const

// A link opens by itself with Enter.
const stepsByKey: Record<string, Exclude<Step, 'open'>> = {
  ...{ j: 'next', ArrowDown: 'next', k: 'before', ArrowUp: 'before' },
  ...{ x: 'choose', a: 'assign', '?': 'help' },
}

/**
 * A table whose rows are walked through by keys. They work while the focus is in the table, so a letter that is typed or spoken elsewhere
 * does nothing (WCAG 2.1.4).
 */
export function WorkByKeys({ words, children }: { words: Words['queue']['keys']; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null)
  const help = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const step = event.ctrlKey || event.metaKey || event.altKey ? undefined : stepsByKey[event.key]
      if (!step || !area.current) return
      event.preventDefault()
      if (step === 'help') showHelp(help.current)
      else take(step, area.current)
    }
    const table = area.current
    table?.addEventListener('keydown', listen)
    return () => table?.removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      <div ref={area}>{children}</div>
      <OnceAlive>
        <details ref={help} className="text-sm">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold">{words.title}</summary>
          <div className="space-y-3 pb-3">
            <p className="text-muted">{words.lead}</p>
            <dl className="grid max-w-md grid-cols-[auto_1fr] gap-x-6 gap-y-2">
              {steps.map((step) => (
                <div key={step} className="col-span-2 grid grid-cols-subgrid">
                  <dt>
                    {keysOf[step].map((key, place) => (
                      <span key={key}>
                        {place > 0 ? ` ${words.or} ` : null}
                        <kbd className="rounded border border-edge bg-sunken px-2 py-0.5">{key}</kbd>
                      </span>
                    ))}
                  </dt>
                  <dd>{words.names[step]}</dd>
                </div>
              ))}
            </dl>
            <Button tone="secondary" size="small" type="button" onClick={() => take('next', area.current)}>
              {words.begin}
            </Button>
          </div>
        </details>
      </OnceAlive>
    </>
  )
}

function take(step: Exclude<Step, 'open' | 'help'>, area: HTMLElement | null): void {
  const rows = [...(area?.querySelectorAll('tbody tr') ?? [])]
  const place = rows.findIndex((row) => row.contains(document.activeElement))
  if (step === 'assign') focusOnAssign()
  else if (step === 'choose') rows[place]?.querySelector<HTMLElement>('input[type="checkbox"]')?.click()
  else {
    const to = step === 'next' ? Math.min(place + 1, rows.length - 1) : Math.max(place - 1, 0)
    focusOn(rows[to]?.querySelector('a') ?? null)
  }
}

function showHelp(help: HTMLDetailsElement | null): void {
  if (!help) return
  help.open = true
  focusOn(help.querySelector('summary'))
}

function focusOnAssign(): void {
  const button = document.querySelector(`#${formOfMany} button[value="assign"]`)
  const fold = button?.closest('details')
  if (fold) fold.open = true
  focusOn(button)
}

function focusOn(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus()
}
