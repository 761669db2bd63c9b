const units = ['bytes', 'kB', 'MB', 'GB', 'TB']

/** 1536 as '1.5 kB'. */
export function writtenSize(bytes: number): string {
  if (bytes === 1) return '1 byte'
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)))
  const value = bytes / 1000 ** step
  return `${step === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${units[step]}`
}
