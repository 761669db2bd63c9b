import { findMarkers } from '@fitila/sanitizer/vectors/find-markers'
import { jpegWithMarkers } from '@fitila/sanitizer/vectors/hide-in-pictures'
import { author, smallDocx } from '@fitila/sanitizer/vectors/small-files'
import { expect, type Frame, type Locator } from '@playwright/test'
import { unzipSync } from 'fflate'
import type { ToolName } from '#toolkit/shared/tool-about.ts'
import { fileOf, type OpenedTool, saved } from './opened-tool.ts'

export type ToolWalk = {
  /** What is done, to its end, as a sentence without its subject. */
  does: string
  /** @param open a fresh page of the tool, each time */
  walk(open: () => Promise<OpenedTool>): Promise<void>
}

/** Every tool used to its end, in any browser and however its page was opened. */
export const toolWalks = {
  'risk-calculator': {
    does: 'the risk is scored, and saved as PDF and text',
    async walk(open) {
      const opened = await open()
      const { tool } = opened
      for (const place of [0, 1, 2, 3, 4]) {
        await tool.getByRole('radio').nth(1).check()
        await tool.getByRole('button', { name: place < 4 ? 'Next' : 'Calculate Risk' }).click()
      }
      await expect(tool.getByRole('img', { name: 'Risk score: 40%, Medium Risk' })).toBeVisible()
      expect((await saved(opened, 'Save as PDF')).subarray(0, 5).toString()).toBe('%PDF-')
      expect((await saved(opened, 'Save as text')).toString()).toContain('Risk score: 40%. Medium Risk.')
    },
  },
  'legal-exposure': {
    does: 'the legal exposure is scored, and saved',
    async walk(open) {
      const opened = await open()
      const { tool } = opened
      for (const place of [0, 1, 2, 3, 4]) {
        await tool.getByRole('radio').nth(1).check()
        await tool.getByRole('button', { name: place < 4 ? 'Next' : 'Complete Assessment' }).click()
      }
      await expect(tool.getByRole('img', { name: 'Legal protection: 80%, High protection' })).toBeVisible()
      expect((await saved(opened, 'Save as text')).toString()).toContain('Protection: 80%, High')
    },
  },
  'anonymity-checker': {
    does: 'a Word document is checked and anonymized',
    async walk(open) {
      const { tool } = await open()
      const letter = smallDocx('My name is Ngozi Nwabara. Call 0803 123 4567.')
      await tool.getByLabel('Choose a file').setInputFiles(fileOf('letter.docx', letter))
      await expect(tool.getByLabel('Text to analyze')).toHaveValue(/Ngozi Nwabara/)
      await tool.getByRole('button', { name: 'Check Anonymity' }).click()
      await expect(tool.getByRole('img', { name: /^Anonymity score: \d+%/ })).toBeVisible()
      await tool.getByRole('button', { name: 'Anonymize my text automatically' }).click()
      await expect(tool.getByLabel('Text with placeholders')).toHaveValue(
        /My name is \[NAME\]\. Call \[PHONE\]/,
      )
    },
  },
  'document-sanitizer': {
    does: 'a photo and a letter are cleaned and saved, each and all',
    async walk(open) {
      const opened = await open()
      const { tool } = opened
      const { bytes, markers } = jpegWithMarkers()
      await tool
        .getByLabel(/Choose files, or drop them here/)
        .setInputFiles([fileOf('photo.jpg', bytes), fileOf('letter.docx', smallDocx('It was paid twice.'))])
      await tool.getByRole('button', { name: 'Sanitize Files' }).click()
      await expect(tool.getByRole('heading', { name: '2 files are cleaned and ready' })).toBeVisible()
      const photo = await saved(opened, 'Download image-1.jpg')
      expect(photo.length).toBeGreaterThan(100)
      expect(findMarkers(photo, markers)).toEqual([])
      const all = unzipSync(await saved(opened, 'Download All'))
      expect(Object.keys(all)).toEqual(['image-1.jpg', 'document-1.docx'])
      const members = Object.values(unzipSync(all['document-1.docx'] ?? Buffer.of()))
      expect(members.filter((member) => Buffer.from(member).includes(author))).toEqual([])
    },
  },
  'evidence-chain': {
    does: 'an evidence chain is exported, and opened and verified again',
    async walk(open) {
      const opened = await open()
      const { tool } = opened
      await tool.getByLabel('Add original files').setInputFiles(fileOf('letter.txt', 'the letter'))
      // A tool that warns of its browser shows the fingerprint of the file to carry too, further down.
      await expect(tool.getByText(/^[0-9a-f]{64}$/).first()).toBeVisible()
      await tool.getByLabel('Type').selectOption('Email')
      await tool.getByLabel('Description').fill('The letter')
      await tool.getByRole('button', { name: 'Add to Chain' }).click()
      const packed = await saved(opened, 'Export Evidence Chain')
      const { tool: fresh } = await open()
      await fresh.getByLabel('Evidence package').setInputFiles(fileOf('package.zip', packed))
      await expect(fresh.getByText(/Verified: all \d+ files/)).toBeVisible()
    },
  },
  'whistleblower-decision': {
    does: 'the decision is supported by a report, which is saved',
    async walk(open) {
      const opened = await open()
      const { tool } = opened
      const answers = ['Serious corruption', 'Strong', 'High', 'Regulatory Body']
      for (const [place, answer] of answers.entries()) {
        await tool.getByRole('radio', { name: new RegExp(`^${answer}`) }).check()
        await tool.getByRole('button', { name: place < 3 ? 'Continue' : 'Generate Recommendation' }).click()
      }
      await expect(tool.getByRole('heading', { name: 'Decision Support Report' })).toBeVisible()
      await tool.getByRole('button', { name: 'Download Report' }).click()
      expect((await saved(opened, 'Save as text')).toString()).toMatch(/decision/i)
    },
  },
  'secure-chat': {
    does: 'two pages make a key of the code, and a sealed message goes from one to the other',
    async walk(open) {
      const { tool: one } = await open()
      await one.getByRole('tab', { name: 'Create or Join' }).click()
      await one.getByLabel('Channel name').fill('Road works')
      await one.getByRole('button', { name: 'Create Channel' }).click()
      const invite = one.getByRole('region', { name: 'Invite another device' })
      await invite.getByRole('button', { name: 'Make invitation' }).click()
      await invite.getByRole('button', { name: 'Show ID and code, to read them out' }).click()
      const invitation = await invite.getByLabel('Sealed invitation').inputValue()
      const [id, accessCode] = [await wordsOf(invite, 0), await wordsOf(invite, 1)]
      await one.getByRole('textbox', { name: 'Message', exact: true }).fill('Ina kwana?')
      await one.getByRole('textbox', { name: 'Message', exact: true }).press('Enter')
      const log = one.getByRole('log')
      await expect(log).toContainText('Not sealed yet')

      const { tool: other } = await open()
      await other.getByRole('tab', { name: 'Create or Join' }).click()
      await other.getByLabel('Channel ID').fill(id)
      await other.getByLabel('Access code').fill(accessCode)
      await other.getByLabel('Invitation').fill(invitation)
      await other.getByRole('button', { name: 'Join Channel' }).click()
      const answer = await other.getByLabel('Sealed answer').inputValue()
      await openBlock(one, answer)
      await expect(log).toContainText('Number 1, written here')
      await log.getByText('More ways to carry it').click()
      await openBlock(other, await log.getByLabel('Sealed message').inputValue())
      await expect(other.getByRole('heading', { name: 'Road works' })).toBeVisible()
      await expect(other.getByRole('log')).toContainText('Ina kwana?')
    },
  },
} as const satisfies Record<ToolName, ToolWalk>

async function openBlock(tool: Frame, block: string): Promise<void> {
  await tool.getByRole('textbox', { name: 'Sealed block' }).fill(block)
  await tool.getByRole('button', { name: 'Open block' }).click()
  await expect(tool.getByRole('textbox', { name: 'Sealed block' })).toHaveValue('')
}

async function wordsOf(invite: Locator, place: number): Promise<string> {
  return (await invite.locator('li > code').nth(place).textContent()) ?? ''
}
