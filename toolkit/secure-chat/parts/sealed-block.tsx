import { largestQrText } from '@fitila/formats/qr-path'
import { qrPicture } from '@fitila/formats/qr-picture'
import { Download, QrCode as QrIcon } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { controlStyles } from '#ui/control-styles.ts'
import { QrCode } from '../../shared/screen/qr-code.tsx'
import { saveFile, tellWhereToLook } from '../../shared/screen/save-file.ts'
import { bareText, firstLine } from '../engine/armour.ts'
import { asWords, readCarried } from '../engine/carriers/carry.ts'
import { CopyButton } from './copy-button.tsx'

type SealedBlockProps = {
  block: string
  /** For labels. */
  what: 'invitation' | 'answer' | 'message'
}

/** Words of larger blocks would fill a booklet. */
const mostBytesInWords = 5000

/** A sealed block and the ways to carry it: as text, as words, as a QR code, as a picture, as a file. */
export function SealedBlock({ block, what }: SealedBlockProps) {
  const [isQrShown, setQrShown] = useState(false)
  const isMarked = block.startsWith(firstLine)
  const bytes = readCarried(block)
  const words = isMarked || bytes.length > mostBytesInWords ? undefined : asWords(bytes)
  const letters = bareText(bytes)
  return (
    <div className="space-y-3">
      <textarea
        readOnly
        rows={5}
        aria-label={`Sealed ${what}`}
        value={block}
        spellCheck={false}
        className={classNames(controlStyles, 'resize-y font-mono text-xs')}
      />
      <div className="flex flex-wrap gap-2">
        <CopyButton text={block} what={`sealed ${what}`} label="Copy text" tone="secondary" />
        {words ? (
          <CopyButton text={words} what={`${what} in words`} label="Copy words" tone="secondary" />
        ) : null}
        <Button
          type="button"
          tone="secondary"
          size="small"
          aria-expanded={isQrShown}
          onClick={() => setQrShown(!isQrShown)}
        >
          <QrIcon aria-hidden="true" />
          {isQrShown ? 'Hide QR code' : 'Show QR code'}
        </Button>
        {letters.length <= largestQrText ? <SavePicture letters={letters} /> : null}
        <SaveFile
          {...(isMarked
            ? { name: 'sealed-block.txt', text: block }
            : { name: 'notes.txt', text: words ?? block })}
        />
      </div>
      {isQrShown ? <QrCode text={letters} label={`QR code of the sealed ${what}`} /> : null}
    </div>
  )
}

function SavePicture({ letters }: { letters: string }) {
  const save = async () => {
    const picture = await qrPicture(letters)
    if (!picture) return
    saveFile('picture.png', picture, 'image/png')
    tellWhereToLook('picture.png')
  }
  return (
    <Button type="button" tone="secondary" size="small" onClick={() => void save()}>
      <Download aria-hidden="true" />
      Save as picture
    </Button>
  )
}

function SaveFile({ name, text }: { name: string; text: string }) {
  const save = () => {
    saveFile(name, text, 'text/plain')
    tellWhereToLook(name)
  }
  return (
    <Button type="button" tone="secondary" size="small" onClick={save}>
      <Download aria-hidden="true" />
      Save as file
    </Button>
  )
}
