import type { reports } from '#server/database/schema.ts'

export type ReportRow = typeof reports.$inferSelect
