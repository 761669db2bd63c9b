import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PictureInItsPlace } from './picture-in-its-place.tsx'

const place = '<div class="grid h-28 place-items-center sm:h-40">'

test.for([
  ['that has not come', undefined, '</div>'],
  ['that is shown', 'blob:lamp', '<img src="blob:lamp" alt="A lamp"'],
  ['that the browser cannot show', null, '<p class="text-sm text-muted">This browser cannot show'],
] as const)('a picture %s has its place', ([, address, inside]) => {
  const shown = renderToStaticMarkup(
    <PictureInItsPlace address={address} label="A lamp" onRefused={() => {}} />,
  )
  expect(shown).toContain(`${place}${inside}`)
})
