import { expect, test } from 'vitest'
import {
  isByOne,
  isContactAddress,
  isSettingName,
  readLinks,
  settingNames,
  settingPlaces,
  settingRow,
  settingsIn,
  siteSettings,
} from './site-settings.ts'

test('each setting has a number that no other has, and is under one heading', () => {
  const ids = settingNames.map((name) => siteSettings[name].id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(settingPlaces.flatMap(settingsIn).toSorted()).toEqual(settingNames.toSorted())
})

test('a text that can name a person is never changed by one', () => {
  for (const name of settingNames.filter((each) => settingRow(each).form === 'text'))
    expect(isByOne(name, 'Some words'), name).toBe(false)
})

test('only what takes a notice or the logo away needs no second person', () => {
  expect(settingNames.filter((name) => isByOne(name, '') && !isByOne(name, 'Some words'))).toEqual([
    'logo',
    'banner',
    'homeNotice',
  ])
})

test('how reports become public, how a source is first asked, and how long reports are kept changes by two', () => {
  for (const name of [...settingsIn('rules'), ...settingsIn('keeping')])
    expect(isByOne(name, settingRow(name).choices?.[0] ?? '')).toBe(false)
})

test('a choice is one with choices, and no other', () => {
  for (const name of settingNames)
    expect(settingRow(name).choices !== undefined, name).toBe(settingRow(name).form === 'choice')
})

test('links are read a line each, and must be safe', () => {
  expect(readLinks('Mastodon=https://example.org/@us?a=b\n\nPeerTube = https://example.net')).toEqual([
    { label: 'Mastodon', href: 'https://example.org/@us?a=b' },
    { label: 'PeerTube', href: 'https://example.net' },
  ])
  expect(readLinks('')).toEqual([])
  for (const bad of ['Mastodon', '=https://example.org', 'A=javascript:alert(1)', 'A=http://example.org'])
    expect(readLinks(bad), bad).toBeNull()
})

test('an address is a mail address or a safe page', () => {
  expect(['mailto:a@example.org', 'https://example.org/legal'].every(isContactAddress)).toBe(true)
  expect(['a@example.org', 'javascript:alert(1)', 'mailto:a', 'https://'].some(isContactAddress)).toBe(false)
})

test('a name from outside is one of the table, and no part of every object', () => {
  expect(isSettingName('banner')).toBe(true)
  for (const other of ['constructor', 'toString', '', null]) expect(isSettingName(other)).toBe(false)
})
