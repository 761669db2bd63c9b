/**
 * The members of a header that is a list (RFC 9110, 5.6.1), without the blanks around them. Each sign is looked at once or
 * twice, however many blanks or commas a stranger sends.
 */
export function headerList(header: string | null | undefined): string[] {
  return trimmedParts(header ?? '', ',')
}

/** A member and its parameters: `gzip;q=0.5` is `gzip` and `q=0.5`. */
export function memberParts(member: string): string[] {
  return trimmedParts(member, ';')
}

// With an expression like `\s*,\s*`, a header of only blanks costs the square of its length.
function trimmedParts(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** Whether this ETag is one of those that the browser has, strong or weak (RFC 9110, 13.1.2). */
export function hasEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  return headerList(ifNoneMatch).some((known) => opaque(known) === opaque(etag))
}

function opaque(etag: string): string {
  return etag.startsWith('W/') ? etag.slice(2) : etag
}
