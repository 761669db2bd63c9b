import type { Kind } from '@fitila/anonymity/kinds'

/** Presidio's recognisers of generic and Nigerian entities, and the kind that each is here. */
export const presidioKinds = {
  credit_card: 'card',
  crypto: 'crypto',
  date: 'date',
  email: 'email',
  iban: 'iban',
  ip: 'ip',
  mac: 'mac',
  phone: 'phone',
  url: 'url',
  ng_nin: 'nin',
  ng_vehicle_registration: 'plate',
} as const satisfies Record<string, Kind>
