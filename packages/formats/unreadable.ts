/** What an engine throws when it cannot go on with what it was given. Branch on `code`, never on the message. */
export class Unreadable<Code extends string = string> extends Error {
  readonly code: Code

  /** @param message a plain sentence that may be shown to the person as it is */
  constructor(code: Code, message: string) {
    super(message)
    this.name = 'Unreadable'
    this.code = code
  }
}
