import type { Paper } from '@fitila/formats/paper/paper'
import { writePdf } from '@fitila/formats/paper/write-pdf'
import { writeText } from '@fitila/formats/paper/write-text'
import { Download } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { saveFile, tellWhereToLook } from './save-file.ts'

type SaveDocumentProps = {
  /** Made when it is asked for, so that it holds what is on the screen at that moment. */
  paper: () => Paper
  /** The file's name without its ending. Choose one that does not tell what it is about. */
  fileName: string
  labels?: { pdf: string; text: string }
}

/** Two buttons that save a paper on this device, as PDF and as text. */
export function SaveDocument({ paper, fileName, labels = plainLabels }: SaveDocumentProps) {
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <Button type="button" tone="secondary" onClick={() => savePdf(paper(), fileName)}>
        <Download />
        {labels.pdf}
      </Button>
      <Button type="button" tone="secondary" onClick={() => saveText(paper(), fileName)}>
        <Download />
        {labels.text}
      </Button>
    </div>
  )
}

const plainLabels = { pdf: 'Save as PDF', text: 'Save as text' }

function savePdf(paper: Paper, fileName: string): void {
  saveFile(`${fileName}.pdf`, writePdf(paper), 'application/pdf')
  tellWhereToLook(`${fileName}.pdf`)
}

function saveText(paper: Paper, fileName: string): void {
  saveFile(`${fileName}.txt`, writeText(paper), 'text/plain;charset=utf-8')
  tellWhereToLook(`${fileName}.txt`)
}
