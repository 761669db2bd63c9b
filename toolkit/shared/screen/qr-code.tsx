import { qrPath } from '@fitila/formats/qr-path'

/** A QR code, always dark on white: many readers know no other. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = qrPath(text)
  if (!code) {
    return <p>This block is too large for a QR code. Copy it as text, or save it as a file.</p>
  }
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
      className="block w-full max-w-sm rounded-control"
    >
      <rect width={code.size} height={code.size} fill="#ffffff" />
      <path d={code.path} fill="#000000" />
    </svg>
  )
}
