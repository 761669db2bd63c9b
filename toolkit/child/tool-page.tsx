import { Component, type ComponentType, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { ProcessingNotice } from '../shared/screen/processing-notice.tsx'
import type { ToolAbout } from '../shared/tool-about.ts'
import { SelfCheckPanel } from './self-check/panel.tsx'

type ToolPageProps = { about: ToolAbout; Screen: ComponentType; above?: ReactNode }

/** What is around every tool's screen. */
export function ToolPage({ about, Screen, above }: ToolPageProps) {
  return (
    <main id="main" tabIndex={-1}>
      <Page width={about.layout ?? 'reading'}>
        <PageHeader title={about.title} lead={about.summary} above={above} />
        <ProcessingNotice>
          Nothing is kept by itself: closing or reloading this page clears what you did not save.
        </ProcessingNotice>
        <FaultScreen>
          <Screen />
        </FaultScreen>
        <SelfCheckPanel />
        <p className="text-sm text-muted">
          This platform is for informational purposes only. Nothing here is legal advice.
        </p>
      </Page>
    </main>
  )
}

/** When a screen breaks: the page stays, and so does the way out. */
class FaultScreen extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return (
      <section role="alert" className="space-y-3">
        <h2>Something went wrong</h2>
        <p>
          An unexpected error occurred. Nothing left this device. Try again to restart this tool. Reload the
          page if that does not help.
        </p>
        <Button type="button" onClick={() => this.setState({ isBroken: false })}>
          Try Again
        </Button>
      </section>
    )
  }
}
