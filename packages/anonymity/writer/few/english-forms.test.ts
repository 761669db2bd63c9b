import { expect, test } from 'vitest'
import { checkText } from '../../check-text.ts'

test.for([
  'The vulcaniser that refused to kneel told us.',
  'A radiographer with tribal cuts saw the film.',
  'I heard it from the one lifeguard in the estate.',
  'Ask the cobbler who left in anger, he kept a copy.',
  'The electrician, whose lunch they ate, heard it.',
  'The lady who weighs the cassava told us.',
  'The conductor with the swollen jaw was inside.',
  'The plumber from Otukpo opened it.',
  'The sergeant on the barrier waved them through.',
  'Yours, the night telephone operator.',
  'The man had a burnt ear.',
  'We spoke with the girl in the last bed.',
  'The last storekeeper who complained was moved.',
  'The person wearing a turban paid.',
  'A single guard was on the dam.',
  'Di fisherman wey paint dem boat sabi everything.',
  'Dat lady wey dey roast corn see dem.',
  'Na di one wey dey grind pepper for junction tell us.',
  'Only him get canoe for dat side.',
  'Na di two wey no gree thumbprint dey fear.',
])('asks about: %s', (text) => {
  expect(checkText(text).questions).not.toEqual([])
})

test.for([
  'The man who signed is Bako.',
  'The driver who brought it, Musa, went home.',
  'The painter who came was called Dada.',
  'Di man wey collect am na Chidi.',
])('who is named behind needs no question: %s', (text) => {
  expect(checkText(text).questions).toEqual([])
})

test.for([
  'The generator that they bought is bad.',
  'The people who live there wait for water.',
  'The one month they promised has passed.',
  'They said that the lady with rice is late.',
  'The staff with badge paid less.',
  'Di road wey dem promise never reach us.',
])('asks about no one in: %s', (text) => {
  expect(checkText(text).questions).toEqual([])
})
