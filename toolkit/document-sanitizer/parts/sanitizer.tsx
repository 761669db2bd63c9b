import { limits } from '@fitila/sanitizer/limits'
import { useMemo, useState } from 'react'
import { useOtherEdition } from '../../shared/screen/other-edition.ts'
import { focusTab, Tabs } from '../../shared/screen/tabs.tsx'
import { showToast } from '../../shared/screen/toaster.tsx'
import { useUnsaved } from '../../shared/screen/use-unsaved.ts'
import { useHandedOver } from '../../shared/screen/workspace/hand-over.tsx'
import { useKept } from '../../shared/screen/workspace/use-kept.ts'
import { DownloadPanel } from './download-panel.tsx'
import type { Entry, Status } from './entries.ts'
import { entriesFrom, isKept, keptOf } from './kept-entries.ts'
import { UploadPanel } from './upload-panel.tsx'
import { useBatch } from './use-batch.ts'
import { countOf } from './written.ts'

/** Specification 2.4 and 4.6: two tabs, from the files that are chosen to the copies that can be sent. */
export function Sanitizer({ edition, source }: { edition: 'light' | 'full'; source: string }) {
  const batch = useBatch(source)
  const [tab, setTab] = useState<'upload' | 'download'>('upload')
  const { entries, isBusy } = batch
  const hasResults = entries.some(({ status }) => status.kind === 'done')
  const shown = hasResults ? tab : 'upload'
  useUnsaved(entries.length > 0)
  useHandedOver('document-sanitizer', (parcels) => {
    const known = new Set(entries.map(({ file }) => file))
    add(parcels.map(({ original }) => original).filter((file) => !known.has(file)))
    setTab('upload')
  })
  const kept = useMemo(() => keptOf(entries), [entries])
  useKept('document-sanitizer', kept, {
    fits: isKept,
    takeBack: (given) => batch.putBack(entriesFrom(given)),
  })
  useOtherEdition(kept, {
    fits: isKept,
    takeOver(given) {
      batch.putBack(entriesFrom(given))
      batch.chooseWay({ pdf: 'maximum', dpi: 150 })
      setTab('upload')
      // The page is shown a moment later, and cannot be focused before.
      window.addEventListener('focus', () => focusTab('upload'), { once: true })
      showToast({ title: 'The full edition is here', description: moved, tone: 'information' })
    },
  })

  function add(files: File[]) {
    const fitting = files.filter(({ size }) => size <= limits.file)
    const tooLarge = files.filter(({ size }) => size > limits.file)
    const sum = [...entries.map(({ file }) => file), ...fitting].reduce((bytes, { size }) => bytes + size, 0)
    if (sum > limits.together)
      refuseFiles('Too much in one go', 'All files together may have 200 MB. Clean some first.')
    else {
      if (tooLarge.length > 0)
        refuseFiles(
          'File too large',
          `${tooLarge.map(({ name }) => name).join(', ')}: the limit is 25 MB a file.`,
        )
      batch.add(fitting)
    }
  }

  async function clean() {
    if (entries.length === 0)
      showToast({
        title: 'No files to sanitize',
        description: 'Please upload at least one file to continue.',
        tone: 'danger',
      })
    else if (entries.some(({ status }) => status.kind === 'waiting')) finish(await batch.cleanWaiting())
    else if (hasResults) setTab('download')
  }

  async function answer(entry: Entry, words: Partial<Pick<Entry, 'password' | 'hidden'>>) {
    const others = entries.filter(({ id }) => id !== entry.id).map(({ status }) => status)
    const ends = await batch.answer(entry, words)
    finish(
      ends,
      others.some(({ kind }) => kind === 'asked'),
    )
  }

  /** Goes on to the results when nothing is left to answer. */
  function finish(ends: readonly Status[], isOtherAsked = false) {
    const done = ends.filter(({ kind }) => kind === 'done').length
    const isAsked = ends.some(({ kind }) => kind === 'asked')
    tellEnd(ends, done)
    if (done > 0 && !isAsked && !isOtherAsked) setTab('download')
  }

  function startOver() {
    batch.clear()
    setTab('upload')
  }

  return (
    <Tabs
      label="Upload and download"
      chosen={shown}
      onChoose={setTab}
      tabs={[
        {
          id: 'upload',
          label: 'Upload Files',
          isDisabled: isBusy,
          panel: (
            <UploadPanel
              edition={edition}
              batch={batch}
              onFiles={add}
              onClean={() => void clean()}
              onAnswer={(entry, words) => void answer(entry, words)}
            />
          ),
        },
        {
          id: 'download',
          label: 'Download Files',
          isDisabled: !hasResults || isBusy,
          panel:
            shown === 'download' ? (
              <DownloadPanel entries={entries} edition={edition} onStartOver={startOver} />
            ) : null,
        },
      ]}
    />
  )
}

const moved = 'Your files came along. PDF pages become pictures, unless you choose otherwise.'

function tellEnd(ends: readonly Status[], done: number): void {
  if (ends.some(({ kind }) => kind === 'asked'))
    showToast({
      title: 'A file needs an answer',
      description: 'Look at the list: it says what is asked.',
      tone: 'warning',
    })
  else if (done > 0)
    showToast({
      title: 'Files sanitized successfully',
      description: `${countOf(done, 'file', 'files')} processed and ready for download`,
    })
  else if (ends.some(({ kind }) => kind === 'refused'))
    refuseFiles('Error sanitizing files', 'No file could be cleaned. The list says why, and what to do.')
  else showToast({ title: 'Cancelled', description: 'Nothing was changed.', tone: 'information' })
}

function refuseFiles(title: string, description: string): void {
  showToast({ title, description, tone: 'danger' })
}
