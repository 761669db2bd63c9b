/** A PDF that is put together in an unusual way, as are many in the test sets of PDF readers. */
export type OddPdf = { bytes: Uint8Array; refused?: string }
