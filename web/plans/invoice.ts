import { showInvoice } from '#server/plans/invoices/show-invoice.ts'
import { page } from '../door.ts'
import type { Route } from './+types/invoice'
import { invoiceFile } from './invoice-file.ts'

const door = page('page.person')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => {
    const invoice = await showInvoice(application, actor, args.params.reference, 'invoice')
    return invoiceFile(invoice, words('invoicePaper', 'billing'))
  })
}
