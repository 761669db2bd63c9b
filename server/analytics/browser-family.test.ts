import { expect, test } from 'vitest'
import { browserFamily, deviceType } from './browser-family.ts'

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'computer'],
  [
    'Mozilla/5.0 (Linux; Android 13; TECNO KI5q) AppleWebKit/537.36 Chrome/139.0.0.0 Mobile Safari/537.36',
    ...['Chrome', 'phone'],
  ],
  [
    'Mozilla/5.0 (Linux; Android 12; SM-T220) AppleWebKit/537.36 SamsungBrowser/24.0 Chrome/117 Safari/537.36',
    ...['Samsung Internet', 'tablet'],
  ],
  ['Opera/9.80 (Android; Opera Mini/60.0; U; en) Presto/2.12', 'Opera Mini', 'phone'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) AppleWebKit/605.1 Version/17.0 Mobile Safari/604.1',
    'Safari',
    'phone',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/139 Safari/537 Edg/139.0', 'Edge', 'computer'],
  ['curl/8.0', 'other', 'computer'],
  ['', 'other', 'computer'],
])('%s is %s on a %s', (userAgent, browser, device) => {
  expect([browserFamily(userAgent), deviceType(userAgent)]).toEqual([browser, device])
})
