import { lastPart } from '../parts/form-parts.ts'
import { useReportFormWords } from './form-words.ts'

type ProgressProps = { page: number; onChoose(page: number): void }

/** Where one is, and a way to each other page: by a request without a script, at once with one. */
export function Progress({ page, onChoose }: ProgressProps) {
  const { steps, stepsOf } = useReportFormWords().reportForm
  return (
    <nav aria-label={stepsOf}>
      <ol className="flex gap-1 sm:gap-2">
        {steps.slice(0, lastPart + 1).map((title, number) => (
          <li key={title} className="min-w-0 flex-1">
            <button
              type="submit"
              name="intent"
              value={`page:${number}`}
              formNoValidate
              aria-current={number === page ? 'step' : undefined}
              onClick={(event) => {
                event.preventDefault()
                onChoose(number)
              }}
              className="flex min-h-11 size-full cursor-pointer items-start border-t-4 border-line pt-1 text-left text-sm text-muted aria-[current]:border-action aria-[current]:font-semibold aria-[current]:text-ink"
            >
              <span>
                {number + 1}
                <span className="max-lg:sr-only">. {title}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
