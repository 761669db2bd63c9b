import { X } from 'lucide-react'
import { useContext, useState } from 'react'
import { createPortal } from 'react-dom'
import { Alert } from '#ui/alert.tsx'
import { UiWords } from '#ui/words.ts'
import type { Words } from '#words/words.ts'
import { useLineTrouble } from './line-state.ts'

type LineNoticeProps = { words: Words['forms']['line'] }

/** Says that the line is dead: at the end of the form that was sent, beside its button, or else at the edge of the screen. */
export function LineNotice({ words }: LineNoticeProps) {
  const trouble = useLineTrouble()
  const [hidden, hide] = useState(trouble)
  const { dismiss } = useContext(UiWords)
  if (!trouble || trouble === hidden) return null
  const notice = (
    <div ref={showAndFocus} tabIndex={-1} className="scroll-my-24 rounded-card">
      <Alert tone="warning" role="alert">
        <div className="flex items-start gap-2">
          <p className="flex-1 font-semibold">{words[trouble.kind]}</p>
          <button
            type="button"
            onClick={() => hide(trouble)}
            className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control"
          >
            <X className="size-5" />
            <span className="sr-only">{dismiss}</span>
          </button>
        </div>
      </Alert>
    </div>
  )
  return trouble.form?.isConnected ? (
    createPortal(notice, trouble.form)
  ) : (
    <div className="fixed inset-x-3 bottom-3 z-50 sm:left-auto sm:w-96 print:hidden">{notice}</div>
  )
}

function showAndFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'nearest' })
}
