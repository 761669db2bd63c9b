import { givenNames } from '@fitila/anonymity/gazetteers/given-names'
import { nigerianNames } from '@fitila/anonymity/gazetteers/nigerian-names'
import { expect, test } from 'vitest'
import { plainSentences } from '../training/plain-sentences.ts'
import { templates } from '../training/templates.ts'
import { examinePersons, inSmallLetters, makeHeldOutSet } from './examine.ts'
import { heldOutFamily, heldOutGiven } from './held-out-names.ts'
import { heldOutPlain, heldOutSentences } from './held-out-sentences.ts'

test('no held-out name is in the lists, and no held-out sentence among the templates', () => {
  const known = new Set([...nigerianNames.split('|'), ...givenNames.split('|')])
  expect([...heldOutGiven, ...heldOutFamily].filter((name) => known.has(name.toLowerCase()))).toEqual([])
  const trained = new Set([...templates.split('\n'), ...plainSentences.split('\n')])
  const heldOut = [...heldOutSentences.split('\n'), ...heldOutPlain.split('\n')].filter((line) => line !== '')
  expect(heldOut.filter((line) => trained.has(line))).toEqual([])
})

test('few persons are missed altogether, also in small letters', () => {
  const set = makeHeldOutSet(2)
  expect(examinePersons(set).missedAltogether).toBeLessThan(5)
  expect(examinePersons(inSmallLetters(set)).missedAltogether).toBeLessThan(20)
})
