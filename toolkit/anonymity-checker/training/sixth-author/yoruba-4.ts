/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
Ìròyìn láti Òndó: Àwọn àgbẹ̀ kòkó ti kọ̀wé sí ìjọba pé àwọn oníwọ̀n ń fi òkúta sínú ìwọ̀n. Alága wọn, Olóyè [[Akíntọ́lá Fálúyì-Ọ̀rẹ́]], sọ pé láti ọdún mẹ́rin ni wọ́n ti ń pàdánù kìlógíráàmù mẹ́jọ lórí àpò kan. Oníwọ̀n kan, [[Ọláìtán Ṣàdíkù]], jẹ́wọ́ pé ọ̀gá òun ló ní kí òun ṣe bẹ́ẹ̀. "Mo ní ọmọ mẹ́fà," ni ó sọ. ~~Ìwọ̀n~~ tuntun ni wọ́n ṣèlérí.

Ariyanjiyan ti bere lori iku omo oṣiṣẹ kan ni ile ise siga ni Ibadan. Orukọ rẹ ni [[Yinusa Ladipo-Adeagbo]], omo odun mẹrindinlogbon. Awon ebi re so pe ero lo fa a lowo. Ile ise so pe o n sun loju ise. Ore re, ti o so pe ki a pe oun ni [[Ko-si-eru]], so pe awon ti won wa nibe ti gba owo ipanumo. Oun ko gba a. <<Oun nikan lo si wa ninu awon meje to n sise ni ale ojo naa ti won ti le kuro>>.

Bí a bá ń sọ̀rọ̀ òtítọ́, kò yẹ kí á bẹ̀rù. Ṣùgbọ́n ẹ̀rù ń bà wá. Nígbà tí mo jẹ́ ọmọdé, bàbá mi ní kí n má purọ́. Lónìí, mo purọ́ lójoojúmọ́ ní ibi iṣẹ́. Mo ń kọ ohun tí n kò rí. Mo ń fọwọ́ sí ohun tí n kò mọ̀. Bàbá mi ti kú. Ó dára bẹ́ẹ̀.

[[Saidi Panel]]: Egbon e mo pe won ti mu [[Waheed Batiri|Waheed]]
Egbon [[Dele]]: nitori kini
[[Saidi Panel]]: o so ni radio pe kansilo ta solar street light
Egbon [[Dele]]: Olohun o! ibo ni won gbe e lo
[[Saidi Panel]]: {{address|ago olopaa Challenge, leyin ibi ti won ti n tun taya se}}
Egbon [[Dele]]: mo n bo. ri lawyer [[Olanike]], {{phone|08023817745}}

Nínú ìwé tí ìyá àgbàlagbà kan, [[Abígéèlì Olúṣọ́lá Famákinwá]], kọ sí gómìnà, ó ní òun ti ṣiṣẹ́ nọ́ọ̀sì fún ọdún méjìlélọ́gbọ̀n. Nọ́mbà ìfẹ̀yìntì rẹ̀ ni {{file reference|ON/HMB/PEN/2917}}. Ó ní ìgbà mọ́kànlá ni òun ti wá sí Àkúrẹ́ láti Ìrèlé. Wọ́n ní orúkọ òun kò sí. Orúkọ ẹni mìíràn, [[Abígéèlì F. Olú]], ni ó ń gba owó náà ní {{account number|3094417782}}. ~~Gómìnà~~ kò tíì dáhùn.

E kaale. Mo je olopa ojuna, nọmba {{service number|RC 71820}}. Ohun ti mo fe so le mi kuro lenu ise. Oga wa n gba ida aadota ninu gbogbo owo itanran. A n ko iwe meji. Eyi ti oke n ri, ati eyi ti a n fi pin owo. Iwe keji wa ninu apoti firisa ni {{address|Oyo road, ile ounje Iya Mulika, leyin idana}}. <<Emi ni mo n ko iwe mejeeji, nitori owo ikowe mi dara ju ti gbogbo won lo>>.

Òṣèré kan kọ orin nípa ọ̀gá rẹ̀. Ó ní: "ọ̀gá mi jẹ owó, ó jẹ àga, ó jẹ tábìlì, ó fẹ́ jẹ mí". Àwọn ènìyàn rẹ́rìn-ín. Ọ̀gá náà kò rẹ́rìn-ín. Orin náà ti tàn dé ojú ọjà. Ó yẹ kí á kọ́ ọgbọ́n nínú orin.

Ìwé ìpè sí ìgbìmọ̀
Sí: Ọ̀gbẹ́ni [[Adéyínká Láoyè-Ṣànúsí]], {{staff number|LASUTH/ENG/0442}}
Wọ́n ń pè yín láti wá ṣàlàyé ìdí tí ẹ fi ya àwòrán ẹ̀rọ CT tí ó bàjẹ́, nọ́mbà {{serial number|CT64-8810273}}, tí ẹ sì fi ránṣẹ́ síta.
Ọjọ́: ~~Ìṣẹ́gun~~, aago mẹ́wàá.
Ibùwọ́lùwé: [[T. Ọláńrewájú-Smith]]
Ìdáhùn mi: ẹ̀rọ náà kò bàjẹ́, wọn kò fi sílẹ̀ láti ṣiṣẹ́ ni.

Gege bi iwadii wa ti fi han, oogun oyinbo ti ojo re ti koja ni won n ta fun awon agbalagba ni oja Sabo. Obinrin kan ti o n ta oogun, [[Muibat Arowosaye]], ni oun n ra a lowo eni kan ti won n pe ni [[Doki]]. Nigba ti a wa [[Doki]] lo si {{address|Sabo, adugbo awon Hausa, soobu keta lati ibi kanga, eyi ti won ko "Chemist" si lodindi}}, o ti salo. Aladugbo ni oun rii ti o ko eru sinu Jeep {{plate|MAP 291 CE}} ni ~~Monde~~.

Oja Bodija, aaro kutu. Alapata n pa maalu. Dokita eranko ko wa. Eni to n lu ontẹ ni omo odun mejila. Ontẹ naa buluu. Maalu naa n wu. Ko si eni to so nkankan. A ra eran, a lo sile.

Ẹni tó fi ẹ̀sùn sùn: [[Bàbáyẹmí Kómoláfẹ́]]
Ọjọ́ ìbí: {{date of birth|30/9/1984}}
Fóònù: {{phone|07037719025}} tàbí {{phone|09160228471}}
Ẹni tí ẹ̀sùn kàn: [[Rónkẹ́ Ajíbọ́lá-Pẹ̀lúmi]], olùdarí ìṣúná
Ohun tó ṣẹlẹ̀: ó ní kí n yí ọjọ́ padà lórí fáúṣà mẹ́sàn-án. N kò ṣe é. Ẹlòmíràn ṣe é.
Ẹ̀rí: àwòrán wà nínú fóònù ìyá mi, {{address|Ìlárá-Mọ̀kín, ojúlé tó kángun sí ilé ìjọsìn C&S, iwájú rẹ̀ ní igi ọsàn}}.

Gomina ti se ileri. Kọmiṣọna ti se ileri. Alaga ti se ileri. Kansilo ti se ileri. Ona Ilawe-Igbara Odo si wa bi o ti wa. Ni osu to koja, [[Morounkola Adu]] subu ninu oko pelu oyun osu meje. Oyun naa baje. Oko re, [[Sunkanmi]], joko si arin ona fun wakati mẹta. Oko kankan ko koja. Olopaa wa, won bẹ e, won ba a sunkun.

Ajo eleto idibo ni Oṣogbo: won ri kaadi 87 ninu ile akowe egbe kan. Orukọ akowe naa ni [[Mufutau Gbengbeleku]]. Omo re obinrin lo pe awon olopaa. Kaadi kan je ti oloogbe [[Dorcas Ojuolape]] ti o ti ku lati 2012, {{voter number|90F5D1197 4402 8831}}. <<Omo naa ni omobinrin kan soso ti akowe naa bi>>. Nibo ni yoo sun lale oni?

Mo fẹ́ kí ẹ bá mi wá ọmọ mi. Orúkọ rẹ̀ ni [[Tìjání Olóko]], wọ́n ń pè é ní [[Tíjẹ́]]. Ọjọ́ ~~Jímọ̀~~ ni ó lọ sí ibi iṣẹ́, iléeṣẹ́ irin ní Ògíjo. Wọ́n ní kò wá. Ṣùgbọ́n bàtà rẹ̀ wà níbẹ̀. Ọ̀rẹ́ rẹ̀ rí i nínú ilé. Ilé iṣẹ́ náà {{company number|RC 901227}}. Ẹ pe mi, [[Ìyá Tìjání]], {{phone|08126604419}}.

Awon olukọ alakọbẹrẹ ti Ila-Orangun ko iwe ikọwe sile. Won ni ajẹsẹku osu mọkanla. Akowe egbe won, Ogbeni [[Isiaka Fatunbi-Ojo]], ni olukọ kan ti n se mason lati fi jeun. Olukọ obinrin kan, [[Esther Amoo]], ti n ta omi tutu. Won ni won ko ni pada, afi ti won ba ri alẹti. Komisona ni ~~Iwa~~ won ko dara. A fi oro naa sile fun eyin onkawe.

LIST AWON TO WA NI CAMERA 4, AAGO 1:10 ORU
1. [[Jide Guard]] - o si ilekun
2. Okunrin ti o wo jalabia - a ko mo
3. [[Oga Nurudeen|Nurudeen]] - o n toka
4. Obinrin pelu omo - olugbale
5. Tirela {{plate|T-3081 LA}}
Fidio wa ni {{website|cloud-pamo.example/f/4410}}, oro asiri {{log-in|iroko1960}}. E daakọ re ki won to pa a.

Sì gbọ́ mi dáadáa, ọmọ mi: má fi owó ìjọ ṣeré, má fi owó aládùúgbò ṣeré, má fi owó ìjọba ṣeré. Ohun tí a bá gbìn ni a ó ká. ~~Àṣàkẹ́~~ kọ́ ni orúkọ mi bí mo bá purọ́.

Ekiti: Omobinrin odun mẹ́rìndinlogun kan ti won n pe ni [[Titi]] (oruko re gan-an ko yi) ti so fun ile-ejo ohun ti oga ileewe ibugbe re se. Oga naa, Alufa [[Oladosu Fagbemigun]], joko o n fi owo pa irungbọn. Dokita [[Iretiayo Bello-Adu]], ti nọmba ise re je {{practice number|MDCN/FR/61128}}, so pe oun ri ami ara. <<Won ni omobinrin naa nikan lo n sun ni ibusun to sunmo ilekun ni yara 2>>. Ejo di ojo ketalelogun osu ~~Belu~~.
`
