import type { CheckResult } from '@fitila/anonymity/check-text'
import { hasFields, isFlag, isText } from '@fitila/formats/shape'
import { useEffect, useRef, useState } from 'react'
import { showToast } from '../shared/screen/toaster.tsx'
import { useUnsaved } from '../shared/screen/use-unsaved.ts'
import { useHandedOver } from '../shared/screen/workspace/hand-over.tsx'
import { useKept } from '../shared/screen/workspace/use-kept.ts'
import { Cancelled, openDesk, Refused } from './desk.ts'
import { Entry } from './parts/entry.tsx'
import { Result } from './parts/result.tsx'

const isKept = hasFields({ text: isText, isAutomatic: isFlag })

type Checked = { text: string; result: CheckResult; number: number }

/** Specification 2.6 and 4.8. The text lives in this page and in its worker, and nowhere else. */
export function Screen() {
  const [desk] = useState(openDesk)
  const [text, setText] = useState('')
  const [isAutomatic, setAutomatic] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [checked, setChecked] = useState<Checked>()
  const count = useRef(0)
  useUnsaved(text !== '')
  useEffect(() => () => desk.cancel(), [desk])
  useHandedOver('anonymity-checker', ([parcel]) => {
    if (parcel) void readFile(parcel.cleanCopy ?? parcel.original)
  })
  useKept(
    'anonymity-checker',
    { text, isAutomatic },
    {
      fits: isKept,
      takeBack(kept) {
        setText(kept.text)
        setAutomatic(kept.isAutomatic)
        setChecked(undefined)
      },
    },
  )

  async function check(anonymize: boolean) {
    if (text.trim() === '') {
      showToast({
        title: 'Empty text',
        description: 'Please enter some text to check for privacy issues.',
        tone: 'danger',
      })
      return
    }
    await work(async () => {
      const result = await desk.check(text)
      count.current += 1
      setChecked({ text, result, number: count.current })
      if (anonymize && result.findings.length > 0) sayAnonymized()
    })
  }

  async function readFile(file: File) {
    await work(async () => {
      const bytes = new Uint8Array(await file.arrayBuffer())
      setText(await desk.read(file.name, bytes))
    })
  }

  async function work(job: () => Promise<void>) {
    setBusy(true)
    try {
      await job()
    } catch (error) {
      if (error instanceof Refused)
        showToast({ title: 'File not read', description: error.message, tone: 'danger' })
      else if (!(error instanceof Cancelled)) {
        showToast({
          title: 'Error checking text',
          description: 'An unexpected error occurred. Please try again.',
          tone: 'danger',
        })
      }
    } finally {
      setBusy(false)
    }
  }

  function turnOn() {
    setAutomatic(true)
    sayAnonymized()
  }

  return (
    <div className="space-y-8">
      <Entry
        text={text}
        isAutomatic={isAutomatic}
        isBusy={isBusy}
        onText={setText}
        onAutomatic={setAutomatic}
        onCheck={() => void check(isAutomatic)}
        onCancel={desk.cancel}
        onFile={(file) => void readFile(file)}
      />
      {checked ? (
        <Result
          key={checked.number}
          text={checked.text}
          result={checked.result}
          isAutomatic={isAutomatic}
          isOutdated={text !== checked.text}
          onTurnOn={turnOn}
        />
      ) : null}
    </div>
  )
}

function sayAnonymized() {
  showToast({ title: 'Text anonymized', description: 'Read it once more before you send it.' })
}
