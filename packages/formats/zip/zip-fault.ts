/** Why a ZIP file is not read. Each tool has words of its own for it. */
export type ZipFaultReason = 'broken' | 'locked' | 'not-supported'

export class ZipFault extends Error {
  readonly reason: ZipFaultReason

  constructor(reason: ZipFaultReason) {
    super(`This ZIP file cannot be read: ${reason}`)
    this.reason = reason
  }
}
