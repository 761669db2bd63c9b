import { RadioGroup } from '#ui/radio-group.tsx'
import type { Batch, PdfWay } from './use-batch.ts'

const ways: Readonly<Record<string, PdfWay>> = {
  standard: { pdf: 'standard', dpi: 150 },
  'maximum-150': { pdf: 'maximum', dpi: 150 },
  'maximum-200': { pdf: 'maximum', dpi: 200 },
}

/** How PDF files are cleaned. In the light edition there is one way, and nothing to choose. */
export function PdfWayChoice({ batch, isDisabled }: { batch: Batch; isDisabled: boolean }) {
  const { pdf, dpi } = batch.way
  return (
    <RadioGroup
      name="pdf-way"
      legend="How PDF files are cleaned"
      required
      value={pdf === 'standard' ? 'standard' : `maximum-${dpi}`}
      onChoose={(value) => {
        const way = ways[value]
        if (way) batch.chooseWay({ ...batch.way, ...way })
      }}
      options={[
        {
          value: 'standard',
          label: 'Standard: text and links stay',
          hint: 'Rebuilt from its visible parts. It stays small and can be searched.',
          disabled: isDisabled,
        },
        {
          value: 'maximum-150',
          label: 'Maximum: every page becomes a picture',
          hint: 'Nothing that lies behind or beside the page survives. The file is larger, and takes longer.',
          disabled: isDisabled,
        },
        {
          value: 'maximum-200',
          label: 'Maximum, finer pictures',
          hint: 'For small print.',
          disabled: isDisabled,
        },
      ]}
    />
  )
}
