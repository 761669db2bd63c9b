import { type DragEvent, useContext, useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { longestText } from '../engine/armour.ts'
import { EditionContext, type ReadText } from './edition.ts'

type BlockFieldProps = {
  id: string
  label: string
  hint: string
  value: string
  onChange: (text: string) => void
  error?: string | undefined
  isRequired?: boolean
}

/** Takes a sealed block: pasted, dropped as text or as a file, or chosen as a file: a text, or a picture of its QR code. */
export function BlockField({ id, label, hint, value, onChange, error, isRequired = false }: BlockFieldProps) {
  const [isOver, setOver] = useState(false)
  const { readPicture } = useContext(EditionContext)
  const [problem, setProblem] = useState<string>()
  const change = (text: string) => {
    setProblem(undefined)
    onChange(text)
  }
  const take = async (file: File | undefined) => {
    if (!file) return
    const isPicture = file.type.startsWith('image/')
    const read = isPicture && readPicture ? await readPicture(file) : await readText(file, isPicture)
    if ('problem' in read) setProblem(read.problem)
    else change(read.text)
  }
  const drop = (event: DragEvent) => {
    setOver(false)
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    void take(event.dataTransfer.files[0])
  }
  const dragOver = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; pasting and choosing do the same.
    <div
      onDragOver={dragOver}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames('space-y-2 rounded-control', isOver && 'outline-2 outline-focus outline-dashed')}
    >
      <Field name={id} label={label} hint={hint} error={problem ?? error} required={isRequired}>
        <TextArea
          rows={4}
          value={value}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => change(event.target.value)}
          className="font-mono text-xs"
        />
      </Field>
      <label className="block text-sm">
        <span className="mb-1 block">
          {readPicture ? 'Or choose a file: a text, or a picture of a QR code' : 'Or choose a file'}
        </span>
        <input
          type="file"
          accept={readPicture ? '.txt,text/plain,image/*' : '.txt,text/plain'}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            event.target.value = ''
            void take(file)
          }}
          className={fileStyles}
        />
      </label>
    </div>
  )
}

const fileStyles =
  'block w-full text-sm file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-control file:border file:border-solid file:border-edge file:bg-surface file:px-3 file:font-semibold file:text-ink'

async function readText(file: File, isPicture: boolean): Promise<ReadText> {
  if (isPicture) return { problem: needsFull }
  return file.size <= longestText ? { text: await file.text() } : { problem: tooLarge }
}

const tooLarge = 'This file is too large to be a sealed block.'
const needsFull =
  'This edition reads no pictures. The camera of a phone shows the text of a QR code: copy that. The full edition reads pictures.'
