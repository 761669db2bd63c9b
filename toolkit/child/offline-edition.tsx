import { screens } from 'virtual:fitila-tools'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { ProcessingNotice } from '../shared/screen/processing-notice.tsx'
import { SelfCheckPanel } from './self-check/panel.tsx'
import { ToolPage } from './tool-page.tsx'

/** The whole toolkit in one page: a list, and the tool that was chosen from it. */
export function OfflineEdition() {
  const [chosen, choose] = useState<string | null>(null)
  const screen = screens.find(({ about }) => about.name === chosen)
  useEffect(() => {
    window.scrollTo(0, 0)
    if (chosen !== null) document.getElementById('main')?.focus({ preventScroll: true })
  }, [chosen])
  if (screen) return <ToolPage {...screen} above={<Back onBack={() => choose(null)} />} />
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
              <Button type="button" tone="secondary" onClick={() => choose(about.name)}>
                Open<span className="sr-only"> {about.title}</span>
              </Button>
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
