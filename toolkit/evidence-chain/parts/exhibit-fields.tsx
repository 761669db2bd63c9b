import { FilePicker } from '../../shared/screen/file-picker.tsx'
import { ToolLink } from '../../shared/screen/outside-link.tsx'
import { showToast } from '../../shared/screen/toaster.tsx'
import { HandOver, type Parcel, useHandedOver } from '../../shared/screen/workspace/hand-over.tsx'
import { withSealed } from '../engine/add-sealed.ts'
import type { Exhibit, SealedFile } from '../engine/evidence-item.ts'
import { newId } from '../engine/new-id.ts'
import { JobProgress } from './job-progress.tsx'
import { SealedFileCard } from './sealed-file-card.tsx'
import { ShowMore } from './show-more.tsx'
import type { JobRunner } from './use-job.ts'

type ExhibitFieldsProps = {
  exhibits: readonly Exhibit[]
  job: JobRunner
  /** Given a step, because files may be read while others are removed. */
  onChange(step: (exhibits: readonly Exhibit[]) => readonly Exhibit[]): void
}

/** The files of an item: originals, and beside each its clean copy. */
export function ExhibitFields({ exhibits, job, onChange }: ExhibitFieldsProps) {
  async function seal(files: readonly File[]): Promise<SealedFile[]> {
    const result = await job.start('Taking the fingerprint.', { kind: 'seal', files })
    return files.flatMap((file, place) => {
      const sha256 = result?.sha256[place]
      return sha256 === undefined ? [] : [sealedFile(file, sha256)]
    })
  }

  async function addOriginals(files: File[]) {
    const originals = await seal(files)
    const added = originals.map((original) => ({ id: newId(), original, cleanCopy: null }))
    onChange((current) => [...current, ...added])
  }

  async function addCleanCopy(exhibit: Exhibit, files: File[]) {
    const [cleanCopy] = await seal(files)
    if (!cleanCopy) return
    if (cleanCopy.sha256 === exhibit.original.sha256) {
      showToast({
        title: 'This is the original',
        description: 'The two files are the same to the last byte. Choose the cleaned one.',
        tone: 'warning',
      })
    } else {
      onChange((current) =>
        current.map((other) => (other.id === exhibit.id ? { ...other, cleanCopy } : other)),
      )
    }
  }

  async function takeOver(parcels: readonly Parcel[]) {
    const files = parcels.flatMap(({ original, cleanCopy }) =>
      cleanCopy ? [original, cleanCopy] : [original],
    )
    const sealed = await seal(files)
    const fileOf = (file: File) => sealed[files.indexOf(file)]
    for (const { original, cleanCopy } of parcels) {
      const pair = { original: fileOf(original), cleanCopy: cleanCopy && fileOf(cleanCopy) }
      onChange((current) => withSealed(current, pair, newId))
    }
  }
  const uncleaned = exhibits
    .filter(({ cleanCopy }) => cleanCopy === null)
    .map(({ original }) => ({ original: asFile(original), cleanCopy: null }))
  useHandedOver('evidence-chain', (parcels) => void takeOver(parcels))

  return (
    <fieldset className="min-w-0 space-y-3">
      <legend className="mb-1.5 font-semibold">
        Files <span className="font-normal text-muted">(optional)</span>
      </legend>
      <ShowMore items={exhibits}>
        {(exhibit) => (
          <div key={exhibit.id} className="grid gap-3 sm:grid-cols-2">
            <SealedFileCard
              label="Original"
              file={exhibit.original}
              onRemove={() => onChange((current) => current.filter(({ id }) => id !== exhibit.id))}
            />
            {exhibit.cleanCopy ? (
              <SealedFileCard
                label="Clean copy"
                file={exhibit.cleanCopy}
                onRemove={() =>
                  onChange((current) =>
                    current.map((other) => (other.id === exhibit.id ? { ...other, cleanCopy: null } : other)),
                  )
                }
              />
            ) : (
              <FilePicker
                id={`clean-${exhibit.id}`}
                label={`Clean copy of ${exhibit.original.name}`}
                disabled={job.progress !== null}
                onFiles={(files) => addCleanCopy(exhibit, files)}
              />
            )}
          </div>
        )}
      </ShowMore>
      <FilePicker
        id="originals"
        label="Add original files"
        hint="Any kind, any size. They are read here, not uploaded and not changed."
        multiple
        disabled={job.progress !== null}
        onFiles={addOriginals}
      />
      {job.progress ? <JobProgress progress={job.progress} onCancel={job.cancel} /> : null}
      {exhibits.length > 0 ? (
        <p className="text-sm text-muted">
          The <ToolLink name="document-sanitizer">Document Sanitizer</ToolLink> makes clean copies, without
          hidden data that can point to you.
        </p>
      ) : null}
      {uncleaned.length > 0 ? (
        <HandOver to="document-sanitizer" parcels={() => uncleaned} disabled={job.progress !== null}>
          Clean {uncleaned.length === 1 ? 'this file' : 'these files'} now
        </HandOver>
      ) : null}
    </fieldset>
  )
}

function sealedFile(file: File, sha256: string): SealedFile {
  const lastModified = file.lastModified > 0 ? new Date(file.lastModified).toISOString() : null
  return { name: file.name, size: file.size, sha256, lastModified, content: file }
}

/** As it was called when it was given: in a package, and in a workspace, the bytes have no name. */
function asFile({ content, name, lastModified }: SealedFile): File {
  if (content instanceof File && content.name === name) return content
  return new File([content], name, { lastModified: lastModified === null ? 0 : Date.parse(lastModified) })
}
