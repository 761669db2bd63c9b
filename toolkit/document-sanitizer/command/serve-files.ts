import { parentPort } from 'node:worker_threads'
import { Unreadable } from '@fitila/formats/unreadable'
import { type Answer, refusal, type Task } from '@fitila/sanitizer/clean-in-thread'
import type { Cleaner } from '@fitila/sanitizer/contract'
import { Asked, type RefusalCode, refusals } from '@fitila/sanitizer/refusals'
import { makeSanitizerWhenNeeded } from '@fitila/sanitizer/sanitize-when-needed'

/** In the thread: cleans what it is sent. */
export function serveFiles(): void {
  const sanitize = makeSanitizerWhenNeeded(
    async (bytes, work) => (await cleanersByPixels()).pages(bytes, work),
    async (bytes, work) => (await cleanersByPixels()).photo(bytes, work),
  )
  parentPort?.on('message', async ({ name, bytes, options }: Task) => {
    const send = (answer: Answer) => parentPort?.postMessage(answer)
    try {
      send({ done: await sanitize(bytes, name, options, (progress) => send({ progress })) })
    } catch (error) {
      send(answerTo(error))
    }
  })
}

function answerTo(error: unknown): Answer {
  if (error instanceof Asked)
    return refusal(
      error.question.ask === 'password' && error.question.isRetry ? 'wrong-password' : 'encrypted',
    )
  if (error instanceof Unreadable && error.code in refusals)
    return refusal(error.code as RefusalCode, error.message)
  if (process.env.FITILA_DEBUG !== undefined)
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  return refusal('broken')
}

type ByPixels = { pages: Cleaner; photo: Cleaner }

let opened: Promise<ByPixels> | undefined

/** PDFium, and what speaks with it, is read from the disk when the first file asks for it. */
function cleanersByPixels(): Promise<ByPixels> {
  opened ??= openCleaners()
  return opened
}

async function openCleaners(): Promise<ByPixels> {
  const [{ makePixelsCleaner, renderInOneGo }, { makeRedrawer }, { openPageRenderer }] = await Promise.all([
    import('@fitila/sanitizer/pdf-pixels/make-pixels-cleaner'),
    import('@fitila/sanitizer/pdf-pixels/redraw-photo'),
    import('@fitila/sanitizer/pdf-pixels/open-page-renderer'),
  ])
  const { readFileSync } = process.getBuiltinModule('node:fs')
  const { resolve } = process.getBuiltinModule('node:module').createRequire(import.meta.url)
  const pdfium = readFileSync(resolve('@embedpdf/pdfium/pdfium.wasm'))
  const jpeg = readFileSync(resolve('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'))
  const renderAllPages = renderInOneGo(await openPageRenderer({ pdfium, jpeg }))
  return { pages: makePixelsCleaner(renderAllPages), photo: makeRedrawer(renderAllPages) }
}
