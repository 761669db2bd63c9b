// Each says whether what has the form of a date is one, by what is written, the units before it and those after.

export function isClock(written: string, before: string, after: string): boolean {
  if (/[ap]\.?\s?m|hrs|hours|gmt|wat|utc/i.test(written)) return true
  if (!written.includes(':'))
    return (
      /(?:at|by|around|about|till|until|from|to|past)\s$/i.test(before) &&
      !/^\s?(?:%|per|million|billion|naira|km|kg|m\b|metres|percent|points)/i.test(after)
    )
  return !/^[:.]\d|^\d/.test(after) && !/[:.\d]$/.test(before)
}

export function isNoVersion(written: string, before: string, after: string): boolean {
  if (/^[-/.]\d/.test(after) || /\d[-/.]$/.test(before)) return false
  return !(written.includes('.') && /(?:version|v|section|paragraph|clause|no)\.?\s?$/i.test(before))
}

export function isNoFraction(_: string, before: string, after: string): boolean {
  if (/^(?:\/|\.\d|-\d|\s?(?:of|majority|cup|inch))/.test(after) || /[\d/.-]$/.test(before)) return false
  return !/(?:page|ratio|score[ds]?|room|flat|no\.?|number|plot|block|house|suite|section|form)\s?$/i.test(
    before,
  )
}

// '5 may be', '3 mar' and '2 march to' are not all dates; a small month needs its year or a capital.
export function isNoVerb(written: string, _: string, after: string): boolean {
  const isBareMay = /(?:may|mar|march)\.?$/.test(written)
  if (!isBareMay || /st|nd|rd|th/.test(written.toLowerCase())) return true
  return !/^\s?(?:be|have|not|also|to|on|out|past)\b/.test(after)
}

export function isMonth(written: string): boolean {
  const isVerb = /^(?:may|march|mar|dec|sat|sun)/.test(written)
  return !isVerb || /(?:st|nd|rd|th)$|\d{4}$/.test(written)
}

export function isMonthAlone(written: string, before: string, after: string): boolean {
  const isCapital = /^[A-Z]/.test(written)
  const isAmbiguous = /^(?:may|march|august|april|june)$/i.test(written)
  const isIntroduced =
    /\b(?:in|since|by|until|till|last|next|early|late|mid|of|from|this|to|and|through|between|during|before|after|for)\s$/i.test(
      before,
    )
  if (!isAmbiguous) return true
  if (/^\s(?:i|we|you|he|she|they|it|be|not|god|the|have|on|out|against|for)\b/i.test(after))
    return isCapital && isIntroduced && !/^\s(?:i|we|you|be|not|have)\b/i.test(after)
  return isIntroduced && (isCapital || /\b(?:in|since|last|next|early|late|mid)\s$/i.test(before))
}

export function isPlainYear(_: string, before: string, after: string): boolean {
  return !/[\d/.,-]$/.test(before) && !/^[-/.,]?\d/.test(after)
}

export function isYear(_: string, before: string, after: string): boolean {
  if (
    /[\d/.,#$\u20a6\u00a3-]$|[N#]\s?$/.test(before) ||
    /^(?:[-/,:]?\d|[.]\d|%|\s?(?:naira|people|workers|staff|bags|units|litres|hours|hrs|km|students|metres|pieces|men|women|persons|voters))/i.test(
      after,
    )
  )
    return false
  return !/(?:no\.?|number|room|plot|block|ref|page|suite|id|staff|box|hectares)\s?$/i.test(before)
}

// Words of other languages that are also names count only in small letters.
export function isNoName(written: string): boolean {
  return !/^(?:Jiya|Gobe|Lana|Ola)$/.test(written) && !/^(?:lana|ola)$/.test(written)
}
