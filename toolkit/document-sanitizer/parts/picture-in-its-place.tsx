type PictureInItsPlaceProps = {
  /** Undefined before there is one, null when the browser cannot show the picture. */
  address: string | null | undefined
  label: string
  onRefused(): void
}

/** As high before a picture comes, with it, and without it: no button below moves away from under a finger. */
export function PictureInItsPlace({ address, label, onRefused }: PictureInItsPlaceProps) {
  return (
    <div className="grid h-28 place-items-center sm:h-40">
      {address === null ? <p className="text-sm text-muted">This browser cannot show this picture.</p> : null}
      {typeof address === 'string' ? (
        <img
          src={address}
          alt={label}
          decoding="async"
          onError={onRefused}
          className="max-h-28 max-w-full object-contain sm:max-h-40"
        />
      ) : null}
    </div>
  )
}
