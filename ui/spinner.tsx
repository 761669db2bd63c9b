/** Says that something is coming; the text stays when motion is switched off. */
export function Spinner({ text = 'Loading...' }: { text?: string }) {
  return (
    <p role="status" className="inline-flex items-center gap-3">
      <span
        aria-hidden="true"
        className="size-6 motion-safe:animate-spin rounded-full border-3 border-line border-t-accent motion-reduce:hidden"
      />
      {text}
    </p>
  )
}
