import { screens } from 'virtual:fitila-tools'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { OpenToolHere } from '../shared/screen/open-tool-here.ts'
import { ProcessingNotice } from '../shared/screen/processing-notice.tsx'
import type { ToolName } from '../shared/tool-about.ts'
import { SelfCheckPanel } from './self-check/panel.tsx'
import { ToolPage } from './tool-page.tsx'

/**
 * The whole toolkit in one page: a list, and the tools that were opened from it. A tool that was opened stays as it is
 * while another is shown, so 'Back to Tools' loses nothing.
 */
export function OfflineEdition() {
  const [shown, show] = useState<ToolName | null>(null)
  const [opened, setOpened] = useState<readonly ToolName[]>([])
  const open = (name: ToolName) => {
    show(name)
    // The shown tool is first in the page: an id that two tools use leads to the first.
    setOpened((before) => [name, ...before.filter((other) => other !== name)])
  }
  useEffect(() => {
    window.scrollTo(0, 0)
    if (shown !== null) document.getElementById('main')?.focus({ preventScroll: true })
  }, [shown])
  return (
    <OpenToolHere value={open}>
      {shown === null ? <ToolList opened={opened} onOpen={open} /> : null}
      {opened.map((name) => (
        <div key={name} hidden={name !== shown}>
          <OneTool name={name} onBack={() => show(null)} />
        </div>
      ))}
    </OpenToolHere>
  )
}

function OneTool({ name, onBack }: { name: ToolName; onBack(): void }) {
  const screen = screens.find(({ about }) => about.name === name)
  return screen ? <ToolPage {...screen} above={<Back onBack={onBack} />} /> : null
}

type ToolListProps = { opened: readonly ToolName[]; onOpen(name: ToolName): void }

function ToolList({ opened, onOpen }: ToolListProps) {
  return (
    <main id="main" tabIndex={-1}>
      <Page>
        <PageHeader
          title="The Fitila toolkit, offline edition"
          lead="Tools for people who think about reporting corruption. This one file holds them all."
        />
        <ProcessingNotice>
          It needs no connection. Nothing is kept either: closing the page clears what you entered.
        </ProcessingNotice>
        <ul className="space-y-4">
          {screens.map(({ about }) => (
            <Card as="li" key={about.name} className="space-y-3">
              <h2>{about.title}</h2>
              <p className="text-muted">{about.summary}</p>
              <div className="flex flex-wrap items-center gap-3">
                <Button type="button" tone="secondary" onClick={() => onOpen(about.name)}>
                  Open<span className="sr-only"> {about.title}</span>
                </Button>
                {opened.includes(about.name) ? <Badge tone="neutral">As you left it</Badge> : null}
              </div>
            </Card>
          ))}
        </ul>
        <SelfCheckPanel />
      </Page>
    </main>
  )
}

function Back({ onBack }: { onBack(): void }) {
  return (
    <Button type="button" tone="quiet" size="small" className="-ml-3" onClick={onBack}>
      <ArrowLeft />
      Back to Tools
    </Button>
  )
}
