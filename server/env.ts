import { resolve } from 'node:path'
import { z } from 'zod'

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  FITILA_DATA_FOLDER: z.string().min(1).default('data'),
  FITILA_KEY_FILE: z.string().min(1).optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/@[^@\s>]+>?$/, 'must be an address, or Name <address>')
    .optional(),
  TRUST_PROXY: z.enum(['yes', 'no']).default('no'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
})

export type Environment = {
  port: number
  host: string
  /** Without a slash at its end. Decides about HSTS and the cookie's name as well. */
  publicUrl: string
  dataFolder: string
  keyFile: string
  databaseUrl: string | null
  /** Without one, letters become files in the data folder's outbox, and addresses are not confirmed. */
  smtpUrl: string | null
  mailFrom: string
  /** A proxy of ours stands in front, and its X-Forwarded-For may be believed for rate limits. */
  trustProxy: boolean
  logLevel: string
}

/** Reads and checks the environment, once, at start. Throws one error that names every variable that does not fit. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`These settings do not fit:\n${problems.join('\n')}`)
  }
  const settings = parsed.data
  const publicUrl = (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/$/, '')
  const dataFolder = resolve(settings.FITILA_DATA_FOLDER)
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl,
    dataFolder,
    keyFile: settings.FITILA_KEY_FILE ? resolve(settings.FITILA_KEY_FILE) : resolve(dataFolder, 'fitila.key'),
    databaseUrl: settings.DATABASE_URL ?? null,
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM ?? `Fitila <fitila@${new URL(publicUrl).hostname}>`,
    trustProxy: settings.TRUST_PROXY === 'yes',
    logLevel: settings.LOG_LEVEL,
  }
}
