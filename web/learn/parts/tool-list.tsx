import { buttonStyles } from '#ui/button-styles.ts'
import { Card } from '#ui/card.tsx'
import { OwnDevice } from '#ui/drawings/own-device.tsx'

type ToolListProps = {
  tools: readonly { name: string; title: string; summary: string; path: string }[]
  offline: { fileName: string; path: string; checksumPath: string; sha256: string | null }
}

/** Plain links: the tools are documents of their own, outside of this app. */
export function ToolList({ tools, offline }: ToolListProps) {
  return (
    <>
      <div className="flex items-center gap-4">
        <OwnDevice className="h-24 shrink-0 max-sm:hidden" />
        <p className="max-w-prose">
          Each tool works on your own device. Nothing that you enter is uploaded, and your browser is told to
          refuse every connection from it; each tool shows you that. Opening one is still a visit: our server
          and your network see it. They need JavaScript.
        </p>
      </div>
      <ul className="space-y-4">
        {tools.map(({ name, title, summary, path }) => (
          <Card as="li" key={name} className="space-y-3">
            <h2>{title}</h2>
            <p className="text-muted">{summary}</p>
            <a href={path} className={buttonStyles({ tone: 'secondary' })}>
              Open<span className="sr-only"> {title}</span>
            </a>
          </Card>
        ))}
      </ul>
      <OfflineFile {...offline} />
    </>
  )
}

function OfflineFile({ fileName, path, checksumPath, sha256 }: ToolListProps['offline']) {
  return (
    <Card as="section" aria-labelledby="offline" className="space-y-4">
      <h2 id="offline">Carry the tools with you</h2>
      <p>
        The whole toolkit is one file. Save it, switch on airplane mode, and open it in your browser: then you
        need to trust nobody’s network, and not our server either.
      </p>
      <p>
        <a href={path} download={fileName} className={buttonStyles()}>
          Download {fileName}
        </a>
      </p>
      {sha256 === null ? null : (
        <>
          <p>
            Whoever swaps the file changes its SHA-256. Ours is this (
            <a href={checksumPath}>as a text file</a>):
          </p>
          <p>
            <code className="block rounded-control bg-sunken px-3 py-2 font-mono text-sm break-all">
              {sha256}
            </code>
          </p>
          <p>
            Check your copy before you trust it, best with a number that you got from somebody else than us:
          </p>
          <ul className="list-disc space-y-2 pl-6 marker:text-muted">
            <li>
              Linux: <code className="font-mono text-sm break-all">sha256sum {fileName}</code>
            </li>
            <li>
              macOS: <code className="font-mono text-sm break-all">shasum -a 256 {fileName}</code>
            </li>
            <li>
              Windows:{' '}
              <code className="font-mono text-sm break-all">certutil -hashfile {fileName} SHA256</code>
            </li>
          </ul>
          <p className="text-muted">
            The file is built from our sources the same way every time, so anybody who has them can build it
            and compare.
          </p>
        </>
      )}
    </Card>
  )
}
