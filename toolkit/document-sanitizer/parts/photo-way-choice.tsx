import { RadioGroup } from '#ui/radio-group.tsx'
import type { Batch } from './use-batch.ts'

/** How photos are cleaned, in the full edition. */
export function PhotoWayChoice({ batch, isDisabled }: { batch: Batch; isDisabled: boolean }) {
  const { pdf, dpi, photos } = batch.way
  return (
    <RadioGroup
      name="photo-way"
      legend="How photos are cleaned"
      required
      value={photos ?? 'same'}
      onChoose={(value) =>
        batch.chooseWay(value === 'drawn-again' ? { pdf, dpi, photos: 'drawn-again' } : { pdf, dpi })
      }
      options={[
        {
          value: 'same',
          label: 'Standard: every point of the photo stays',
          hint: 'What is written in and around the photo goes. The marks of the camera’s sensor stay.',
          disabled: isDisabled,
        },
        {
          value: 'drawn-again',
          label: 'Strongest: JPEG photos are drawn again',
          hint: 'Smaller, with grain. It is harder to tell the camera, or to read an invisible watermark. It is no promise. Pictures inside other files stay as they are.',
          disabled: isDisabled,
        },
      ]}
    />
  )
}
