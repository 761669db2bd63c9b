/** The look shared by everything one can type into or choose from. */
export const controlStyles =
  'block w-full min-h-11 rounded-control border border-edge bg-surface px-3 py-2 text-ink placeholder:text-muted aria-invalid:border-2 aria-invalid:border-danger disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted [&[readonly]]:bg-sunken'
