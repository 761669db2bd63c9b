/** What a report can be about. The form asks each kind its own questions: see `fieldsOfKind`. */
export const kindsOfWrong = ['wealth', 'bribe', 'contract', 'payroll', 'land', 'abuse', 'other'] as const

export type KindOfWrong = (typeof kindsOfWrong)[number]

export function isKindOfWrong(text: unknown): text is KindOfWrong {
  return kindsOfWrong.some((kind) => kind === text)
}
