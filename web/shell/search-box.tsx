import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { buttonStyles } from '#ui/button-styles.ts'
import { classNames } from '#ui/class-names.ts'
import { controlStyles } from '#ui/control-styles.ts'
import type { ShellWords } from './use-words.ts'

type SearchBoxProps = { id: string; className?: string; words: ShellWords['shell'] }

/** Sends what was typed to /search. Blank text is held back by the browser; the box is empty again after it is sent. */
export function SearchBox({ id, className, words }: SearchBoxProps) {
  return (
    <Form
      role="search"
      method="get"
      action="/search"
      className={classNames('flex gap-2', className)}
      onSubmit={(event) => emptyLater(event.currentTarget)}
    >
      <label htmlFor={id} className="sr-only">
        {words.searchReports}
      </label>
      <input
        id={id}
        type="search"
        name="q"
        required
        pattern=".*\S.*"
        title={words.searchBlank}
        maxLength={200}
        placeholder={words.searchPlaceholder}
        className={controlStyles}
      />
      <button type="submit" className={buttonStyles({ tone: 'night' })}>
        <Search />
        <span className="sr-only">{words.search}</span>
      </button>
    </Form>
  )
}

/** The router reads the form while the event runs, so it may only be emptied afterwards. */
function emptyLater(form: HTMLFormElement) {
  queueMicrotask(() => form.reset())
}
