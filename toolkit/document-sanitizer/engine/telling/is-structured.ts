/**
 * Whether a text is written for a program, which then shows only a part of it: a mail, a card, a calendar, data, a paper in TeX. Of those, what
 * a person sees and what is in the file are two things.
 */
export function isStructured(start: string, text: string): boolean {
  return starts.some((pattern) => pattern.test(start)) || isMail(start) || isJson(text)
}

const starts: readonly RegExp[] = [
  /^BEGIN:(?:VCARD|VCALENDAR|VEVENT|VNOTE)/i,
  // The head of a row of mails, and of settings in YAML.
  /^From \S+[ \t].*\d{4}\r?\n/,
  /^%YAML|^---[ \t]*\r?\n[\w-]+:/,
  /^(?:%.*\r?\n|[ \t]*\r?\n)*\\document(?:class|style)/,
]

/** What only programs write over a mail. A note that a person types has no more than "To" and "Subject". */
const technical =
  /^(?:Received|Return-Path|Delivered-To|Message-ID|MIME-Version|Content-[\w-]+|In-Reply-To|References|(?:ARC|DKIM|List|X|Authentication|Received)-[\w-]+)$/i

const mostHeadLines = 400

function isMail(start: string): boolean {
  const names: string[] = []
  for (const line of start.split(/\r\n|\r|\n/, mostHeadLines)) {
    const [, name] = /^([!-9;-~]{1,80}):/.exec(line) ?? []
    // A line that begins with a space goes on with the one before.
    if (name === undefined && !/^[ \t]+\S/.test(line)) break
    if (name !== undefined) names.push(name)
    // With an address in brackets, or a date with its zone, the plain names are those of a mail as well.
    if (/^(?:From|To|Cc|Bcc|Reply-To|Sender):.{0,300}<[^<>@\s]{1,100}@/i.test(line)) return true
    if (/^Date:.{8,40}[+-]\d{4}\b/i.test(line)) return true
  }
  return names.some((name) => technical.test(name))
}

function isJson(text: string): boolean {
  if (!/^\s*[{[]/.test(text)) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    // One value a line.
    return /^\s*\{"/.test(text)
  }
}
