import { Alert } from '#ui/alert.tsx'
import type { Words } from '#words/words.ts'
import { Blocks } from '../../article.tsx'
import type { HelpBlocks } from './help-blocks.ts'

/** Lawyers and bodies that help, first those of the state that the source named. */
export function Help({ help, words }: { help: HelpBlocks; words: Words['punishedHelp'] }) {
  const { ofState, bodies, states, laws } = help
  return (
    <section className="space-y-4" aria-labelledby="help">
      <h2 id="help">{words.title}</h2>
      <Alert>
        <p>{words.notLegal}</p>
        <p>{words.beforeYouCall}</p>
      </Alert>
      {ofState ? (
        <>
          <h3>{ofState.title}</h3>
          <Blocks of={ofState.blocks} />
        </>
      ) : null}
      <Fold title={words.bodiesTitle} isOpen>
        <Blocks of={bodies} />
      </Fold>
      <Fold title={words.statesTitle}>
        <Blocks of={states} />
      </Fold>
      <Fold title={words.lawTitle}>
        <Blocks of={laws} />
      </Fold>
    </section>
  )
}

type FoldProps = { title: string; isOpen?: boolean; children: React.ReactNode }

function Fold({ title, isOpen = false, children }: FoldProps) {
  return (
    <details open={isOpen}>
      <summary className="cursor-pointer py-2.5 text-link underline">{title}</summary>
      <div className="space-y-3 pt-2">{children}</div>
    </details>
  )
}
