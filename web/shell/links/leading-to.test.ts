import { expect, test } from 'vitest'
import { pathHere } from '../../redirect.ts'
import { leadingTo } from './leading-to.ts'

test('a page that leads on has the next one in its address, query and all', () => {
  expect(leadingTo('/register', '/reports/4?tab=history')).toBe(
    '/register?next=%2Freports%2F4%3Ftab%3Dhistory',
  )
})

test('the home page is what is next without saying so', () => {
  expect(leadingTo('/login', '/')).toBe('/login')
})

test('what is read back is the same path, and no other site', () => {
  const next = (path: string) =>
    pathHere(new URL(leadingTo('/login', path), 'http://here.invalid').searchParams.get('next'))
  expect(next('/reports/4?tab=history&a=b#end')).toBe('/reports/4?tab=history&a=b#end')
  expect(next('//elsewhere.example')).toBe('/')
})
