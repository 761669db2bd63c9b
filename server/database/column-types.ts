import { customType, numeric, timestamp } from 'drizzle-orm/pg-core'

export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
export const rating = (name: string) => numeric(name, { precision: 3, scale: 2, mode: 'number' })
