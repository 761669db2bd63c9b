/** Invented texts that only measure; see `../marked-sets.ts`. Read them after training and tuning, not before. */
export const yorubaTexts = `
Sí àjọ tó ń gbógun ti ìwà ìbàjẹ́. Orúkọ mi ni [[Adérónkẹ́ Ọlátúnjí]], olùkọ́ ni mí. Ọ̀gá ilé-ìwé wa, [[Ọ̀gbẹ́ni Fẹ́mi Akíntọ́lá|Fẹ́mi Akíntọ́lá]], ń gba owó lọ́wọ́ àwọn ọmọdé lójoojúmọ́. Kò fún ẹnikẹ́ni ní ìwé ẹ̀rí.

jọ̀ọ́ má sọ fún [[wale]] pé èmi ni mo sọ fún ẹ o. [[bukola]] wà lára àwọn tó jẹ owó náà. òun àti [[rasheed ajani]] pín in lálẹ́ àná ní ọ́fíìsì.

Ìjọba sọ pé àwọn ti ṣe ọ̀nà sí ìlú wa, ṣùgbọ́n kò sí nǹkan kan níbẹ̀. Àwọn àgbẹ̀ kò lè gbé nǹkan wọn lọ sí ọjà nígbà òjò. A ń bẹ̀ yín kí ẹ wá ṣe ìwádìí ohun tó ṣẹlẹ̀.

Kọmíṣọ́nnà fún ètò ìṣúná, [[Dókítà Yétúndé Ògúnlẹ́yẹ|Yétúndé Ògúnlẹ́yẹ]], sọ pé òun kò mọ nǹkan kan nípa owó náà. [[Ògúnlẹ́yẹ]] ní [[Láńre Ṣónẹ́yẹ]] ló fọwọ́ sí ìwé náà.

Orúkọ àwọn tó wá sí ìpàdé:
1. [[Kúnlé Adéyẹmí]]
2. [[Mọ́remí Àjàyí]]
3. [[Sàlámì Ọládìpọ̀]]
4. [[Tèmítọ́pẹ́ Òjó]]
Ìpàdé bẹ̀rẹ̀ ní aago mẹ́wàá àárọ̀.

Àwọn ọlọ́pàá mú awakọ̀ kọmíṣọ́nnà ní ọjọ́ Ajé ní ìlú Ìbàdàn. Wọ́n rí àpò owó nínú ọkọ̀ rẹ̀. Títí di òní, wọn kò tíì gbé ẹnikẹ́ni lọ sí ilé-ẹjọ́.

se o ri [[kola]] lana? beeni, mo ri oun ati [[sade bamgbose]] ti won n ka owo. igba wo ni won maa san owo osu wa? [[kola]] ni o di osu to n bo.

Nọ́ọ̀sì [[Abọ́sẹ̀dé]] àti [[Dókítà Gàníyù|Gàníyù]] máa ń gba owó lọ́wọ́ àwọn aláìsàn kí wọ́n tó tọ́jú wọn. Àwọn tí kò lówó máa ń wà níta títí wọn á fi kú. Mo fi ojú ara mi rí i lẹ́ẹ̀mẹta.

Àwọn àgbẹ̀ ń ráhùn pé àwọn kò rí ajílẹ̀. Mínísítà sọ pé wọ́n ti pín ọkọ̀ igba, ṣùgbọ́n àwọn ènìyàn kò rí àpò kan ṣoṣo. Ẹgbẹ́ àwọn àgbẹ̀ fẹ́ kí wọ́n ṣe ìwádìí.

Orúkọ | Iṣẹ́ | Owó
[[Bọ́lájí Ìdòwú]] | Akọ̀wé | 50,000
[[Fúnkẹ́ Adébáyọ̀]] | Olùtọ́jú owó | 35,000
[[Múfútáù Alàó]] | Awakọ̀ | 20,000

Wọ́n gbé iṣẹ́ kànga mẹ́wàá fún ilé-iṣẹ́ [[Olóyè Dàpọ̀ Sówándé|Dàpọ̀ Sówándé]]. Ọ̀kan péré ló ń mú omi jáde. Nígbà tí a bi [[Sówándé]], ó ní kí a lọ sí ibi tó bá wù wá.

Àjọ elétò ìdìbò sọ pé àwọn máa ṣe é pẹ̀lú òtítọ́. Ọ̀pọ̀ ènìyàn sọ pé bẹ́ẹ̀ kọ́ ni ọ̀rọ̀ rí. Àwọn ẹgbẹ́ òṣèlú ń pín owó àti aṣọ níbi tí wọ́n ti ń dìbò.

oro yi ti poju. oga ise wa [[dele akinbode]] maa n gba egberun lona aadota ki o to gba eniyan sise. ore mi [[simi]] ti san owo naa sugbon ko tii ri iwe gba.

[[Títílayọ̀ Ọ̀ṣúnkọ́yà]] sọ fún ilé-ẹjọ́ pé [[Samuel Àkàndé]] fi mílíọ̀nù méjì náírà ránṣẹ́ sí òun. Adájọ́ [[Olúkẹ́mi Pópóọlá]] sún ẹjọ́ náà sí oṣù Òkúdù.

Àwa tí a ń gbé ní àdúgbò yìí ń ké sí gómìnà kí ó wo ipò tí a wà. Ọ̀nà wa ti bàjẹ́, omi kò yọ mọ́, ilé-ìwé alákọ̀ọ́bẹ̀rẹ̀ kò sì ní olùkọ́. Ẹ ṣeun.

[[Àdùkẹ́]] sọ fún [[Ṣẹ́gun Lawal]] pé wọ́n ti yí orúkọ ilé-iṣẹ́ náà padà. [[Lawal]] rẹ́rìn-ín ó ní gbogbo ènìyàn ló mọ̀.
`
