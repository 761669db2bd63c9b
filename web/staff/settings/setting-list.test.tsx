import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { settingNames, settingRow } from '#domain/operating/site-settings.ts'
import { usualMinutes } from '#domain/publishing/batches.ts'
import type { SettingView } from '#server/operating/settings/list-settings.ts'
import { usualName } from '#server/settings/site-now.ts'
import { wordsIn } from '#words/catalogue.ts'
import { SettingList } from './setting-list.tsx'

const words = wordsIn('en').siteSettings

test('where nothing is set, each setting shows what applies, marked as the default', () => {
  for (const name of settingNames) {
    const html = renderList([buildSetting({ name })])
    expect(html, name).toMatch(/<p [^>]*><span [^>]*>[^<]+<\/span><span [^>]*>Default<\/span><\/p>/)
  }
})

test('what was taken away shows its default too, and not since when', () => {
  const html = renderList([buildSetting({ name: 'operatorName', version: 2, setOn: '2026-11-01' })])
  expect(html).toContain('No name is shown')
  expect(html).toContain('>Default<')
  expect(html).not.toContain('Since')
})

test('the defaults in words are those of the program', () => {
  expect(renderList([buildSetting({ name: 'siteName' })])).toContain(`>${usualName}<`)
  expect(renderList([buildSetting({ name: 'publicationMinutes' })])).toContain(`>${usualMinutes} minutes<`)
})

test('what is set has no mark', () => {
  for (const name of settingNames) {
    const value = settingRow(name).choices?.[0] ?? 'Haske'
    const html = renderList([buildSetting({ name, value, version: 1, setOn: '2026-11-01' })])
    expect(html, name).not.toContain('>Default<')
    expect(html, name).toContain('Since')
  }
})

test('what a variable decides has neither a value nor a mark', () => {
  const html = renderList([buildSetting({ name: 'legalContact', value: null, fixedBy: 'LEGAL_CONTACT' })])
  expect(html).toContain('Set by LEGAL_CONTACT')
  expect(html).not.toContain('>Default<')
  expect(html).not.toContain(words.defaults.legalContact)
})

function renderList(settings: SettingView[]): string {
  const router = createMemoryRouter([
    { path: '*', element: <SettingList words={words} settings={settings} /> },
  ])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

function buildSetting(setting: Partial<SettingView> & Pick<SettingView, 'name'>): SettingView {
  return { value: '', version: 0, setOn: null, fixedBy: null, waits: false, ...setting }
}
