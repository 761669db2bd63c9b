import { Clock } from 'lucide-react'
import { buttonStyles } from '#ui/button-styles.ts'
import { Card } from '#ui/card.tsx'
import { OwnDevice } from '#ui/drawings/own-device.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { ToolLink } from '../../shell/links/tool-link.tsx'
import { type CarriedFile, type FileToCarry, OfflineFile } from './offline-file.tsx'
import { ToolIcon, type ToolName } from './tool-icons.tsx'

type ToolListProps = {
  words: Words['toolList']
  workspacePath: string
  tools: readonly DoorOfTool[]
  offline: FileToCarry
  /** The larger file, with the full editions. */
  fullOffline: CarriedFile
}

type DoorOfTool = { name: ToolName; title: string; summary: string; path: string; minutes: number }

/** Plain links: the tools are documents of their own, outside of this app. */
export function ToolList({ words, workspacePath, tools, offline, fullOffline }: ToolListProps) {
  return (
    <>
      <div className="flex items-center gap-4">
        <OwnDevice className="h-16 shrink-0 max-sm:hidden" />
        <p className="max-w-prose">
          {words.offline.short}{' '}
          <a href="#offline" className={linkStyles}>
            {words.offline.shortLink}
          </a>
        </p>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {tools.map((tool) => (
          <ToolCard key={tool.name} tool={tool} words={words} />
        ))}
        <Card as="li" className="flex flex-col items-start justify-center gap-3 lg:col-span-2">
          <h2 className="text-lg">{words.workspace.title}</h2>
          <p className="max-w-prose text-muted">{words.workspace.lead}</p>
          <ToolLink href={workspacePath} className={buttonStyles({ tone: 'secondary' })}>
            {words.workspace.open}
          </ToolLink>
        </Card>
      </ul>
      <p className="max-w-prose text-sm text-muted">{words.more}</p>
      <OfflineFile words={words} {...offline} full={fullOffline} />
    </>
  )
}

/** The title alone is the link. It covers the card. */
function ToolCard({ tool: { name, title, summary, path, minutes }, words }: ToolCardProps) {
  const { get, start } = words.tools[name]
  return (
    <li className="card-row rounded-card border border-line bg-surface">
      <div className="flex items-start gap-within">
        <ToolIcon name={name} />
        <div className="min-w-0">
          <h2 className="text-lg">
            <ToolLink href={path} className="row-link">
              {title}
            </ToolLink>
          </h2>
          <p className="flex items-center gap-1 text-sm text-muted">
            <Clock aria-hidden="true" className="size-4" />
            {fill(words.minutes, { count: minutes })}
          </p>
        </div>
      </div>
      <p className="font-semibold">{start}</p>
      <p>{summary}</p>
      <p className="text-sm text-muted">
        {words.get} {get}
      </p>
    </li>
  )
}

type ToolCardProps = { tool: DoorOfTool; words: Words['toolList'] }
