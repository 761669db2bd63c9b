import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { longestSearch } from '#domain/cases/queue-filters.ts'
import { Button } from '#ui/button.tsx'
import { Labelled } from '#ui/labelled.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { Words } from '#words/words.ts'

/** Finds a report by its number or by the name of the person, whatever its stage. */
export function CaseSearch({ words, search }: { words: Words['queue']; search: string }) {
  return (
    <Form
      key={search}
      method="get"
      action="/admin"
      role="search"
      aria-label={words.search}
      className="flex items-end gap-2 sm:gap-3"
    >
      <div className="min-w-0 grow">
        <Labelled label={words.search}>
          <TextInput
            type="search"
            name="q"
            defaultValue={search}
            maxLength={longestSearch}
            placeholder={words.searchHint}
            autoComplete="off"
          />
        </Labelled>
      </div>
      <Button tone="secondary">
        <Search className="max-sm:hidden" />
        {words.find}
      </Button>
    </Form>
  )
}
