import { Link } from 'react-router'
import { cancelBatch } from '#server/plans/vouchers/cancel-batch.ts'
import { showBatch } from '#server/plans/vouchers/list-batches.ts'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm } from '../form.tsx'
import { redirectAfter } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import { Trail } from '../shell/trail/trail.tsx'
import type { Route } from './+types/voucher-batch'
import { BatchLines } from './parts/batch-list.tsx'

const door = page('page.administrator')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => ({
    words: words('makeVouchers'),
    names: words('planTexts').planTexts.names,
    batch: await showBatch(application, actor, args.params.batch),
  }))
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }) => {
    await cancelBatch(application, actor, args.params.batch)
    return redirectAfter('/admin/vouchers', 'vouchers-cancelled')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.makeVouchers.cancelTitle) }]
}

export default function VoucherBatch({ loaderData: { words, names, batch } }: Route.ComponentProps) {
  const texts = words.makeVouchers
  return (
    <Page width="narrow">
      <PageHeader above={<Trail />} title={texts.cancelTitle} lead={texts.cancelLead} />
      <Card className="space-y-3">
        <BatchLines batch={batch} words={texts} names={names} />
        {batch.state === 'open' ? (
          <>
            <p>{texts.cancelText}</p>
            <TokenForm>
              <RefusalNotice />
              <SubmitButton tone="danger">{texts.cancelButton}</SubmitButton>
            </TokenForm>
          </>
        ) : null}
      </Card>
      <p>
        <Link to="/admin/vouchers" className={linkStyles}>
          {texts.back}
        </Link>
      </p>
    </Page>
  )
}
