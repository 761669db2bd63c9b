import { buttonStyles } from '#ui/button-styles.ts'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { partialDay } from '../../dates.ts'

export type CarriedFile = { fileName: string; path: string; checksumPath: string }

export type FileToCarry = CarriedFile & {
  sha256: string | null
  /** Since when the public log names this file. Null where it does not yet. */
  logged: { id: string; since: string } | null
  /** The version of the signed release that lists it. */
  release: string | null
}

type OfflineFileProps = FileToCarry & { words: Words['toolList']; full: CarriedFile }

/** Its SHA-256 is the same. */
const neutralName = 'notes.html'

export function OfflineFile({ words, full, ...file }: OfflineFileProps) {
  const { fileName, path } = file
  return (
    <Card as="section" aria-labelledby="offline" className="space-y-4">
      <h2 id="offline">{words.offline.title}</h2>
      <p>{words.offline.lead}</p>
      <p>
        <a href={path} download={fileName} className={buttonStyles()}>
          {fill(words.offline.download, { file: fileName })}
        </a>
      </p>
      <p>
        {words.offline.neutral}{' '}
        <a href={path} download={neutralName}>
          {fill(words.offline.download, { file: neutralName })}
        </a>
      </p>
      {file.sha256 === null ? null : <HowToCompare words={words.offline} {...file} sha256={file.sha256} />}
      <p>
        {words.offline.full}{' '}
        <a href={full.path} download={full.fileName}>
          {fill(words.offline.download, { file: full.fileName })}
        </a>{' '}
        (<a href={full.checksumPath}>{words.offline.fullChecksum}</a>)
      </p>
    </Card>
  )
}

type HowToCompareProps = FileToCarry & { words: Words['toolList']['offline']; sha256: string }

function HowToCompare({ words, fileName, checksumPath, sha256, logged, release }: HowToCompareProps) {
  const commands = [
    { system: words.linux, command: `sha256sum ${fileName}` },
    { system: words.macos, command: `shasum -a 256 ${fileName}` },
    { system: words.windows, command: `certutil -hashfile ${fileName} SHA256` },
  ]
  return (
    <details className="space-y-4">
      <summary className="flex min-h-11 items-center font-semibold text-link">{words.details}</summary>
      <p>
        {words.checksum}
        <a href={checksumPath}>{words.asText}</a>):
      </p>
      <p>
        <code className="block rounded-control bg-sunken px-3 py-2 font-mono text-sm break-all">
          {sha256}
        </code>
      </p>
      <p>{words.check}</p>
      <ul className="list-disc space-y-2 pl-6 marker:text-muted">
        {commands.map(({ system, command }) => (
          <li key={system}>
            {system} <code className="font-mono text-sm break-all">{command}</code>
          </li>
        ))}
      </ul>
      <p>
        {logged ? (
          <>
            {fill(words.logged, { day: partialDay(logged.since) })}{' '}
            <a href={`/transparency/carried/${logged.id}/proof.txt`}>{words.proof}</a>
          </>
        ) : (
          words.notLogged
        )}
      </p>
      <p>
        {release === null ? (
          words.notReleased
        ) : (
          <>
            {fill(words.released, { version: release })} <a href="/source/release.txt">{words.list}</a>,{' '}
            <a href="/source/release.sig">{words.signature}</a>
          </>
        )}
      </p>
      <p>
        <a href="/educational-resources?tab=phone#compare" className={linkStyles}>
          {words.twoWays}
        </a>
      </p>
      <p className="text-muted">{words.rebuild}</p>
    </details>
  )
}
