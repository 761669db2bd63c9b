import { writePdf } from '@fitila/formats/paper/write-pdf'
import type { Invoice } from '#server/plans/invoices/show-invoice.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { nairaOf } from '../amounts.ts'
import { dayOf } from '../dates.ts'

type PaperWords = Pick<Words, 'invoicePaper' | 'billing'>

/** An invoice or a credit note as a PDF, in a font that has the letters of Nigeria's languages and ₦. */
export function invoiceFile(invoice: Invoice, words: PaperWords): Response {
  const { number } = invoice
  const texts = words.invoicePaper
  return new Response(writePdf(paperOf(invoice, words)), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${fill(texts.file, { number })}"`,
    },
  })
}

function paperOf(
  { number, madeOn, takesBack, reference, plan, netKobo, vatKobo, grossKobo, seller }: Invoice,
  { invoicePaper: texts, billing }: PaperWords,
): Parameters<typeof writePdf>[0] {
  const naira = (kobo: number) => fill(texts.naira, { naira: nairaOf(kobo) })
  const chargesVat = seller.vatNumber !== null
  const rows = [
    [texts.number, number],
    [texts.day, dayOf(madeOn)],
    [texts.seller, seller.name],
    [texts.address, seller.address],
    [texts.taxNumber, seller.taxNumber],
    [texts.vatNumber, seller.vatNumber],
    [texts.payment, reference],
    [texts.what, billing.plans[plan]],
    [texts.net, naira(netKobo)],
    chargesVat ? [texts.vat, naira(vatKobo)] : [texts.noVat, texts.notCharged],
    [takesBack === null ? texts.gross : texts.givenBack, naira(grossKobo)],
    [texts.buyer, texts.buyerLine],
  ]
  const kind = takesBack === null ? 'invoice' : 'credit-note'
  return {
    title: fill(texts[kind], { number }),
    ...(takesBack === null ? {} : { lead: fill(texts.takesBack, { number: takesBack }) }),
    blocks: [
      {
        kind: 'facts',
        rows: rows.flatMap(([term, detail]) => (term && detail ? [{ term, detail }] : [])),
      },
    ],
    foot: texts.foot,
  }
}
