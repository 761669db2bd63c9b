import type { Application } from '#server/kernel/application.ts'
import type { PaymentSettings } from '#server/kernel/payment-settings.ts'
import type { Payments } from './contract.ts'
import { openLocal } from './local.ts'
import { openPaystack } from './paystack.ts'

type Here = Pick<Application, 'database' | 'now' | 'publicUrl'>

/** Null where no plan is for sale. */
export function openPayments(settings: PaymentSettings, here: Here): Payments | null {
  if (settings === 'none') return null
  else if (settings === 'local') return openLocal(here)
  else return openPaystack(settings)
}
