import { checkPublishedRoots } from '@fitila/log/check-roots'
import type { Finding } from '@fitila/log/finding'
import { explainShownProof } from '@fitila/log/shown-proof'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { checkReceipt, type Evidence, trustedBy } from '../check-receipt.ts'
import { explainCheck, noReceipt } from '../explain-check.ts'

// Started once, by the page that holds it.
onSubmit('receipt-form', 'receipt-answer', checkTheReceipt)
onSubmit('proof-form', 'proof-answer', async () =>
  explainShownProof(
    textOf('proof'),
    trustedBy({ keys: textOf('proof-keys') }),
    await chosenFiles('proof-files'),
  ),
)
onSubmit('roots-form', 'roots-answer', () => checkPublishedRoots(textOf('roots'), textOf('kept')))
for (const input of document.querySelectorAll<HTMLInputElement>('input[data-into]'))
  input.addEventListener('change', () => void readInto(input))

async function checkTheReceipt(): Promise<Finding[]> {
  const checked = await checkReceipt({
    receipt: textOf('receipt'),
    keys: textOf('keys'),
    code: textOf('code'),
    handedIn: textOf('handed-in'),
    files: await chosenFiles('files'),
  })
  return checked ? explainCheck(checked, trustedBy({ keys: textOf('keys') })) : [noReceipt]
}

async function chosenFiles(id: string): Promise<Evidence['files']> {
  const input = document.getElementById(id)
  const files = input instanceof HTMLInputElement ? [...(input.files ?? [])] : []
  return Promise.all(
    files.map(async (file) => ({ name: file.name, size: file.size, sha256: await hashOf(file) })),
  )
}

async function hashOf(file: File): Promise<string> {
  const hash = sha256.create()
  const reader = file.stream().getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) hash.update(part.value)
  return bytesToHex(hash.digest())
}

async function readInto(input: HTMLInputElement): Promise<void> {
  const [file] = input.files ?? []
  const target = document.getElementById(input.dataset.into ?? '')
  if (file && target instanceof HTMLTextAreaElement) target.value = await file.text()
}

function textOf(id: string): string {
  const field = document.getElementById(id)
  return field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement ? field.value : ''
}

function onSubmit(formId: string, answerId: string, check: () => Promise<Finding[]>): void {
  document.getElementById(formId)?.addEventListener('submit', (event) => {
    event.preventDefault()
    check()
      .catch((): Finding[] => [{ holds: false, text: 'One of the files could not be read.' }])
      .then((findings) => show(answerId, findings))
  })
}

function show(answerId: string, findings: readonly Finding[]): void {
  const lines = findings.map(({ holds, text }) => {
    const line = document.createElement('p')
    line.className = holds === null ? 'open' : holds ? 'yes' : 'no'
    line.textContent = `${holds === null ? 'Open' : holds ? 'Yes' : 'No'}: ${text}`
    return line
  })
  document.getElementById(answerId)?.replaceChildren(...lines)
}
