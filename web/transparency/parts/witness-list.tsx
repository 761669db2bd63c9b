import type { ShownWitness } from '#server/transparency/witnesses/list-witnesses.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'

type Props = {
  words: Words['transparency']['witnesses']
  logKey: string
  witnesses: readonly ShownWitness[]
}

/** Who watches the log, and the key by which others can. */
export function WitnessList({ words, logKey, witnesses }: Props) {
  return (
    <>
      <p>{witnesses.length === 0 ? words.none : words.lead}</p>
      {witnesses.length === 0 ? null : (
        <ul className="space-y-3">
          {witnesses.map(({ name, key, size, isCurrent }) => (
            <li key={key}>
              <p className="font-medium break-all">{name}</p>
              <p className="text-sm text-muted">
                {size === 0
                  ? words.never
                  : fill(isCurrent ? words.current : words.behind, { size: String(size) })}
              </p>
              <p className="font-mono text-sm break-all">{key}</p>
            </li>
          ))}
        </ul>
      )}
      <p>{words.logKey}</p>
      <p className="font-mono text-sm break-all">{logKey}</p>
    </>
  )
}
