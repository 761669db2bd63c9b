/** Forms that anyone can send, again and again, and that take no password: one entry for each queue. */
const cheap =
  /^(?:\/pcm)?\/(contact|receipt|report\/return|corrections\/request|reports\/[^/]+\/correction)(?:\.data)?$/

/** As above, and those that take a password or an address. They wait in lanes of their own (decision 062). */
const withPassword = /^(?:\/pcm)?\/(login|register|forgot-password|reset-password|confirm-email)(?:\.data)?$/

/** In which queue a form of strangers waits, so that a flood of it fills that queue alone. Null for all other forms. */
export function cheapFormAt(pathname: string): string | null {
  const [, form] = cheap.exec(pathname) ?? []
  return form === undefined ? null : form.replace(/^reports\/.*/, 'correction')
}

/** Whether strangers send it. Reports are none of these, no matter who sends them. */
export function isFormOfStrangers(pathname: string): boolean {
  return cheap.test(pathname) || withPassword.test(pathname)
}
