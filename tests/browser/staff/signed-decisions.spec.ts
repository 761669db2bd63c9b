import { spawnSync } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildReport } from '#tests/cast.ts'
import { expect, freshName, test } from '#tests/support/browser-test.ts'
import { plugIn } from '#tests/support/browsers/plug-in-passkey.ts'
import { approve, findInQueue, verify } from '#tests/support/main-job.ts'
import { main, submitReport, toast } from '#tests/support/walks.ts'

const offer = 'Sign this decision with your passkey'

test('an officer signs an approval with a passkey, offered with scripts alone: staff download the parts, a reader sees the hash', async ({
  newcomer,
  enter,
  world,
}) => {
  const { page: owner } = await newcomer()
  const name = freshName()
  const report = await submitReport(owner, buildReport({ personName: name }))
  const reviewer = await enter('reviewer')
  await findInQueue(reviewer, name)
  await verify(reviewer, 'Both vouchers were seen.')

  const officer = await enter(world.signer)
  await plugIn(officer)
  await officer.goto(report.path)
  await approve(officer)
  await expect(main(officer).getByRole('link', { name: offer })).toHaveCount(0)
  await officer.goto('/profile/security/passkey')
  await officer.getByLabel('A name by which you will know it').fill('My key')
  await officer.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(officer.getByRole('heading', { level: 1 })).toHaveText('Your passkey is added')
  const withoutScripts = await enter(await officer.context().storageState(), { javaScriptEnabled: false })
  await withoutScripts.goto(report.path)
  await expect(main(withoutScripts)).toContainText(report.referenceNumber)
  await expect(main(withoutScripts)).not.toContainText(offer)
  await withoutScripts.goto(`${report.path}/signature`)
  await expect(main(withoutScripts).getByRole('button')).toHaveCount(0)
  await officer.goto(report.path)
  await main(officer).getByRole('link', { name: offer }).click()
  await expect(officer.getByRole('heading', { level: 1 })).toHaveText(offer)
  await expect(main(officer)).toContainText('Approved')
  await officer.getByRole('button', { name: 'Sign with my passkey' }).click()
  await expect(toast(officer)).toContainText('Signed')
  await expect(main(officer)).toContainText('Approved: signed by simi with a passkey on')
  await expect(main(officer).getByRole('link', { name: offer })).toHaveCount(0)
  await officer.goto(`${report.path}/signature`)
  await expect(main(officer)).toContainText('Signed already')

  await reviewer.goto(report.path)
  const saved = reviewer.waitForEvent('download')
  await main(reviewer).getByRole('link', { name: 'Download the parts of this signature' }).click()
  const file = join(tmpdir(), `fitila-signature-${process.pid}.json`)
  await (await saved).saveAs(file)
  const text = await readFile(file, 'utf8')
  const check = () => spawnSync(process.execPath, ['verify-signature.ts', file], { encoding: 'utf8' })
  expect(check()).toMatchObject({ status: 0, stdout: expect.stringMatching(/^yes {3}The passkey signed/) })
  await writeFile(file, text.replace(/"reference": "[^"]+"/, '"reference": "WR-2020-0001"'))
  expect(check()).toMatchObject({ status: 1 })
  await rm(file)

  const { page: reader } = await newcomer()
  await reader.goto(report.path)
  await expect(main(reader)).toContainText('Approved: signed by a member of the staff with a passkey on')
  await expect(main(reader)).toContainText(`SHA-256 of the signature: ${JSON.parse(text).sha256}`)
  await expect(main(reader)).not.toContainText('simi')
})
