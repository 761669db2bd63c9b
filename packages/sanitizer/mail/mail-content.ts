import { Unreadable } from '@fitila/formats/unreadable'
import type { Kind, Work } from '../contract.ts'
import { cleanPage } from '../html/clean-html.ts'
import { type FindSheet, sheetInAddress } from '../html/css-imports.ts'
import { joinAll } from '../images/bytes.ts'
import { inOneLine } from '../images/in-words.ts'
import { kinds } from '../kinds.ts'
import { nameGiver } from '../neutral-name.ts'
import { refuse } from '../refusals.ts'
import { cleanText } from '../text/clean-text.ts'
import { headerOf } from './read-headers.ts'
import type { MailPart } from './read-mail.ts'
import { wordsBesides } from './words-besides.ts'
import type { MailBlock, MailFile } from './write-mail.ts'

/** Parts that are for programs: seals, invitations, cards, reports of delivery, notes of Outlook, pages for one provider alone. */
const forPrograms =
  /^(?:application\/(?:x-)?pkcs7-signature|application\/pgp-(?:signature|keys)|application\/ms-tnef|application\/vnd\.ms-tnef|application\/ics|application\/(?:ld\+)?json|text\/(?:x-)?(?:calendar|vcard|directory|x-amp-html|watch-html|rfc822-headers|enriched|richtext|css|javascript)|message\/(?:delivery-status|disposition-notification|external-body|feedback-report|partial|global.*)|application\/(?:x-)?javascript)$/

/** What a mail shows, made from its parts in their order. */
export class MailContent {
  readonly blocks: MailBlock[] = []
  readonly #work: Work
  readonly #isPage: boolean
  readonly #giveName = nameGiver()
  readonly #programs = new Map<string, number>()
  #pictures = 0

  constructor(work: Work, isPage: boolean) {
    this.#work = work
    this.#isPage = isPage
  }

  async add(part: MailPart): Promise<void> {
    const { type } = part
    if (type === 'multipart/encrypted' || isSealed(part)) refuse('encrypted')
    else if (type === 'multipart/alternative') await this.#addAlternative(part.parts)
    else if (type === 'multipart/related') await this.#addRelated(part)
    else if (type === 'multipart/signed') await this.#addSigned(part.parts)
    else if (type.startsWith('multipart/')) for (const inner of part.parts) await this.add(inner)
    else if (forPrograms.test(type)) this.#count(type)
    else if (part.isAttachment) await this.#addFile(part)
    else if (type === 'text/html') await this.#addPage(part, [])
    else if (type === 'text/plain' && !hasEnding(part.name)) await this.#addWords(part)
    else await this.#addFile(part)
  }

  tell(): void {
    for (const [type, count] of this.#programs)
      this.#work.findings.removed({
        sort: 'embedded',
        text: `${count} ${count === 1 ? 'part' : 'parts'} that the mail does not show (${type}), removed`,
      })
  }

  /** Readers see one of them. The words of another may be other words. */
  async #addAlternative(parts: readonly MailPart[]): Promise<void> {
    const shown =
      parts.findLast(({ type }) => /^(?:text\/html|multipart\/(?:related|mixed|alternative))$/.test(type)) ??
      parts.at(-1)
    if (shown === undefined) return
    const before = this.blocks.length
    await this.add(shown)
    await this.#tellVersions(parts, shown, before)
  }

  /** @param before how many blocks there were before the shown one */
  async #tellVersions(parts: readonly MailPart[], shown: MailPart, before: number): Promise<void> {
    for (const other of parts) {
      if (other === shown) continue
      if (other.type !== 'text/plain') {
        this.#count(other.type)
        continue
      }
      const words = wordsBesides(other.text(), this.blocks.slice(before))
      if (words !== '')
        this.#work.findings.hidden({
          text: `Words of a second version of the mail, which readers do not show: "${words}"`,
        })
      if (words !== '' && this.#work.options.hidden === 'keep') await this.#addWords(other)
      else
        this.#work.findings.removed({
          sort: 'structure',
          text: 'The version of the mail without looks, removed: readers show the other one',
        })
    }
  }

  async #addRelated({ parts, parameters }: MailPart): Promise<void> {
    const start = parameters.get('start') ?? ''
    const root =
      parts.find(({ headers }) => start !== '' && headerOf(headers, 'content-id') === start) ?? parts[0]
    if (root === undefined) return
    const others = parts.filter((part) => part !== root)
    const page = pageIn(root)
    const before = this.blocks.length
    const used = page === undefined ? new Set<MailPart>() : await this.#addPage(page, others)
    if (page === undefined) await this.add(root)
    else if (page !== root) await this.#tellVersions(root.parts, page, before)
    for (const other of others) {
      if (used.has(other)) continue
      // Of a saved page, what it does not show is not seen; in a mail it is listed below the words.
      if (this.#isPage) this.#count(other.type)
      else await this.add({ ...other, isAttachment: !other.type.startsWith('multipart/') })
    }
  }

  async #addSigned(parts: readonly MailPart[]): Promise<void> {
    this.#work.findings.removed({
      sort: 'identifier',
      text: 'The seal of the sender, removed: it does not fit a mail that was changed',
    })
    const [first, ...others] = parts
    if (first !== undefined) await this.add(first)
    // The second is the seal. Some mails have words there, which readers show.
    for (const other of others) if (!forPrograms.test(other.type)) await this.add(other)
  }

  async #addWords(part: MailPart): Promise<void> {
    const text = part.text()
    if (text.trim() === '') return
    const bytes = await cleanText(new TextEncoder().encode(text), this.#work)
    this.blocks.push({ type: 'text/plain', text: new TextDecoder().decode(bytes), pictures: [] })
  }

  /** Gives the parts that the page shows. */
  async #addPage(part: MailPart, others: readonly MailPart[]): Promise<Set<MailPart>> {
    const used = new Map<MailPart, MailFile | undefined>()
    const base = headerOf(part.headers, 'content-location') ?? ''
    const findPicture = async (address: string) => {
      const found = others.find((other) => isAt(other, address, base))
      if (found === undefined) return undefined
      if (!used.has(found)) used.set(found, await this.#picture(found))
      const file = used.get(found)
      return file === undefined ? undefined : `cid:${file.name}`
    }
    const sheets = others.filter(({ type }) => type === 'text/css')
    const text = await cleanPage(part.text(), this.#work, findPicture, sheetsAmong(sheets, base))
    // One that the page does not show has no place in it any more.
    const pictures = [...used.values()].flatMap((file) =>
      file !== undefined && text.includes(`"cid:${file.name}"`) ? [file] : [],
    )
    this.blocks.push({ type: 'text/html', text, pictures })
    return new Set(used.keys())
  }

  async #picture(part: MailPart): Promise<MailFile | undefined> {
    const file = await this.#cleaned(part)
    if (file === undefined || !file.type.startsWith('image/')) return undefined
    this.#pictures += 1
    return { ...file, name: `picture${this.#pictures}` }
  }

  async #addFile(part: MailPart): Promise<void> {
    const file = await this.#cleaned(part)
    if (file === undefined) return
    const name = this.#giveName(file.kind, part.name)
    if (part.name !== '' && part.name !== name)
      this.#work.findings.removed({
        sort: 'path',
        text: `The name “${inOneLine(part.name)}”, replaced by a neutral one`,
      })
    this.blocks.push({ ...file, name })
  }

  async #cleaned(part: MailPart): Promise<(MailFile & { kind: Kind }) | undefined> {
    const where = part.name === '' ? `an attachment (${part.type.slice(0, 60)})` : inOneLine(part.name)
    try {
      if (part.clean !== undefined) {
        const bytes = await this.#work.cleanWithin(where, (work) => part.clean?.(work) ?? refuse('broken'))
        return { type: kinds.eml.mediaType, bytes, kind: 'eml', name: '' }
      }
      const bytes = part.type === 'message/rfc822' ? asMail(part.read()) : part.read()
      if (bytes.length === 0) return undefined
      this.#work.spend(bytes.length)
      const { bytes: clean, kind } = await this.#work.cleanInside(bytes, where)
      return { type: kinds[kind].mediaType, bytes: clean, kind, name: '' }
    } catch (error) {
      if (!(error instanceof Unreadable) || error.code === 'too-large') throw error
      this.#work.findings.removed({
        sort: 'embedded',
        text: `An attachment that we cannot clean, “${where}”, removed. The reason: ${error.message}`,
      })
      return undefined
    }
  }

  #count(type: string): void {
    const name = type.slice(0, 60)
    this.#programs.set(name, (this.#programs.get(name) ?? 0) + 1)
  }
}

/** A mail within a mail is one by what its part says, however few lines are over its words. */
function asMail(bytes: Uint8Array): Uint8Array {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, 5))
  if (bytes.length === 0 || start === 'From ') return bytes
  return joinAll([new TextEncoder().encode('MIME-Version: 1.0\r\n'), bytes])
}

function isSealed({ type, parameters }: MailPart): boolean {
  return (
    /^application\/(?:x-)?pkcs7-mime$/.test(type) && !/signed|certs/.test(parameters.get('smime-type') ?? '')
  )
}

function hasEnding(name: string): boolean {
  return /\.\w{1,8}$/.test(name)
}

function pageIn(part: MailPart): MailPart | undefined {
  if (part.type === 'text/html') return part
  return part.type === 'multipart/alternative'
    ? part.parts.findLast(({ type }) => type === 'text/html')
    : undefined
}

/** The sheets that come with a page. */
function sheetsAmong(parts: readonly MailPart[], base: string): FindSheet {
  return (address) => {
    const found = parts.find((part) => isAt(part, address, base))
    if (found === undefined) return sheetInAddress(address)
    const place = headerOf(found.headers, 'content-location') ?? base
    return { css: found.text(), find: sheetsAmong(parts, place) }
  }
}

function isAt({ headers }: MailPart, address: string, base: string): boolean {
  const id = headerOf(headers, 'content-id')?.replace(/^<|>$/g, '')
  if (/^cid:/i.test(address)) return id !== undefined && decoded(address.slice(4)) === id
  const place = headerOf(headers, 'content-location')
  return place !== undefined && (place === address || place === resolved(address, base))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function resolved(address: string, base: string): string | undefined {
  return URL.canParse(address, base) ? new URL(address, base).href : undefined
}
