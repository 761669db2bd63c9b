/** Invented texts by an author of rules; see `../marked-sets.ts`. Every person, number, address and log-in here is invented. */
export const yorubaTexts = `
ÌWÉ ÌBÚRA
Èmi [[Akinwumi Oladosu]], àgbẹ̀, tí mo ń gbé ní {{address|Òkè-Ọjà, ẹ̀yìn ilé ọlọ́pàá àtijọ́}}, búra pé [[Alàgbà Fasasi|Fasasi]] ta ilẹ̀ ìdílé wa. Nọ́ńbà ìwé ilẹ̀ náà ni {{file reference|OS/LR/20/7714}}. Ẹni tó wọn ilẹ̀ ni [[Surveyor Muyideen|Muyideen]]. <<Èmi nìkan ni mo wà lóko nígbà tí wọ́n ri òkúta>>.

Ohùn tí a kọ sílẹ̀: Ẹ kú ọjọ́ o, èmi [[Ìyá Mukaila]] ni. Owó ìrànwọ́ kò dé ọ̀dọ̀ wa. Wọ́n ní ká mú ẹgbẹ̀rún márùn-ún wá. Mo kó o fún [[Alhaja Risikat|Risikat]] nílé rẹ̀, {{address|Ìsàlẹ̀ Ọ̀fà, ilé alágbàro mẹ́ta sí mọ́sáláṣí}}. Nọ́ńbà mi ni {{phone|òdo mẹ́jọ òdo méje, mẹ́ta méjì ọ̀kan, mẹ́sàn-án mẹ́rin òdo méjì}}. Ẹ jọ̀ọ́, ẹ má dárúkọ mi.

[[Segun Bata]]: nibo lowo epo wa
[[Kemi Olounje]]: beere lowo [[Alfa Ganiyu|Ganiyu]]
[[Segun Bata]]: o ni iwo lo gba a
[[Kemi Olounje]]: iro ni. wo iwe na, nomba {{serial number|OGR-3308}}
[[Segun Bata]]: oko {{plate|IJB 402 XP}} ko jade lati ose kan

ÌPÀDÉ ẸGBẸ́ ALÁJỌ
Àwọn tó wá: Alága [[Adunola Bisiriyu]], akọ̀wé [[Kudirat]], akápò [[Baba Ijo]], àti ọmọ ẹgbẹ́ ogún.
1. A fi àdúrà bẹ̀rẹ̀.
2. [[Kudirat]] ní owó tó wọlé jẹ́ N380,000, àmọ́ N210,000 la rí.
3. Alága ní ká ní ~~Sùúrù~~.
4. A parí ní ọjọ́ ~~Ẹtì~~.

Sí Alága ICPC. Mò ń fi ẹ̀sùn kan ọ̀gá ilé ìwé wa, [[Ọ̀gbẹ́ni Rótìmí Adéèyọ̀|Rótìmí Adéèyọ̀]]. Ó ń gba N4,000 kó tó fún àwọn ọmọ ní ìwé ìdánwò. Ọmọ mi [[Damilare]], nọ́ńbà ìdánwò rẹ̀ {{exam number|4190227738ED}}, kò rí ìwé gbà. Télọ̀ ni mí ní {{address|Agbeni, ṣọ́ọ̀bù kẹrin lẹ́gbẹ̀ẹ́ ilé epo}}. Fóònù mi: {{phone|0802-118-6649}}.

Ìwé owó oṣù
Orúkọ | Iṣẹ́ | Kọ | San
[[Sakirat Olowo]] | gbálẹ̀ | 30,000 | 11,000
[[Moruf]] | ọdẹ | 30,000 | 11,000
[[Bisoye]] | olóúnjẹ | 30,000 | 0
[[Ademola Jr]] | "kọ̀ǹpútà" | 52,000 | 52,000
[[Ademola Jr]] jẹ́ ọmọ káńsẹ́lọ̀. Àkáǹtì rẹ̀ {{account number|2217004893}} ní Sterling.

Ọjà kún lónìí. Gàrí wọ́n, ata wọ́n. Gbogbo ènìyàn ń bèèrè ohun tí owó orí ń ṣe. Ẹnìkan ní títì ni wọ́n fi ń ṣe. A rẹ́rìn-ín. ~~Ìrètí~~ dára, àmọ́ ebi ń pa wá. ~~Ayọ̀~~ kò sí lójú ẹnikẹ́ni.

Ọ̀rọ̀ nọ́ọ̀sì: Abẹ́rẹ́ àjẹsára 500 ni wọ́n kọ, mo rí 190. Ẹni tó kó ìyókù ni [[Wale]], àbúrò alága ìjọba ìbílẹ̀. Ó kó wọn lọ sí ilé oògùn ní {{address|Sabo, òdìkejì ilé Alhaji Buari}}. Nọ́ńbà àpótí {{serial number|VX-2208-LK}}. <<Èmi nìkan ni agbẹ̀bí ní ilé ìwòsàn yìí>>.

Láti: {{email|bose.a@oja-agbado.test}}
Sí: {{email|iwadii@ajo.invalid}}
Àkọ́lé: àpò ìrẹsì
Ẹ kú iṣẹ́. Àpò 700 ni wọ́n fọwọ́ sí, 320 ló dé. Ọkọ̀ tó kó o wá ni {{plate|AKR 816 YC}}. Awakọ̀ ni [[Lukmon Ojuade]]. Ẹni tó gbà á ni [[Mojisola Agbabiaka]]. Mo ya fọ́tò.
[[Bose A.]]

Ọlọ́pàá mú ọmọ mi ní {{address|ìkòríta Gátè, lẹ́bàá igi àràbà}}. Orúkọ rẹ̀ ni [[Toheeb Alausa]], a bí i {{date of birth|ní ọjọ́ kẹrìnlá oṣù Agẹmọ, 2006}}. Sájẹ́ǹtì [[Musa]] ní kí n mú ọ̀kẹ́ méjì wá. Mo ta ẹ̀rọ ìránṣọ. Fóònù rẹ̀, {{phone|07031190284}}, wà lọ́wọ́ wọn. Èmi ni [[Rashidat Alausa]].

Lẹ́tà agùnbánirọ̀: Nọ́ńbà ìpè mi ni {{call-up number|NYSC/OOU/2025/077318}}. Ní ilé ìwé mi, igbákejì ọ̀gá, [[Mrs Fapohunda|Fapohunda]], ń gba owó ìforúkọsílẹ̀ lẹ́ẹ̀mejì. Ọ̀rẹ́ mi [[Chiamaka]] sọ̀rọ̀, wọ́n lé e lọ. <<Èmi nìkan ni mò ń kọ́ wọn ní ìmọ̀ físíìsì>>. Ẹ kọ̀wé sí {{email|agunbaniro.ekiti@leta.test}}.

Ìwé ìfiṣẹ́sílẹ̀
Láti ọwọ́ [[Bukola Ayandele]] sí [[Ganiyu Sote]]. Ohun tí mo fi sílẹ̀: kọ́kọ́rọ́ mẹ́rin, ìwé owó méjì, kọ̀ǹpútà kan ({{serial number|LNV-8S20-4471K}}). Ohun tí n kò fi sílẹ̀: jẹnẹrétọ̀, nítorí [[Chief Oyebanji|Oyebanji]] gbé e. Ọ̀rọ̀ aṣínà ni {{log-in|Aka!Owo17}}. Nọ́ńbà iṣẹ́ mi {{staff number|EKS/LG/P.3391}}.

Àwọn ọ̀dọ́ Òke-Ìmàlè ń kéde: Owó títì ti di jíjẹ. Nọ́ńbà iṣẹ́ {{file reference|KWS/RD/26-0449}}. Agbaṣẹ́ṣe ni [[Alhaji Saka Onibudo|Saka Onibudo]], tí wọ́n ń pè ní [[Konkere]]. Títì dúró ní {{address|ẹnu ọ̀nà ààfin, Okelele}}. Ẹ fi ohun tẹ́ ẹ bá mọ̀ ránṣẹ́ sí {{handle|@ohun_okeimale}}.

Ẹlẹ́rìí kejì: Orúkọ mi ni [[Felicia Olubunmi Ajiboye]]. Ọmọ ọdún 47 ni mí. Àkàrà ni mò ń tà níwájú ọ́fíìsì ìwé ìrìnnà. Ọkùnrin tí wọ́n ń pè ní [[Baba Passport]] ń gba N75,000. Ìwé ìrìnnà aládùúgbò mi, {{passport number|B33819047}}, gba ọjọ́ méjì. Ìyàwó rẹ̀ [[Sekinatu]] ló mú ìwé náà. <<Tábìlì mi nìkan ló kọjú sí fèrèsé>>.

Mo kà á nínú ìwé ìròyìn pé wọ́n kọ́ ilé ìwé mẹ́wàá. Ní ìlú wa ògiri kan ni wọ́n kọ́. Ewúrẹ́ ló ń sùn níbẹ̀. Àwọn ọmọ ń kàwé lábẹ́ igi. Olùkọ́ kan ni, wọn kò sì san owó rẹ̀. ~~Òtítọ́~~ kò ní fara pamọ́ títí.

Ní yunifásítì wa, olùkọ́ kan, [[Dr Adeyinka-Cole|Adeyinka-Cole]], ń ta máàkì. N18,000 fún C. A ń san án sí {{account number|8122 0467 31}} Palmpay, orúkọ [[Ronke Cole]]. Nọ́ńbà ìforúkọsílẹ̀ mi {{matric number|LCU/19/ENG/2207}}. Ó ní bí mo bá sọ̀rọ̀ n kò ní parí. Ọ̀rẹ́ mi [[Ayobami Sule]] mọ̀ nípa rẹ̀.

3/8, 7:44 - [[Gbenga Pápákọ̀]]: se e ti ri ikede na
3/8, 7:45 - [[Simbi]]: ewo
3/8, 7:47 - [[Gbenga Pápákọ̀]]: won fun [[Niyi]] ni ise. ana oga ni o
3/8, 7:50 - [[Simbi]]: ile ise re wa ni {{address|nomba 6, adugbo Aleshinloye, oke keji}}. ko si enikan nibe
3/8, 7:52 - [[Gbenga Pápákọ̀]]: {{company number|RC 2091774}}

Ẹ̀dùn lórí ilẹ̀. Bàbá mi, olóògbé [[Jimoh Alaran]], fi ilẹ̀ sílẹ̀ fún wa ní {{address|Amoyo, lẹ́yìn odò, pílọ́ọ̀tì 31}}. Ọ̀gá àwọn awọn-ilẹ̀, [[Ẹnjinía Lateef|Lateef]], ṣe ìwé mìíràn. Ìwé àtijọ́ {{file reference|KW/SUR/1077}}, tuntun {{file reference|KW/SUR/1077B}}. Ó ní "lọ sí ilé ẹjọ́". Èmi ni [[Kafayat]], NIN mi {{nin|60318827794}}.

Akọ̀wé iléeṣẹ́ omi ní èmi ni mo kọ lẹ́tà. Èmi kọ́. Àmọ́ mo mọ ẹni tó kọ ọ́. Ẹ̀rọ omi ti kú láti ọdún mẹ́ta, oṣooṣù ni wọ́n ń ra dísù. Ọkọ̀ dísù kò wá rí. Bí ẹ bá fẹ́ ẹ̀rí, ẹ bi àwọn ọmọ tó ń pọnmi ní ~~Òwúrọ̀~~.

Sí Olóòtú. Dókítà ilé ìwòsàn wa, [[Dókítà Okeowo|Okeowo]], kì í wá àfi ọjọ́ ~~Ajé~~. Ẹ̀gbọ́n mi [[Abeke]] kú bó ṣe ń dúró. Káàdì rẹ̀ {{hospital number|SHO/GYN/22-0418}}. Nọ́ọ̀sì [[Peju]] ní ká mú owó epo wá. À ń gbé ní {{address|Òjòó, ẹ̀gbẹ́ ṣọ́ọ̀ṣì Kérúbù, ilé aláwọ̀ ewé}}.

Awakọ̀ káńsẹ́lọ̀ sọ fún mi ní ìkọ̀kọ̀: orúkọ rẹ̀ ni [[Sikiru]], àmọ́ wọ́n ń pè é ní [[Ẹ̀rọ Ayọ́kẹ́lẹ́]]. Ó gbé àpótí mẹ́rin lọ sí ilé [[Barrister Olajide|Olajide]], {{address|ojúlé 12, òpópónà Adágún, Gbongan}}. Ìwé ìwakọ̀ rẹ̀ {{driver licence|OSG 20718 AA 41}}. <<Òun nìkan ló mọ ọ̀nà igbó>>.

Àwọn obìnrin tó gba ìrànwọ́
1. [[Silifat Odeyale]], fóònù {{phone|0705 229 4418}}, ó gbà
2. [[Morounkeji]], fóònù {{phone|09161108837}}, kò gbà
3. [[Esther Olapade]], ó kú ní 2020, "ó gbà"
4. [[Titilope Sanni]], BVN {{bvn|22617740938}}, aya alága, ó gbà lẹ́ẹ̀mẹta

Ìkéde: ìpàdé obìnrin yóò wáyé ní ọjọ́ ~~Àìkú~~ lẹ́yìn ìsìn. A ó sọ̀rọ̀ lórí owó kànga. Kí oníkálukú mú ìwé ìsanwó wá. Kí ~~Àlàáfíà~~ wà.

Wọ́n fi ipá mú mi fọwọ́ sí i. Káńsẹ́lọ̀ ni mí, [[Modupe Arasanyin]]. Ìwé náà ní a ra katakata mẹ́fà. Katakata kò sí. Alága, [[Owolewa]], rán [[Yetunde PA]] pẹ̀lú àpòòwé. Mo dá a padà. <<Èmi nìkan ni obìnrin nínú ìgbìmọ̀ náà>>. Ibi ìwé wà: {{website|igbimo-ifelodun.invalid/iwe/204}}.

Níbi tí wọ́n ti ń wa góòlù, òṣìṣẹ́ kan, [[Raymond Sanya]], ń gba N45,000 lórí ọkọ̀ kọ̀ọ̀kan. Ọmọ kékeré kan, [[Waliu Egungun]], ló ń bá a gbà á. Nọ́ńbà rẹ̀ {{phone|0813 òdo òdo mẹ́fà 7724}}. Àgọ́ wọn wà ní {{address|Igun, kìlómítà méje sí Ilesa}}, GPS {{gps|7.5481N 4.7093E}}.

Ọmọbìnrin náà bi bàbá rẹ̀ pé, "Kí ló dé tí a fi ń san owó orí?" Bàbá ní, "Kí títì lè dára." Àwọn méjèèjì wo títì. Ẹrẹ̀ ni. Wọ́n wọ ilé. Bẹ́ẹ̀ ló rí.
`
