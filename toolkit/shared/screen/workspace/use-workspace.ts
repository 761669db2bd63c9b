import { shortestPassphrase } from '@fitila/formats/passphrase'
import { useState } from 'react'
import type { ToolName } from '../../tool-about.ts'
import { saveFile, tellWhereToLook } from '../save-file.ts'
import { showToast } from '../toaster.tsx'
import { markSaved } from '../use-unsaved.ts'
import { putBack, statesNow } from './kept-states.ts'
import { runWorkspaceJob } from './run-job.ts'

/** The workspace file of this page: its passphrase and name, saving it, and opening one. */
export function useWorkspace(tools: readonly ToolName[], onOpened: (tools: readonly ToolName[]) => void) {
  const [passphrase, setPassphrase] = useState('')
  const [fileName, setFileName] = useState('workspace.fitila')
  const [isBusy, setBusy] = useState(false)
  const isReady = passphrase.length >= shortestPassphrase

  async function save() {
    if (!isReady)
      return refuse(
        'Passphrase too short',
        `Take at least ${shortestPassphrase} letters, or let one be made.`,
      )
    setBusy(true)
    const report = await runWorkspaceJob({ kind: 'seal', states: statesNow(), passphrase, at: new Date() })
    setBusy(false)
    if (report.kind !== 'sealed') return refuseReport(report)
    const name = fileName.trim() || 'workspace.fitila'
    saveFile(name, report.file, 'application/octet-stream')
    markSaved()
    tellWhereToLook(name)
  }

  async function open(file: File, secret: string): Promise<boolean> {
    setBusy(true)
    const report = await runWorkspaceJob({ kind: 'open', file, passphrase: secret })
    setBusy(false)
    if (report.kind !== 'opened') {
      refuseReport(report)
      return false
    }
    const { states } = report
    const refused = putBack(states, tools)
    onOpened(tools.filter((tool) => tool in states && !refused.includes(tool)))
    setPassphrase(secret)
    setFileName(file.name)
    if (refused.length > 0)
      refuse('Not everything was opened', `What these held has another form: ${refused.join(', ')}.`)
    else showToast({ title: 'Workspace opened', description: 'Go on where it stopped.' })
    return true
  }

  return { passphrase, setPassphrase, fileName, setFileName, isBusy, isReady, save, open }
}

export type WorkspaceDesk = ReturnType<typeof useWorkspace>

function refuseReport(report: { kind: string; message?: string }): void {
  refuse('That did not work', report.message ?? 'An unexpected error occurred. Please try again.')
}

function refuse(title: string, description: string): void {
  showToast({ title, description, tone: 'danger' })
}
