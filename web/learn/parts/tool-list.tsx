import { buttonStyles } from '#ui/button-styles.ts'
import { Card } from '#ui/card.tsx'
import { OwnDevice } from '#ui/drawings/own-device.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'

type ToolListProps = {
  words: Words['toolList']
  workspacePath: string
  tools: readonly { name: string; title: string; summary: string; path: string }[]
  offline: CarriedFile & { sha256: string | null }
  /** The larger file, with the full editions. */
  fullOffline: CarriedFile
}

type CarriedFile = { fileName: string; path: string; checksumPath: string }

/** Plain links: the tools are documents of their own, outside of this app. */
export function ToolList({ words, workspacePath, tools, offline, fullOffline }: ToolListProps) {
  return (
    <>
      <div className="flex items-center gap-4">
        <OwnDevice className="h-24 shrink-0 max-sm:hidden" />
        <p className="max-w-prose">{words.lead}</p>
      </div>
      <ul className="space-y-4">
        {tools.map(({ name, title, summary, path }) => (
          <Card as="li" key={name} className="space-y-3">
            <h2>{title}</h2>
            <p className="text-muted">{summary}</p>
            <a href={path} className={buttonStyles({ tone: 'secondary' })}>
              {words.open}
              <span className="sr-only"> {title}</span>
            </a>
          </Card>
        ))}
      </ul>
      <Card as="section" aria-labelledby="workspace" className="space-y-3">
        <h2 id="workspace">{words.workspace.title}</h2>
        <p className="text-muted">{words.workspace.lead}</p>
        <a href={workspacePath} className={buttonStyles({ tone: 'secondary' })}>
          {words.workspace.open}
        </a>
      </Card>
      <OfflineFile words={words} {...offline} full={fullOffline} />
    </>
  )
}

/** Its SHA-256 is the same. */
const neutralName = 'notes.html'

type OfflineFileProps = ToolListProps['offline'] & Pick<ToolListProps, 'words'> & { full: CarriedFile }

function OfflineFile({ words, fileName, path, checksumPath, sha256, full }: OfflineFileProps) {
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
      {sha256 === null ? null : (
        <>
          <p>
            {words.offline.checksum}
            <a href={checksumPath}>{words.offline.asText}</a>):
          </p>
          <p>
            <code className="block rounded-control bg-sunken px-3 py-2 font-mono text-sm break-all">
              {sha256}
            </code>
          </p>
          <p>{words.offline.check}</p>
          <ul className="list-disc space-y-2 pl-6 marker:text-muted">
            <li>
              {words.offline.linux}{' '}
              <code className="font-mono text-sm break-all">{`sha256sum ${fileName}`}</code>
            </li>
            <li>
              {words.offline.macos}{' '}
              <code className="font-mono text-sm break-all">{`shasum -a 256 ${fileName}`}</code>
            </li>
            <li>
              {words.offline.windows}{' '}
              <code className="font-mono text-sm break-all">{`certutil -hashfile ${fileName} SHA256`}</code>
            </li>
          </ul>
          <p className="text-muted">{words.offline.rebuild}</p>
        </>
      )}
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
