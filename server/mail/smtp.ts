import { createTransport } from 'nodemailer'
import { minutes, seconds } from '#domain/time/durations.ts'
import { isThisMachine } from '#server/kernel/plain-connections.ts'
import { compose } from './compose.ts'
import { type Mail, MailFailed, type MailOutcome } from './contract.ts'

const patience = {
  connectionTimeout: seconds(20),
  greetingTimeout: seconds(20),
  socketTimeout: minutes(1),
}

/** @param url smtp://name:password@host:587, or smtps:// */
export function openSmtp(url: string, from: string): Mail {
  // Letters hold links that set a password: to another machine they never go in clear.
  const requireTLS = !isThisMachine(new URL(url).hostname)
  const transport = createTransport({
    ...{ url, ...patience, requireTLS },
    ...{ disableFileAccess: true, disableUrlAccess: true },
  })
  return {
    isReal: true,
    deleteUntil: async () => {},
    async send(letter) {
      try {
        await transport.sendMail(compose(letter, from))
      } catch (error) {
        throw new MailFailed(reasonOf(error), outcomeOf(error))
      }
    },
    close: () => transport.close(),
  }
}

// RFC 5321 4.2.1: a 5yz reply is a permanent refusal. One to the log-in or the sender is ours to fix, so it is tried again.
function outcomeOf(error: unknown): MailOutcome {
  const { responseCode, command = '' } = answerIn(error)
  if (responseCode === undefined) return command === 'DATA' ? 'unknown' : 'not-taken'
  else return responseCode >= 500 && command.startsWith('RCPT') ? 'refused' : 'not-taken'
}

// Never the server's own words: they repeat the address.
function reasonOf(error: unknown): string {
  const { code, responseCode } = answerIn(error)
  return `the mail was not taken (${[code, responseCode].filter(Boolean).join(' ') || 'unknown'})`
}

function answerIn(error: unknown): { code?: string; responseCode?: number; command?: string } {
  return typeof error === 'object' && error !== null ? error : {}
}
