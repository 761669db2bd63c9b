/** The lamp: clay, oil and a flame. Decoration; the name is beside it in words. Size it with a class. */
export function Logo({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <circle cx="5.8" cy="19" r="3.2" fill="none" strokeWidth="2.4" className="stroke-clay" />
      <path
        className="fill-clay"
        d="M6 15.5h14c3.4 0 5.5-.7 7.4-2.3.8-.7 2-.1 1.9 1-.5 6.3-4.3 10.6-10.3 11.4l1.7 2.9c.3.6-.1 1.3-.8 1.3H10c-.7 0-1.1-.7-.8-1.3l1.6-2.9C7.6 24.3 6 20.6 6 15.5Z"
      />
      <path className="fill-flame" d="M25.3 1c.5 3 3.8 4.7 3.8 8a3.8 3.8 0 0 1-7.6 0c0-3.1 3.3-4.7 3.8-8Z" />
      <path
        className="fill-flame-heart"
        d="M25.3 6.3c.3 1.4 1.7 2.1 1.7 3.6a1.7 1.7 0 0 1-3.4 0c0-1.5 1.5-2.2 1.7-3.6Z"
      />
    </svg>
  )
}
