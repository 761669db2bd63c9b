/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
Ọ̀yọ́ - Ilé ẹjọ́ ti ní kí wọ́n ti olùtọ́jú owó ilé ìwé gíga kan, [[Adéwùmí Ọdẹ́jìmí-Bákàrè]], mọ́lé fún ọdún mẹ́rin. Agbẹjọ́rò rẹ̀, [[Ọmọ́níyì Gbádégẹṣin]], bẹ̀bẹ̀ pé kí wọ́n ṣàánú nítorí pé ó ní ìyá arúgbó. Adájọ́ ní àwọn tí wọ́n jí owó wọn náà ní ìyá arúgbó. Àwọn akẹ́kọ̀ọ́ pàtẹ́wọ́. Ọlọ́pàá ní kí wọ́n dákẹ́. ~~Ìdájọ́~~ òdodo dé, ó pẹ́, ṣùgbọ́n ó dé.

Won ti ri oku omokunrin kan ti won n pe ni [[Sodiq Alapata]] ninu gota ni Mushin. Ore re, [[Nojeem]], ni oun lo maa n gbe owo fun awon olopaa ni ipari ose. O ni ni ale ~~Abameta~~, o so pe oun ko ni gbe e mo. Iya re, Iyaafin [[Bilikisu Alapata]], ti o n gbe ni {{address|ojule karun-un, Adugbo Idi-Oro, eyin ile ero itanna}}, ni ki won fun oun ni aso omo oun. Olopaa ni ko si aso.

Ọ̀gbẹ́ni [[Débọ̀ Arẹ́mú-Ògúnṣolá]], akápò ẹgbẹ́ àwọn awakọ̀, kọ ìwé ìfiṣẹ́sílẹ̀. Ó kọ ọ́ sórí ìwé tíkẹ́ẹ̀tì. Ó ní: "Mo kà á dé mílíọ̀nù méjìlélọ́gọ́rin, mo bá sùn. Nígbà tí mo jí, ó ku mẹ́ta." Alága ní kò sí ohun tó jọ bẹ́ẹ̀. Ìwé náà ti kọjá lórí WhatsApp. Ọmọ rẹ̀ ni ó gbé e síta, {{handle|@debo_junior_ib}}.

Olugbohunsafefe, e seun ti e je ki n soro. Mi o ni daruko. Mo kan fe so pe bi e ba n lo si ile-iwosan, e mu abere dani, e mu owu dani, e mu ina dani, e mu omi dani. Dokita nikan ni won a fun yin. Oun naa, bi o ba wa.

Iroyin lati Kishi: Oluwari kan ninu ajo omo ogun aabo so pe won ra baalu alailawako ti ko le fo. Iye re je milionu 19. O so pe oun fe gbiyanju re, o subu lu ewure. Ewure ku. Olori won, [[Kamal Sanni-Adebisi]], san owo ewure, 35,000, o ni ki won ko o si "owo ise pataki". Eni to ni ewure ni [[Iya Onitiata]]. <<Oluwari naa ni eni kan soso ti won ran lo ko bi won se n fo o>>.

[[Dupe Reception]]: sa, awon ti EFCC ti de
Director Finance: so fun won pe mo ti rin irin ajo
[[Dupe Reception]]: won ri yin ni ferese sa
Director Finance: so fun won pe aburo mi ni
[[Dupe Reception]]: sa, won ni ki aburo yin naa wa
(Mo fi eyi ranse lati {{phone|08167203384}}. <<Emi ni mo joko ni tabili iwaju ni ojo naa, eniyan kan soso>>.)

Nínú ẹ̀rí rẹ̀, Màmá [[Elísábẹ́ẹ̀tì Ọlátúndé-Máko]], tí ó ti lé ní ọgọ́rin ọdún, ní òun kò mọ ọdún tí wọ́n bí òun, ṣùgbọ́n òun mọ ilẹ̀ bàbá òun. "Láti orí igi ìrókò dé odò, láti odò dé ojú irin." Surveyor kan ní iwe àwòrán {{file reference|OG/PLAN/1966/204}} sọ bákan náà. Àwọn tó rà á, ilé iṣẹ́ kan láti Èkó, ní àwọn ti san owó fún Báálẹ̀ kan. Ilé ẹjọ́ yóò dájọ́ ní oṣù ~~Ọ̀wàrà~~.

Gege bi a se gbo, apapo awon osise ile-iwe giga ti won ko ti gba owo osu fun odun kan ati abo ti bere si i ta awon iwe won. Olukọ agba kan, Ọjọgbọn [[Ayobami Lawore-Onitiri]], ta iwe 300. O ni oun ra iresi. "Mo ka Shakespeare tan, mo je e," ni o so, o si rerin-in. Awon akeko ra a ni owo ti o ga ju ti o ye lo, ki won le ran an lowo. Ko mo. Bi o ba ka a nibi, yoo mo.

Ile ibi-isere ti won ni won ti ko ni Owo, ti won si ti fi owo re ra moto, ti di ibi ti ewure n je. Eni to kọ e soke ni aworan ni [[Dunsin Ajimuda]], omo ile-iwe. Oga ile-iwe re, [[Mrs Oyenike Falodun|Oyenike Falodun]], ni ki o pa a re. O ko. Won ti le e kuro ni ile iwe. Nomba re ninu iwe idanwo {{matriculation number|4210938052}}. Ẹ ran an lowo.

Kí n sọ èyí tí mo rí? Mo rí i pé wọ́n gbé ẹran ìgbẹ́ wá, mo rí i pé wọ́n gbé owó wá, mo rí i pé wọ́n gbé ọmọbìnrin wá. Mo ń sìn wọ́n ní ọtí. Ilé ìtura náà wà ní {{address|Ìlọ́kọ̀-Ìjẹ̀ṣà, òkè gíga, gbàgede tó kọjú sí adágún}}. Orúkọ ẹni tó san owó ni [[Àkàngbé "Oba Owo" Dúró]]. Káàdì rẹ̀ ni {{account number|2380914466}}. <<Èmi nìkan ni agbọ́tí tí kò mu ọtí>>.

Awon obi ti won ni omo ni ile-iwe alakobere kan ni Ikole ti so pe ounje osan ti won n fun omo won ti di ewa lasan. Alase ounje kan, [[Folasade Ajongbolo]], ni ewa naa oun lo n ra a. O ni won ko ti san owo fun oun lati osu ~~Kejo~~. ~~Folasade~~ Catering ti o wa ninu iwe kii se ti oun, o ni. Nigba ti a wadii, a ri pe oruko ti o wa ninu banki ni [[Olufolasade Tejuoso-Bright]], {{account number|0233870916}}.

Ọ̀rọ̀ àwọn ọ̀dọ́ Ìbarapa: a ti rí ìwé ìdánilójú wọn. A ti rí ẹni tó fọwọ́ sí i. Kì í ṣe ọ̀dọ́. Ó jẹ́ ẹni ọdún mẹ́tàdínláàádọ́rin, orúkọ rẹ̀ ni [[Lánre Jọ́láadé-Pitan]]. Ó fọwọ́ sí i gẹ́gẹ́ bí ọ̀dọ́. Ó gba ẹ̀rọ ìránṣọ, ó gba ẹ̀rọ ìlọta, ó gba ẹ̀rọ ìdirun. Irun rẹ̀ kò sí.

Wiwa: [[Omowumi Ladoja-Peters]], {{service number|LA/22C/5517}}, agunbaniro, won ri i kehin ni ~~Satide~~ ni {{address|Ayobo, opopona Megida, ile keji lati ile-iwe Command, yara ti ferese re ya}}. Aso re dudu, bata re funfun. O so fun ore re, [[Chidimma]], pe oun ti ri ohun ti ko ye ki oun ri ninu faili ilera. Enikeni ti o ba ri i pe {{phone|08033905516}} tabi {{phone|07016624038}}.

Ko si iroyin loni. Bee ni oga mi so. O ni iroyin kan ti o wa, eni ti o ni ile-ise naa ni ko fe. Mo joko. Mo ko o fun ara mi. Awon oro naa n jo mi lori bi eedu. ~~Eedu~~ ni awon ti won n se ounje n ra bayii, gaasi ti gbowo lori.
`
