type CodeProps = { label: string; children: string }

/** Text to copy, whole by one click. Its lines never break: on a narrow screen they scroll, also by the keyboard. */
export function Code({ label, children }: CodeProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard (WCAG 2.2, 2.1.1).
      tabIndex={0}
      className="overflow-x-auto rounded border border-line"
    >
      <pre className="w-max p-3 font-mono text-sm select-all">{children}</pre>
    </section>
  )
}
