import { Download, QrCode as QrIcon } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { controlStyles } from '#ui/control-styles.ts'
import { QrCode } from '../../shared/screen/qr-code.tsx'
import { saveFile, tellWhereToLook } from '../../shared/screen/save-file.ts'
import { bareText, readArmour } from '../engine/armour.ts'
import { CopyButton } from './copy-button.tsx'

type SealedBlockProps = {
  block: string
  /** 'invitation' or 'message': for labels and for the name of the file. */
  what: 'invitation' | 'message'
}

/** A sealed block and the three ways to carry it: as text, as a QR code, as a file. */
export function SealedBlock({ block, what }: SealedBlockProps) {
  const [isQrShown, setQrShown] = useState(false)
  const save = () => {
    saveFile('sealed-block.txt', block, 'text/plain')
    tellWhereToLook('sealed-block.txt')
  }
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
        <Button type="button" tone="secondary" size="small" onClick={save}>
          <Download aria-hidden="true" />
          Save as file
        </Button>
      </div>
      {isQrShown ? (
        <QrCode text={bareText(readArmour(block))} label={`QR code of the sealed ${what}`} />
      ) : null}
    </div>
  )
}
