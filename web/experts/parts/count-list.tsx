type CountListProps = { counts: readonly { name: string; count: number }[] }

/** Names with a number at the end of the line: short also on a phone. */
export function CountList({ counts }: CountListProps) {
  return (
    <dl className="divide-y divide-line">
      {counts.map(({ name, count }) => (
        <div key={name} className="flex items-baseline justify-between gap-4 py-2">
          <dt className="text-muted">{name}</dt>
          <dd className="font-semibold tabular-nums">{count}</dd>
        </div>
      ))}
    </dl>
  )
}
