import { classNames } from '#ui/class-names.ts'
import type { Words } from '#words/words.ts'
import { CopyButton } from './copy-button.tsx'

type CopyableProps = {
  text: string
  /** What kind of thing it is: the button says it. */
  what: keyof Words['forms']['copying']['what']
  /** Opens something for anyone who has it. Once it is copied, the page says that it stays on the clipboard. */
  isSecret?: boolean
  className?: string
}

/** A code, link or key to take along. One click selects all of it; where scripts run, a button copies it. Paper gets the text alone. */
export function Copyable({ text, what, isSecret = false, className = '' }: CopyableProps) {
  return (
    <div className="space-y-3">
      <p className={classNames('break-words select-all', className)}>
        <code>{text}</code>
      </p>
      <CopyButton text={text} what={what} isSecret={isSecret} />
    </div>
  )
}
