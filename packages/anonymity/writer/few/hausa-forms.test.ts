import { expect, test } from 'vitest'
import { checkText } from '../../check-text.ts'

test.for([
  'Wanzamin da ya yi wa jaririn aski ya ji.',
  'Direban da ya makara a ranar ya sani.',
  'Mun ji daga unguwarzomar da ta koma kauye.',
  'Wanda ya rasa yatsa a injin nika ya gani.',
  'Wadda take busa sarewa ta gani.',
  'Mai buga ganga ya gaya mana.',
  'Ni mai dinkin huluna a tashar, na gani.',
  'An rubuta sunan mace ta farko da ta shiga kwamitin.',
  'Shi ne kaɗai ya tsira.',
  'Nice kaɗai bana barci.',
  'Na ga wani mai kafar katako.',
])('asks about: %s', (text) => {
  expect(checkText(text).questions).not.toEqual([])
})

test.for([
  'Wadda ta karbi kudin ita ce Talatu.',
  'Direban da ya gudu jiya, Audu, ya dawo.',
  'Mai gyaran famfo, Sani, ya zo.',
])('who is named behind needs no question: %s', (text) => {
  expect(checkText(text).questions).toEqual([])
})

test.for([
  'Kudin da aka tara ya bace.',
  'Gidan da ke bakin hanya ya rushe.',
  'Ranar da muka hadu an yi ruwa.',
  'Mai kanti ya rufe.',
])('asks about no one in: %s', (text) => {
  expect(checkText(text).questions).toEqual([])
})
