import { useReportFormWords } from './form-words.ts'

type ProgressProps = { step: number; onChoose(step: number): void }

/** Where one is, and a way to each other part. */
export function Progress({ step, onChoose }: ProgressProps) {
  const { steps, stepsOf } = useReportFormWords().reportForm
  return (
    <nav aria-label={stepsOf}>
      <ol className="flex gap-2">
        {steps.map((title, number) => (
          <li key={title} className="flex-1">
            <button
              type="button"
              aria-current={number === step ? 'step' : undefined}
              onClick={() => onChoose(number)}
              className="min-h-11 w-full cursor-pointer border-t-4 border-line pt-1 text-left text-sm text-muted aria-[current]:border-action aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {number + 1}
              <span className="max-sm:sr-only">. {title}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
