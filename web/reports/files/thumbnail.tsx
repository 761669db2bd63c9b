import { FileText } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

const side = 64

/** A small picture of a photo, drawn on this device; an icon for every other file. Nothing of it is kept. */
export function Thumbnail({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setIsDrawn] = useState(false)
  useEffect(() => {
    let isGone = false
    createImageBitmap(file, { resizeHeight: 2 * side })
      .then((picture) => {
        const context = canvas.current?.getContext('2d')
        if (!isGone && context) {
          const from = Math.min(picture.width, picture.height)
          const [x, y] = [(picture.width - from) / 2, (picture.height - from) / 2]
          context.drawImage(picture, x, y, from, from, 0, 0, 2 * side, 2 * side)
          setIsDrawn(true)
        }
        picture.close()
      })
      // A device that cannot show it keeps the icon.
      .catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [file])
  return (
    <span aria-hidden="true" className="flex size-16 shrink-0 items-center justify-center bg-sunken rounded">
      <canvas ref={canvas} width={2 * side} height={2 * side} hidden={!isDrawn} className="size-16 rounded" />
      {isDrawn ? null : <FileText className="size-6 text-muted" />}
    </span>
  )
}
