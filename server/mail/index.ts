import type { Mail } from './contract.ts'
import { openOutbox } from './outbox.ts'
import { openSmtp } from './smtp.ts'

export type MailSettings = { smtpUrl: string | null; from: string; outboxFolder: string }

export function openMail({ smtpUrl, from, outboxFolder }: MailSettings): Mail {
  return smtpUrl ? openSmtp(smtpUrl, from) : openOutbox(outboxFolder, from)
}
