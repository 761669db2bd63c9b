import { type ReactNode, useContext, useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import type { ToolName } from '../../tool-about.ts'
import { OpenToolHere } from '../open-tool-here.ts'

/** A file that goes from one tool to another, and its clean copy where there is one. */
export type Parcel = { original: File; cleanCopy: File | null }

type Taker = (parcels: readonly Parcel[]) => void

const takers = new Map<ToolName, Taker>()
/** For tools that are not in the page yet. */
const waiting = new Map<ToolName, Parcel[]>()

/** A tool takes what others hand over, also what was handed over before it was opened. */
export function useHandedOver(tool: ToolName, take: Taker): void {
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    const taker: Taker = (parcels) => latest.current(parcels)
    takers.set(tool, taker)
    const before = waiting.get(tool)
    waiting.delete(tool)
    if (before) taker(before)
    return () => void takers.delete(tool)
  }, [tool])
}

type HandOverProps = {
  to: ToolName
  parcels: () => readonly Parcel[]
  /** Where there are several, what the button is about. */
  label?: string
  disabled?: boolean
  children: ReactNode
}

/** Hands files to another tool of this page and shows it. In a page of one tool there is nothing to press. */
export function HandOver({ to, parcels, label, disabled, children }: HandOverProps) {
  const open = useContext(OpenToolHere)
  if (open === undefined) return null
  function handOver() {
    const given = parcels()
    const taker = takers.get(to)
    if (taker) taker(given)
    else waiting.set(to, [...(waiting.get(to) ?? []), ...given])
    open?.(to)
  }
  return (
    <Button
      type="button"
      tone="secondary"
      size="small"
      aria-label={label}
      disabled={disabled}
      onClick={handOver}
    >
      {children}
    </Button>
  )
}
