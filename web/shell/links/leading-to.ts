/** The address of a page that leads on to the next when it has done its work. It reads that with `pathHere`. */
export function leadingTo(path: string, next: string): string {
  return next === '/' ? path : `${path}?next=${encodeURIComponent(next)}`
}
