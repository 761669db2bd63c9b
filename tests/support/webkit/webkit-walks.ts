import { findMarkers } from '@fitila/sanitizer/vectors/find-markers'
import { jpegWithMarkers } from '@fitila/sanitizer/vectors/hide-in-pictures'
import { author, smallDocx } from '@fitila/sanitizer/vectors/small-files'
import { unzipSync } from 'fflate'
import { expect } from 'vitest'
import type { ToolName } from '#toolkit/shared/tool-about.ts'
import { fileOf } from '../toolkit/opened-tool.ts'
import type { WebKitTool } from './webkit-tool.ts'

/** @param open a fresh page of the tool, each time */
type Walk = (open: () => Promise<WebKitTool>) => Promise<void>

/** What `tool-walks.ts` does by Playwright, by plain WebDriver. */
export const webkitWalks = {
  async 'risk-calculator'(open) {
    const tool = await open()
    for (const place of [0, 1, 2, 3, 4]) {
      await tool.pick(1)
      await tool.press(place < 4 ? 'Next' : 'Calculate Risk')
    }
    await tool.shows(/Risk score: 40%, Medium Risk/)
    expect((await tool.saves('Save as PDF')).subarray(0, 5).toString()).toBe('%PDF-')
    expect((await tool.saves('Save as text')).toString()).toContain('Risk score: 40%. Medium Risk.')
  },
  async 'legal-exposure'(open) {
    const tool = await open()
    for (const place of [0, 1, 2, 3, 4]) {
      await tool.pick(1)
      await tool.press(place < 4 ? 'Next' : 'Complete Assessment')
    }
    await tool.shows(/Legal protection: 80%, High protection/)
    expect((await tool.saves('Save as text')).toString()).toContain('Protection: 80%, High')
  },
  async 'anonymity-checker'(open) {
    const tool = await open()
    const letter = smallDocx('My name is Ngozi Nwabara. Call 0803 123 4567.')
    await tool.choose(/^Choose a file/, fileOf('letter.docx', letter))
    await tool.valueOf(/^Text to analyze/, /Ngozi Nwabara/)
    await tool.press('Check Anonymity')
    await tool.shows(/Anonymity score: \d+%/)
    await tool.press('Anonymize my text automatically')
    await tool.valueOf(/^Text with placeholders/, /My name is \[NAME\]\. Call \[PHONE\]/)
  },
  async 'document-sanitizer'(open) {
    const tool = await open()
    const { bytes, markers } = jpegWithMarkers()
    const files = [fileOf('photo.jpg', bytes), fileOf('letter.docx', smallDocx('It was paid twice.'))]
    await tool.choose(/Choose files, or drop them here/, ...files)
    await tool.press('Sanitize Files')
    await tool.shows(/2 files are cleaned and ready/)
    const photo = await tool.saves('Download image-1.jpg')
    expect(photo.length).toBeGreaterThan(100)
    expect(findMarkers(photo, markers)).toEqual([])
    const all = unzipSync(await tool.saves('Download All'))
    expect(Object.keys(all)).toEqual(['image-1.jpg', 'document-1.docx'])
    const members = Object.values(unzipSync(all['document-1.docx'] ?? Buffer.of()))
    expect(members.filter((member) => Buffer.from(member).includes(author))).toEqual([])
  },
  async 'evidence-chain'(open) {
    const packed = await packLetter(await open())
    const fresh = await open()
    await fresh.choose(/^Evidence package/, fileOf('package.zip', packed))
    await fresh.shows(/Verified: all \d+ files/)
  },
  async 'whistleblower-decision'(open) {
    const tool = await open()
    const answers = ['Serious corruption', 'Strong', 'High', 'Regulatory Body']
    for (const [place, answer] of answers.entries()) {
      await tool.press(new RegExp(`^${answer}`))
      await tool.press(place < 3 ? 'Continue' : 'Generate Recommendation')
    }
    await tool.shows(/Decision Support Report/)
    await tool.press('Download Report')
    expect((await tool.saves('Save as text')).toString()).toMatch(/decision/i)
  },
  async 'secure-chat'(open) {
    const one = await open()
    await one.press('Create or Join')
    await one.fill(/^Channel name/, 'Road works')
    await one.press('Create Channel')
    await one.press('Make invitation')
    await one.press('Show ID and code, to read them out')
    const invitation = await one.valueOf(/^Sealed invitation/)
    const shown = `return [...document.querySelectorAll('li > code')].map((code) => code.textContent)`
    const [id = '', accessCode = ''] = (await one.run(shown)) as string[]
    await one.fill(/^Message$/, 'Ina kwana?')
    await one.enter(/^Message$/)
    await one.shows(/Not sealed yet/)
    const other = await open()
    await other.press('Create or Join')
    await other.fill(/^Channel ID/, id)
    await other.fill(/^Access code/, accessCode)
    await other.fill(/^Invitation/, invitation)
    await other.press('Join Channel')
    const answer = await other.valueOf(/^Sealed answer/)
    await openBlock(one, answer)
    await one.shows(/Number 1, written here/)
    await one.press('More ways to carry it')
    await openBlock(other, await one.valueOf(/^Sealed message/))
    await other.shows(/Road works.*Ina kwana\?/s)
  },
} as const satisfies Record<ToolName, Walk>

async function openBlock(tool: WebKitTool, block: string): Promise<void> {
  await tool.fill(/^Sealed block/, block)
  await tool.press('Open block')
  await tool.valueOf(/^Sealed block/, /^$/)
}

/** Makes an exhibit of a letter, and packs it. */
export async function packLetter(tool: WebKitTool): Promise<Buffer> {
  await tool.choose(/^Add original files/, fileOf('letter.txt', 'the letter'))
  await tool.shows(/^[0-9a-f]{64}$/m)
  await tool.select(/^Type/, 'Email')
  await tool.fill(/^Description/, 'The letter')
  await tool.press('Add to Chain')
  return tool.saves('Export Evidence Chain')
}
