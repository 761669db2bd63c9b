import { expect, test } from 'vitest'
import { openPage } from '../page.ts'

test.for([
  'Mr Okon collected N20,000. His number is 0803 112 4488.',
  'File KDS/ADM/0331 was removed from the shelf.',
  'I saw the ledger in the store. The pages were torn out and the cashier laughed. We wrote to the panel and no answer came, although the panel had the copies that were made before.',
  'Mo rí ìwé náà nínú ilé ìtajà . Wọ́n ti fa ojú ewé rẹ̀ ya , akápò sì ń rẹ́rìn-ín . Mo kọ̀wé sí ìgbìmọ̀ náà , ṣùgbọ́n ìdáhùn kankan kò wá láti ọ̀dọ̀ wọn .',
])('the writer knows the people of: %s', (text) => {
  expect(openPage(text).isPersonal).toBe(true)
})

test.for([
  'I saw it.',
  'The governor said on 12 May 2024 that 450,000 people had voted in 2023, and that the state would pay N1,200,500 for the road between the two towns before the rains begin in April.',
  'Shugaban kasar ya ce gwamnati za ta biya albashin ma’aikata kafin karshen wata , kuma ba za ta kara kudin mai ba a bana .',
])('the writer may be a stranger to the people of: %s', (text) => {
  expect(openPage(text).isPersonal).toBe(false)
})
