/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
Ìwé ìrántí mi, Kàdúná, oṣù Ẹ̀rẹ̀nà.
Lónìí, ọjọ́ ~~Àìkú~~ lọ́dọ̀ àwọn Kristẹni, wọ́n pè mí láti ṣí ilé-ìṣẹ́. Ọ̀gá [[Adétòkunbọ̀]] àti [[Fọláyẹmí Ọ̀ṣun]] wà níbẹ̀ kí n tó dé. Wọ́n ní kí n tẹ orúkọ mẹ́rìnlélógún sínú ìwé owó-oṣù. Mo béèrè pé àwọn wo nìyẹn, [[Fọláyẹmí]] ní "~~Sùúrù~~, ọmọ, kì í ṣe iṣẹ́ rẹ." Mo tẹ̀ ẹ́. Nọ́ńbà tí wọ́n lò ni {{pay-roll number|KDS/PR/71004}} títí dé {{pay-roll number|KDS/PR/71027}}. Àkáǹtì gbogbo wọn dé ọwọ́ ẹnìkan: [[Jídé Àlàbí]], {{account number|3006194478}}. <<Èmi nìkan ni Yorùbá tó ń tẹ̀wé ní ẹ̀ka náà>>, bí ọ̀rọ̀ bá tú, wọ́n á mọ̀ pé èmi ni. Kí Ọlọ́run fún wa ní ~~Àlàáfíà~~.

LẸ́TÀ LÁTI Ọ̀DỌ̀ ẸGBẸ́ ÀWỌN AWAKỌ̀ ONÍGAREJI KAWO
Sí Kọ́míṣọ́nà Ìrìnnà.
Ẹ kú iṣẹ́ o. Àwa awakọ̀ tí a ń lọ sí Ìlọrin, Ọ̀ṣogbo àti Ìbàdàn ní ẹ̀sùn. Láti oṣù ~~Agẹmọ~~ ni ọ̀gbẹ́ni [[Ráṣídì Àkànjí]], tí àwọn ará gáréjì ń pè ní [[Ọ̀pá Kòkòrò]], ti ń gba ẹgbẹ̀rún méjì lọ́wọ́ ọkọ̀ kọ̀ọ̀kan ní orúkọ ìjọba. Rìsíìtì kò sí. Ọkọ̀ rẹ̀, {{plate|LND-630EP}}, ni ọmọ rẹ̀ [[Sèyífúnmi]] ń wà kiri. A ti fi ẹjọ́ rẹ̀ sùn ní ọlọ́pàá, {{case number|KW/DIV/CR/0441}}, ṣùgbọ́n Sájẹ́ńtì [[Bàkó Pàtígì]] sọ pé kò sí ẹ̀rí. ~~Òtítọ́~~ kò lè farasin. Bí ìdáhùn kò bá dé kí ọjọ́ Ẹtì tó pé, a óò ti gáréjì pa.
Alága: Àlhájì [[Músílíù Ọláitan]], {{phone|0802 555 9913}}
Akọ̀wé: [[Kẹ́hìndé Agbájé]]

ÌFITÓNILÉTÍ FÚN GBOGBO ÒṢÌṢẸ́
A ń fi tó gbogbo òṣìṣẹ́ ìjọba létí, láti Zaria títí dé Kafanchan, pé ìdánwò ìgbéga yóò bẹ̀rẹ̀ ní ọjọ́ ~~Ajé~~ ní Gbọ̀ngàn ~~Murtala~~. Àwọn òṣìṣẹ́ ìpele kẹta sí kẹfà yóò wá ní aago mẹ́jọ àárọ̀; àwọn ìpele keje sí ìkejìlá ní aago kan ọ̀sán. Ẹ mú ìwé ìgbàṣẹ́, ìwé ìgbéga tó kẹ́yìn, àti fọ́tò mẹ́ta. Ẹnikẹ́ni kò gbọdọ̀ rán elòmíràn. Àwọn àgbà, aboyún àti àwọn aláàbọ̀ ara ni a ó kọ́kọ́ ṣe ìdánwò fún. Ẹ̀ka Ìròyìn, Ẹ̀ka Omi, Ẹ̀ka Ètò Ẹ̀kọ́ àti Ẹ̀ka Ìlera ni yóò kópa. Kò sí ~~oore~~ ọ̀fẹ́ fún ẹni tí ó bá dé lẹ́yìn. Kí ~~Ayọ̀~~, ~~Ìrètí~~ àti ~~Ìfẹ́~~ wà láàárín gbogbo wa.
Ọ́fíìsì Alákòóso, Kàdúná

Ohun ti mo ri ninu iwe ile-isura, ko si ami ohun nitori foonu yi ko ni.
Ojo | Ohun | Wole | Jade | Ku | Tani fowo si
2/3 | Aporo ifunpa | 400 | - | 400 | [[Omolara Bisiriyu]]
9/3 | Aporo ifunpa | - | 60 | 340 | [[Omolara]]
9/3 | "pajawiri" | - | 300 | 40 | Dr [[Garba Numan]]
Iwe {{voucher number|SIV/7140}} ko ni adiresi kankan. Mo pe [[Numan]], o ni ki n pe [[Chuka]], [[Chuka]] ni ki n pe dokita. Ojo keji mo ri apo kan nile itaja ~~Bisi~~ Pharmacy ni Ungwan Rimi, nomba batch kanna. <<Emi ni olutoju isura to ti wa nibe ju lo, odun mejilelogun>>, nitorina won ro pe mo ti gba. Mo fi foto pamo, mo fi ranse si {{email|omolara.b@inbox.example}}. Ki ~~Aanu~~ Oluwa ba wa. ~~Monde~~ ni oluyewo owo yoo de.

Ìwé ẹ̀rí tí a túmọ̀ láti ẹnu obìnrin tí ń tà búrẹ́dì ní ẹnu géètì:
"Orúkọ mi ni [[Tàwákàlítù]], [[Ìyá Ṣakirat]] ni gbogbo ènìyàn ń pè mí. Mo ń gbé {{address|ní Tudun Wada, lẹ́yìn ṣọ́ọ̀bù ẹlẹ́rọ tẹlifísọ̀nù}}. Ní ọjọ́ Ọjọ́rú mo rí ọkọ̀ Hilux funfun tó jáde láti ilé-iṣẹ́. Ọ̀gá [[Bẹ́njámínì]] wà níwájú; ọmọ [[Sarauta]] wà lẹ́yìn. Wọ́n ru àpótí irin. Ọ̀gá náà ra búrẹ́dì méjì lọ́wọ́ mi, ó ní 'Ìyá, o kò rí wa.' Mo ní bẹ́ẹ̀ ni, sà. Lẹ́yìn rẹ̀ ni [[Mùsá Géètì]], ẹ̀ṣọ́, ní kí n lọ sílé. <<Èmi ni mo máa ń tà búrẹ́dì ní ẹnu géètì náà láti ọdún mẹ́wàá>>." [[Tàwákàlítù]] fi àtàǹpàkò tẹ̀ ẹ́. ~~Ìgbàgbọ́~~ ni a fi ń sọ òtítọ́, ~~Ọlá~~ kì í ṣe owó.

Orukọ awọn to wa si ipade, mo kọ ọ ni kiakia
[[Balogun T.]]
[[Oyinkanṣọla]] lati Establishments
[[Abdulkareem Ajia]] (oniṣẹ ofin)
[[Timothy Gwong]]
[[Gwong]] mu iwe adehun kan wa, orukọ ile-iṣẹ rẹ ni "~~Bọla~~ Best", ile-iṣẹ naa ko si ni oju popo ti wọn kọ si i. Wọn sọ pe ọga wọn, [[Abiọla Ẹgbẹda]] ni, <<ọkunrin kan ṣoṣo ti o n wọ fila pupa ni ọja panteka>>. Ipade pari ni 4 ọsan. [[Abdulkareem]] ni ki a ma kọ ohunkohun silẹ, ṣugbọn mo ti kọ ọ. Iwe naa wa ninu faili {{file reference|MOW/TEN/91}}, mo ti ya fọto rẹ pẹlu foonu mi (IMEI {{imei|867530041299815}}). Wọn ni a o sanwo ki ~~Satide~~ to de. [[Oyinkanṣọla]] ko fọwọ si. Eniyan ti ko fọwọ si ni mo fi ~~ọpẹ~~ fun. ~~Ire~~ o

Idahun si iwe ibeere (query)
Ọga, ẹ bi mi leere idi ti mo fi wa si iṣẹ pẹ ni ọjọ mẹta. Idahun mi ree. Ni ọjọ ~~Iṣẹgun~~ wọn ran mi si ile adirẹsi {{address|17 Opopona Kootu, Narayi}} lati mu apo kan fun Oloye [[Akinrinade]]. Ọgbẹni [[Usman Wushishi]] ni o ran mi. Nigba ti mo de, [[Akinrinade]] fun mi ni iwe-aṣẹ ikọle ti wọn ko tii fi ontẹ lu. Mo pada ni aago mejila. Gbogbo rẹ wa ninu iwe ọkọ: {{plate|KD 11 C07}}. Mo ni iwe-aṣẹ awakọ {{driver licence|OSG22014AB05}}, n ko jẹbi. Mo bẹ yin, ki a gbe ọrọ mi yẹ wo pẹlu Ododo ati ~~Aanu~~. Emi, [[Ọlọruntobi Kọlawọle]], awakọ ipele kẹrin. Ẹda: Iyaafin [[Stella Ibok]], Ẹgbẹ Oṣiṣẹ.

mo fi ise le lowo [[bukola temidire]]
faili 140 lo wa, 5 ti sonu: won wa nile oga agba. komputa kan, oruko iwole {{log-in|kdreg_07}}, asiri re wa ninu iwe pupa. kokoro marun. [[ismaila]] oluso mo ohun gbogbo, ma ba a soro ni ibi ti eniyan wa. eni to n fa wahala ni [[ronke tafida]], <<oun ni iyawo keji oludari eto isuna>>. ti won ba ni ki o bowo lu iwe, wo ojo re ki o to se, ki o ma se se e ni ojo ~~jimoh~~ lasan. mo n lo si pension, ojo ibi mi ni {{date of birth|4 okudu 1963}}, nomba pension mi ni {{identity number|PEN 100473829}}. ti o ba nilo mi, pe mi lori {{phone|08167555012}}. ~~ife~~ ati ~~ayo~~. [[s. a. lawani]]
`
