import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { openSmtp } from '#server/mail/smtp.ts'
import { handlers } from '#server/schedule/jobs/handlers.ts'
import { runDueJobs } from '#server/schedule/run-due-jobs.ts'
import type { TestApplication } from '../test-application.ts'

export type ReceivedLetter = { to: string; subject: string; text: string; raw: string }

export type MailServer = {
  received: ReceivedLetter[]
  /** Does all the work that waits, and hands over what has arrived since the last time. */
  fetch(): Promise<ReceivedLetter[]>
}

/** A mail server that really speaks SMTP, which the application sends its letters to from now on. */
export async function withMailServer(application: TestApplication): Promise<MailServer> {
  const received: ReceivedLetter[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join()
        received.push(readLetter(to, Buffer.concat(chunks).toString('utf8')))
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port')
  const mail = openSmtp(`smtp://127.0.0.1:${address.port}`, 'Fitila <fitila@example.org>')
  application.mail = mail
  onTestFinished(async () => {
    mail.close()
    await new Promise<void>((resolve) => server.close(resolve))
  })
  let seen = 0
  return {
    received,
    async fetch() {
      await runDueJobs(application, handlers)
      const news = received.slice(seen)
      seen = received.length
      return news
    },
  }
}

/** The token of the one link that carries one. */
export function tokenInLetter(letter: ReceivedLetter | undefined): string {
  const token = /\?token=([\w-]{43})\b/.exec(letter?.text ?? '')?.[1]
  if (!token) throw new Error('there is no link in this letter')
  return token
}

function readLetter(to: string, raw: string): ReceivedLetter {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  const isQuoted = /^content-transfer-encoding: quoted-printable/im.test(head)
  const text = isQuoted ? unquote(body) : body
  return { to, subject: /^subject: (.*)$/im.exec(head)?.[1] ?? '', text, raw }
}

function unquote(text: string): string {
  return text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
}
