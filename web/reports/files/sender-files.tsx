import { Camera, FilePlus } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useHref, useRevalidator } from 'react-router'
import type { OwnFiles } from '#server/writing/attachments/own-files.ts'
import { Button } from '#ui/button.tsx'
import { controlStyles } from '#ui/control-styles.ts'
import type { Words } from '#words/words.ts'
import { useIsAlive } from '../../is-alive.ts'
import type { Target } from './chosen-file.ts'
import { ChosenFileRows } from './chosen-file-rows.tsx'
import { OwnFileRows } from './own-file-rows.tsx'
import { useChosenFiles } from './use-chosen-files.ts'

export type SenderFilesProps = {
  words: Words['senderFiles']
  files: OwnFiles
  accept: string
  target: Target
}

/**
 * The files of a form, and more of them. Within a form, as the last of its fields. With a script each file is cleaned on this device and goes in
 * parts; without one the form brings them, and the server cleans.
 */
export function SenderFiles({ words, files, accept, target }: SenderFilesProps) {
  const { revalidate } = useRevalidator()
  const address = useHref(target.address)
  const section = useRef<HTMLElement>(null)
  const keeping = useRef<HTMLInputElement>(null)
  const [isByForm, setIsByForm] = useState(false)
  const isAlive = useIsAlive()
  const { chosen, choose, sendAsItIs, leaveOut, forgetSent } = useChosenFiles({ ...target, address }, () => {
    // The list of a form that was not sent comes with its next answer.
    if (target.formNumber === undefined) revalidate()
  })
  const [listed, setListed] = useState(files)
  if (listed !== files) {
    setListed(files)
    forgetSent()
  }
  const way = () => ({
    keepsOriginal: keeping.current?.checked ?? false,
    ...{ tooLarge: words.tooLarge, unreadable: words.unreadable },
  })

  async function take(input: HTMLInputElement): Promise<void> {
    if (await choose([...(input.files ?? [])], way())) input.value = ''
    else setIsByForm(true)
  }

  // What was chosen before the scripts ran.
  const takeEarlier = useEffectEvent(() => {
    for (const input of section.current?.querySelectorAll<HTMLInputElement>('input[type=file]') ?? [])
      if (input.files?.length) void take(input)
  })
  useEffect(() => takeEarlier(), [])

  return (
    <section ref={section} data-at-once className="space-y-4">
      <p className="hidden scripting:block">{words.cleaning}</p>
      <noscript>
        <p>{words.cleaningHere}</p>
      </noscript>
      {files.whole.length + files.unfinished.length > 0 ? (
        <OwnFileRows files={files} words={words} />
      ) : chosen.length === 0 ? (
        <p>{words.none}</p>
      ) : null}
      <ChosenFileRows
        chosen={chosen}
        words={words}
        onAsItIs={(file) => sendAsItIs(file, way())}
        onLeaveOut={leaveOut}
      />
      <label className="flex min-h-11 items-start gap-3 py-2">
        <input
          ref={keeping}
          type="checkbox"
          name="keepOriginal"
          value="yes"
          className="mt-1 size-5 shrink-0"
        />
        <span>
          {words.keepOriginal}
          <span className="block text-sm text-muted">{words.keepHint}</span>
        </span>
      </label>
      <div className="grid gap-4 sm:grid-cols-2">
        <label className="space-y-2 rounded border border-dashed border-edge p-3">
          <span className="flex items-center gap-2 font-semibold">
            <Camera aria-hidden="true" className="size-5" />
            {words.take}
          </span>
          <input
            type="file"
            name="file"
            accept="image/*"
            capture="environment"
            onChange={({ currentTarget }) => take(currentTarget)}
            className={controlStyles}
          />
        </label>
        <label className="space-y-2 rounded border border-dashed border-edge p-3">
          <span className="flex items-center gap-2 font-semibold">
            <FilePlus aria-hidden="true" className="size-5" />
            {words.choose}
          </span>
          <input
            type="file"
            name="file"
            accept={accept}
            multiple
            onChange={({ currentTarget }) => take(currentTarget)}
            className={controlStyles}
          />
        </label>
      </div>
      {isAlive && !isByForm ? null : (
        <Button
          name="intent"
          value="attach"
          tone="secondary"
          formEncType="multipart/form-data"
          formNoValidate
        >
          {words.attach}
        </Button>
      )}
      <p className="text-sm text-muted">
        {words.stays} {words.names}
      </p>
    </section>
  )
}
