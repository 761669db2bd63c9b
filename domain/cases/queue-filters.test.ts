import { expect, test } from 'vitest'
import {
  isNarrowed,
  looksInside,
  readQueueFilters,
  savedPart,
  withoutFilters,
  writeQueueFilters,
} from './queue-filters.ts'

const read = (address: string) => readQueueFilters(new URLSearchParams(address))

test.each([
  '',
  'status=rejected',
  'work=mine&verified=no&sector=police&state=Kano&order=newest',
  'status=approved&work=others&order=longest',
  'aside=yes&state=Kano',
  'stage=to-approve&q=Quokka+Wombat&kind=bribe',
  'stage=disputed&order=longest',
  'stage=closed',
  'stage=closed&status=retracted&state=Kano&order=longest',
  'work=mine&order=due',
  'order=stage',
  'stage=verified&verified=by-others&overdue=yes',
])('the filters of %j are written as they were read', (address) => {
  expect(writeQueueFilters(read(address)).toString()).toBe(address)
})

test.each([
  'status=published&work=theirs&verified=maybe&priority=1&sector=circus&state=Atlantis&order=random',
  'order=priority&status=',
  'aside=1',
])('what is not known is left out of %j', (address) => {
  expect(writeQueueFilters(read(address)).toString()).toBe('')
})

test('what is kept of filters is all but the search, and nothing where nothing else is chosen', () => {
  const kept = savedPart(read('stage=new&q=Quokka+Wombat&kind=bribe'))
  expect(kept && writeQueueFilters(kept).toString()).toBe('stage=new&kind=bribe')
  expect(savedPart(read('q=Quokka+Wombat'))).toBeNull()
})

test('an address of before that asks for payers alone is read without that, and is nothing to keep', () => {
  expect(writeQueueFilters(read('work=mine&priority=yes')).toString()).toBe('work=mine')
  expect(savedPart(read('priority=yes'))).toBeNull()
})

test('a tab narrows nothing, and its address leaves everything else out', () => {
  for (const address of ['stage=closed', 'stage=closed&status=rejected', 'stage=new', 'status=approved']) {
    expect(isNarrowed(read(address)), address).toBe(false)
    expect(withoutFilters(read(`${address}&state=Kano`))).toBe(`/admin?${address}`)
  }
  expect(writeQueueFilters(read('stage=closed&status=pending')).toString()).toBe('stage=closed')
  expect(writeQueueFilters(read('stage=new&status=rejected')).toString()).toBe('stage=new')
})

test('only what waits is set apart', () => {
  expect(read('status=rejected&aside=yes').setAside).toBe(false)
})

test('only what waits can be overdue', () => {
  expect(read('overdue=yes').onlyOverdue).toBe(true)
  expect(read('status=approved&overdue=yes').onlyOverdue).toBe(false)
})

test('what waits is listed with priority first, and what is decided with the newest first', () => {
  expect(read('').order).toBe('priority')
  for (const order of ['priority', 'due', 'stage'])
    expect(read(`status=approved&order=${order}`).order).toBe('newest')
})

test('an order and a status narrow nothing, every other filter does', () => {
  expect(
    ['order=newest', 'status=rejected', 'status=rejected&order=longest'].map(read).some(isNarrowed),
  ).toBe(false)
  const narrowing = [
    'work=mine',
    'verified=yes',
    'overdue=yes',
    'sector=police',
    'status=approved&state=Kano',
  ]
  expect(narrowing.map(read).every(isNarrowed)).toBe(true)
})

test('only the sector and the state have to be looked up inside', () => {
  expect(['sector=police', 'state=Kano'].map(read).every(looksInside)).toBe(true)
  expect(['', 'work=mine&verified=no'].map(read).some(looksInside)).toBe(false)
})
