import { Unreadable } from '@fitila/formats/unreadable'
import type { Cleaner, Findings, Work } from '../contract.ts'
import { cleanPdf } from '../pdf/clean-pdf.ts'
import { refuse } from '../refusals.ts'
import { joinPages } from './join-pages.ts'
import type { PageRenderer } from './open-page-renderer.ts'
import type { PagePicture } from './page-picture.ts'

/**
 * All pages of a PDF as pictures, in order. Throws what `PageRenderer` throws, and `refuseTooManyPages` is asked once the count is known.
 * The browser divides them among workers; `renderInOneGo` is the one for Node and for a single worker.
 */
export type RenderAllPages = (
  pdf: Uint8Array,
  password: string | null,
  dpi: 150 | 200,
  progress: (share: number) => void,
  /** Not 0: all pages are photos, and get this grain. */
  grain?: number,
) => Promise<PagePicture[]>

const mostPages = 2000

/** PDF, maximum: every page becomes a picture, and nothing but the pictures is kept. */
export function makePixelsCleaner(renderAllPages: RenderAllPages): Cleaner {
  return async (bytes, work) => {
    const pictures = await renderAllPages(bytes, work.options.password, work.options.dpi, work.progress)
    if (pictures.length === 0) refuse('broken')
    await tellWhatWasInside(bytes, work)
    work.findings.removed({
      sort: 'structure',
      text: `Text, links and everything else that is not on the face of the ${pictures.length === 1 ? 'page' : 'pages'}, replaced by pictures`,
    })
    return joinPages(pictures)
  }
}

export function renderInOneGo(renderer: PageRenderer): RenderAllPages {
  return async (pdf, password, dpi, progress, grain = 0) => {
    const pages = renderer.countPages(pdf, password)
    refuseTooManyPages(pages)
    return renderer.renderPages({ pdf, password, dpi, grain, range: { first: 0, end: pages } }, (page) =>
      progress((page + 1) / pages),
    )
  }
}

export function refuseTooManyPages(pages: number): void {
  if (pages > mostPages) refuse('too-large')
}

/** The standard cleaner reads the whole file and tells what is in it. Whatever it would keep is gone here too. */
async function tellWhatWasInside(bytes: Uint8Array, work: Work): Promise<void> {
  const findings: Findings = {
    removed: (found) => work.findings.removed(found),
    kept: () => undefined,
    hidden: ({ text, where }) =>
      work.findings.removed({
        sort: 'hidden',
        text: `${text}, removed`,
        ...(where === undefined ? {} : { where }),
      }),
  }
  try {
    await cleanPdf(bytes, { ...work, findings, progress: () => undefined })
  } catch (fault) {
    // A file that only PDFium can read is still safe as pictures; there is less to tell about it.
    if (!(fault instanceof Unreadable)) throw fault
  }
}
