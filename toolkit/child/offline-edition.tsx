import { edition } from 'virtual:fitila-edition'
import { screens } from 'virtual:fitila-tools'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { OpenToolHere } from '../shared/screen/open-tool-here.ts'
import { ProcessingNotice } from '../shared/screen/processing-notice.tsx'
import { Toaster } from '../shared/screen/toaster.tsx'
import { useWorkspace, type WorkspaceDesk } from '../shared/screen/workspace/use-workspace.ts'
import { WorkspacePanel } from '../shared/screen/workspace/workspace-panel.tsx'
import { WorkspaceStrip } from '../shared/screen/workspace/workspace-strip.tsx'
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
  const bringIn = (names: readonly ToolName[]) =>
    setOpened((before) => [...before, ...names.filter((name) => !before.includes(name))])
  const desk = useWorkspace(toolNames, bringIn)
  const open = (name: ToolName) => {
    show(name)
    // The shown tool is first in the page: an id that two tools use leads to the first.
    setOpened((before) => [name, ...before.filter((other) => other !== name)])
  }
  const askForPassphrase = () => {
    flushSync(() => show(null))
    document.getElementById('workspace')?.focus()
  }
  useEffect(() => {
    window.scrollTo(0, 0)
    if (shown !== null) document.getElementById('main')?.focus({ preventScroll: true })
  }, [shown])
  return (
    <OpenToolHere value={open}>
      {shown === null ? <ToolList desk={desk} opened={opened} onOpen={open} /> : null}
      {opened.map((name) => (
        <div key={name} hidden={name !== shown}>
          <OneTool name={name} desk={desk} onBack={() => show(null)} onAsk={askForPassphrase} />
        </div>
      ))}
      <Toaster />
    </OpenToolHere>
  )
}

const toolNames = screens.map(({ about }) => about.name)

type OneToolProps = { name: ToolName; desk: WorkspaceDesk; onBack(): void; onAsk(): void }

function OneTool({ name, desk, onBack, onAsk }: OneToolProps) {
  const screen = screens.find(({ about }) => about.name === name)
  const above = (
    <>
      <Back onBack={onBack} />
      <WorkspaceStrip desk={desk} onAsk={onAsk} />
    </>
  )
  return screen ? <ToolPage {...screen} above={above} /> : null
}

type ToolListProps = { desk: WorkspaceDesk; opened: readonly ToolName[]; onOpen(name: ToolName): void }

function ToolList({ desk, opened, onOpen }: ToolListProps) {
  return (
    <main id="main" tabIndex={-1}>
      <Page>
        <PageHeader
          title={edition.kind === 'page' ? 'The Fitila workspace' : 'The Fitila toolkit, offline edition'}
          lead={
            edition.kind === 'page'
              ? 'Tools for people who think about reporting corruption. This one page holds them all.'
              : 'Tools for people who think about reporting corruption. This one file holds them all.'
          }
        />
        <ProcessingNotice>
          It needs no connection. Nothing is kept by itself: closing the page clears what you did not save.
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
        <WorkspacePanel desk={desk} />
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
