import type { SendMailOptions } from 'nodemailer'
import type { Letter } from './contract.ts'

/** No name, no version, no host of ours in the headers but the sender's own domain. */
export function compose({ id, to, subject, text, stopAddress }: Letter, from: string): SendMailOptions {
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1).replace(/>$/, '')}>`,
    xMailer: false,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(stopAddress && {
        'List-Unsubscribe': `<${stopAddress}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
