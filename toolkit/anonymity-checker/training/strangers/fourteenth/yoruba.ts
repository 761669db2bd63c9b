/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
Ìròyìn láti Ilé Ìwòsàn Alábọ́dé ti Òkè-Ìlá, ọjọ́ ~~Ajé~~.
A dé ibẹ̀ ní agogo mẹ́jọ àárọ̀. Ilẹ̀kùn wà ní títì. Àwọn aboyún mẹ́rìnlá jókòó sí abẹ́ igi ọdán. Nọ́ọ̀sì àgbà, Ìyáàfin [[Mojísọ́lá Adégbìtẹ́]], dé ní agogo mẹ́wàá, ó ní kò sí epo fún ẹ̀rọ. Ṣùgbọ́n ọ̀dọ́mọbìnrin kan tó ń tọ́jú yàrá oògùn, [[Wúràọlá]], sọ fún mi pé wọ́n ti tà epo náà fún ọlọ́kọ̀ kan, nọ́ńbà ọkọ̀ rẹ̀ ni {{plate|EKY 590 DG}}. Ó ní kí n má dárúkọ òun, nítorí <<òun nìkan ló ní kọ́kọ́rọ́ yàrá oògùn>>. Ẹ̀rọ tí wọ́n sọ pé ó ṣì wà níbẹ̀, {{serial number|MK-4410-B}}, ti di àwátì. Mo bá [[Wúràọlá]] lọ sí ẹ̀yìn ~~Ìfẹ́~~ Chemist, ó sì fi àwòrán hàn mí. A máa padà lọ́jọ́ ~~Ẹtì~~.

Oruko mi ni [[Sadiatu]]. Agbe ni mi, mo n gbin agbado ati ege. Odun to koja won ni ijoba fe ya wa lowo. Won gba aworan wa, won gba BVN wa, temi ni {{bvn|22194037758}}. Leyin osu meta, owo ko de. Mo lo ba akowe egbe, ogbeni [[Lamidi Ajao]], o ni ki n ni ~~Suuru~~. Omo mi [[Waliu]] ba mi ye foonu wo, o ni owo ti wole, o si ti jade, si inu account kan {{account number|5203318846}}. Ta lo ni i? Won ni [[Baba Elepo]] ni. Mo pariwo ni oja. Lati igba naa won n pe mi ni [[Iya Alariwo]]. <<Emi nikan ni obinrin to yari ninu egbe naa>>, nitori naa ti e ba ko o sinu iwe, won a mo. Mo ti fi ile sile, mo wa ni odo anti mi. ~~Ayo~~ mi ti dinku, sugbon Olorun n be.

ÌPÀDÉ ÌGBÌMỌ̀ ÌJỌ, ~~JÓSẸ́FÙ~~ MÍMỌ́, ỌJỌ́ KEJÌLÁ
Àwọn tó wá: Alàgbà [[Ebenezer Fákúnlé]], Díákónì [[Táyé Ọ̀ṣúndáre]], Ìyá Ìjọ [[Comfort Àjàyí]], Arákùnrin [[Dọ̀tun]] àti àwọn mẹ́sàn-án mìíràn.
Ọ̀rọ̀ kìíní: ìrẹsì tí ìjọba fi ránṣẹ́ sí àwọn opó. Àpò ọgọ́ta ni ìwé sọ, àpò méjìdínlógójì ló dé. Arákùnrin [[Dọ̀tun]] ní òun rí ìyókù ní {{address|ilé alájà méjì tó kọjú sí ọjà Ẹrẹkẹ, ẹnu ọ̀nà aláwọ̀ ewé}}.
Ọ̀rọ̀ kejì: Ìyá Ìjọ [[Àjàyí]] bèèrè pé ta ló fọwọ́ síwèé. Kò sẹ́ni tó dáhùn.
Ọ̀rọ̀ kẹta: kí a má ṣe sọ níta pé <<akọ̀wé tó ń fi ọ̀pá rìn ló kọ lẹ́tà náà>>.
Ọ̀rọ̀ kẹrin: Ìkórè yóò wáyé ní ~~Ọjọ́ Ìsinmi~~ kẹta oṣù ~~Bélú~~. Àwọ̀ ni wúrà. Ẹ jẹ́ kí ~~Ìbùkún~~ wà. A fi oore-ọ̀fẹ́ parí.

Lẹta si Olootu
Ẹ jọwọ ẹ gba mi laaye ninu iwe iroyin yin. Ọrọ mi da lori afara Odo Ọba ati ọna to lọ si Ile Ẹkọ Giga. Ninu oṣu ~~Agẹmọ~~, Ileeṣẹ Iṣẹ Ode ni ileeṣẹ ~~Adebayọ~~ ati Awọn Ọmọ yoo bẹrẹ iṣẹ. Oṣu Ọwara de, oṣu Ọpẹ de, ko si nnkan kan. Ile Igbimọ Aṣofin ni ka lọ beere lọwọ Ijọba Ibilẹ. Ijọba Ibilẹ ni ka lọ beere lọwọ Ọfiisi Akapo. Akapo ni Ọjọ ~~Abamẹta~~ loun maa n sinmi, Ọjọ ~~Aje~~ loun maa n ṣe ipade. Nibo ni Otitọ wa? Nibo ni Ireti wa? ~~Awolọwọ~~ Avenue ni ina, Oke Aanu ko ni. Ifẹ ko le di ọda, ~~Ayọ~~ ko le di simẹnti. Ẹ ba wa sọ fun Ijọba Apapọ, Musulumi ati Kristẹni, pe oju ọna wa ti di odo.
Emi ni, Ọmọ Ilu Kan to Bikita

Akosile oluso. Ibudo: ile ipamo ounje. Ale ojo kesan osu ~~April~~.
Emi, [[Mufutau Oyebamiji]], nomba ise mi {{staff number|OSF/SEC/118}}, ni mo wa ni enu ona pelu [[Clement]]. Ni agogo kan aabo oru, moto nla kan de, {{plate|SGM 207 YB}}. Awako ni [[Lati Eleyinju]], mo mo o daadaa, a jo gbe adugbo. O ni alaga lo ran oun. Mo ni ki o mu iwe wa. O pe enikan lori foonu, {{phone|0815 990 4327}}, won si fun mi: ohun oga wa ni, Ogbeni [[Bankole-Smith]]. O ni "si ilekun". Mo si i. Won ko apo ewa aadorun. [[Clement]] sun, tabi o se bi eni sun. Ni owuro, won mu iwe akosile lo. <<Awa meji pere la mo>>. Mo ko eleyi sile ki n ma ba gbagbe, mo si fi pamo si inu Bibeli ni ~~Mercy~~ Hall, leyin ~~Taiwo~~ Bus Stop.

Ètò rédíò "Gbohùn Mi", a kọ ọ́ sílẹ̀ bí wọ́n ṣe sọ ọ́.
Olóòtú: Ẹ káàárọ̀, ta ni mo ń bá sọ̀rọ̀?
Olùpè: Èmi ni [[Rónkẹ́]], láti ẹ̀yìn odi.
Olóòtú: Kí ló ṣẹlẹ̀, Arábìnrin [[Rónkẹ́]]?
Olùpè: Ìdìbò ni. Ọmọ àgùnbánirọ̀ tó wà níbẹ̀, [[Nsikak]], wọ́n gba ìwé èsì lọ́wọ́ rẹ̀. Ẹni tó gbà á ni [[Ṣẹ̀gilọlá]], ọmọ alága, òun àti [[Kọ́ńdọ́]], ọlọ́pàá tẹ́lẹ̀.
Olóòtú: Ẹ rọra o, ẹ má dárúkọ.
Olùpè: Mo ní káàdì tó já bọ́ lápò rẹ̀, {{voter card|90F6 C417 2283 5519}}. Ẹ pè mí, {{phone|òdo mẹ́jọ òdo márùn-ún, méje méje ẹyọ kan, mẹ́ta òdo mẹ́fà mẹ́rin}}.
Olóòtú: Ẹ má sọ nọ́ńbà lórí afẹ́fẹ́! ~~Ọpẹ́~~ ni fún Ọlọ́run. Òní ~~Ọjọ́bọ̀~~, a wà ní ~~Olúwọlé~~ House, a ó padà wá ní agogo méjì.

IKEDE ISINKU
Pelu okan ti o kun fun imoore, a kede ipapoda baba wa, Oloye [[Zacchaeus Olatubosun]], oluko agba tele, eni odun mokandinlaadorun. Baba ni <<oga ileewe akoko ti o ko lati gba owo idanwo lemeji>>, won si le e kuro lenu ise. Awon omo ti won gbeyin re: [[Olatubosun, Gbadebo]], [[Olatubosun, Yewande]], [[Abiola Peters]] (aya oyinbo kan, [[Martin]]), ati [[Femi]] abigbeyin. Aisun yoo waye ni ~~Wednesday~~, ogunjo osu ~~May~~, ni {{address|ojule 14, Adugbo Isale-Agbara, leyin soosi Aladura}}. Isinku gan-an ni ojo keji ni ~~Saint James~~ Cathedral. Ki eniyan ma mu ododo wa; ki won fi owo ran ileewe lowo ni {{account number|7740012853}}. Fun alaye, e pe [[Gbadebo]] si {{phone|08023391170}} tabi ki e ko iwe si {{email|g.olatubosun@ebiwa.example}}. Oloye [[Olatubosun]], sun re o.

Ọrọ awọn akẹkọọ, Kọlẹẹji Ilera, ipade ọjọ ~~Iṣẹgun~~
Mo jẹ akọwe ẹgbẹ awọn akẹkọọ, orukọ mi ni [[Tọlani Ẹjigbo]], nọmba mi ni {{matric number|CHT/18/0926}}. Owo ti gbogbo wa san fun aṣọ ati iwe, ọgbẹni [[Jọjọ Quansah]], olukọ lati Ghana, lo gba a, o si ko o fun dokita [[Amao]]. Ko si aṣọ, ko si iwe. [[Bisi]] ati [[Halimat]] lọ beere; wọn fun wọn ni iwe ẹsun, {{case number|SDP/2023/14}}. Mo ri iwe naa ninu kọmputa ọga, nitori mo n ba a tẹ iwe, ọrọ iwọle rẹ ni {{log-in|amao_registry}}, adirẹsi rẹ {{ip|41.58.113.207}}. <<Emi nikan ni akẹkọọ to n wọ ọfiisi yẹn>>. [[Halimat]] ti fi ile ẹkọ silẹ, o wa ni {{address|ile iya rẹ ni Oke-Afin, lẹgbẹẹ ile ọmọ alagbẹdẹ}}. Ẹ ma fi lẹta yii ranṣẹ si ~~Kudirat~~ Hall tabi si ~~Tiwa~~ Bookshop. ~~Ẹri~~ wa lọwọ mi.
`
