import type { Kind } from './kinds.ts'

type Advice = { why: string; suggestion: string }

/** Why a kind of finding matters, and what to do about it, in words for the person who wrote the text. */
export const advice = {
  person: {
    why: 'A name points straight at a person: at you, at a witness, or at a colleague who knows you.',
    suggestion: 'Leave out every name but that of the person you report, and think twice about that one too.',
  },
  email: {
    why: 'An e-mail address belongs to one person and can be searched for.',
    suggestion: 'Take it out. Give a contact through a channel that does not carry your name.',
  },
  phone: {
    why: 'A SIM card is registered in a name.',
    suggestion: 'Take it out.',
  },
  nin: { why: 'A NIN is one person, for life.', suggestion: 'Take it out, also when it is not yours.' },
  vnin: { why: 'A virtual NIN leads back to one person.', suggestion: 'Take it out.' },
  bvn: { why: 'A BVN is one person in every bank.', suggestion: 'Take it out, also when it is not yours.' },
  'account-number': {
    why: 'An account number has an owner. If only a few people know it, it also points to them.',
    suggestion: 'If it is evidence, hand it over separately and only to the investigator.',
  },
  tin: {
    why: 'A tax number belongs to one person or firm.',
    suggestion: 'Take it out, unless it is the evidence itself.',
  },
  'voter-card': { why: 'A voter card number is one person.', suggestion: 'Take it out.' },
  passport: { why: 'A passport number is one person.', suggestion: 'Take it out.' },
  'driver-licence': { why: 'A licence number is one person.', suggestion: 'Take it out.' },
  plate: {
    why: 'A number plate leads to an owner and to where the car was seen.',
    suggestion: 'Take it out, or say "an official car".',
  },
  'staff-number': { why: 'A staff number is one employee.', suggestion: 'Take it out.' },
  'company-number': {
    why: 'A company number leads to its directors.',
    suggestion: 'Keep it if the company is what you report. Otherwise take it out.',
  },
  'file-reference': {
    why: 'The register tells who had a file and when.',
    suggestion: 'Say what the file is about. Hand the number over separately, to the investigator only.',
  },
  'identity-number': {
    why: 'A number of this kind is usually given to one person.',
    suggestion: 'Take it out.',
  },
  card: { why: 'A card number belongs to one person, and can be misused.', suggestion: 'Take it out.' },
  iban: { why: 'An IBAN has an owner.', suggestion: 'If it is evidence, hand it over separately.' },
  crypto: {
    why: 'Anyone can follow the payments to a wallet.',
    suggestion: 'If it is evidence, hand it over separately.',
  },
  ip: { why: 'An IP address leads to a connection and a place.', suggestion: 'Take it out.' },
  mac: { why: 'A device address is one device.', suggestion: 'Take it out.' },
  url: {
    why: 'A link can name an account, or tell a site who followed it.',
    suggestion: 'Say what it shows instead, or hand it over separately.',
  },
  'social-handle': {
    why: 'A name on a network leads to a person and their friends.',
    suggestion: 'Take it out.',
  },
  street: {
    why: 'An address is where a person can be found.',
    suggestion: 'Say the town or the state, if the report needs a place at all.',
  },
  postcode: { why: 'A postal code narrows a place down to a few streets.', suggestion: 'Take it out.' },
  place: {
    why: 'A small place holds few people who could have written this.',
    suggestion: 'Say the state, or "a town in the north", if that is enough.',
  },
  gps: { why: 'Coordinates are one spot.', suggestion: 'Take them out.' },
  organization: {
    why: 'Together with a job or a date, an organization leaves few people.',
    suggestion: 'Keep it if it is what you report. Otherwise say "a ministry" or "a bank".',
  },
  department: {
    why: 'A unit may have only a handful of staff.',
    suggestion: 'Say "the office", if the report can do without the unit.',
  },
  position: {
    why: 'A job title may belong to one person at a time.',
    suggestion: 'Say "an official" or "a colleague", unless it is the person you report.',
  },
  date: {
    why: 'A day can be compared with rosters, visitor books and cameras.',
    suggestion: 'Say the month or the year, if that is enough.',
  },
  time: { why: 'A time of day tells who was on duty.', suggestion: 'Say "in the morning", or leave it out.' },
  'relative-time': {
    why: 'Words like these date the text for a reader who knows when it was sent.',
    suggestion: 'Leave it out, or say it less exactly.',
  },
} as const satisfies Record<Kind, Advice>
