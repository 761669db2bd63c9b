/** Invented texts that only measure; see `../marked-sets.ts`. Every person, company, number and address here is invented. */
export const yorubaTexts = `
Sí Alága Àjọ ICPC, ẹ̀ka Ìbàdàn.
ÌWÉ Ẹ̀SÙN LÓRÍ AKÁPÒ ILÉ-Ẹ̀KỌ́ WA
Orúkọ mi ni [[Adéṣẹ̀wà Ọlọ́runtọ́bi]]. Mò ń gbé ní {{address|ojúlé kẹrìnlá, àdúgbò Òkè-Àdú, lẹ́yìn ilé epo}}. Akápò wa, Ọ̀gbẹ́ni [[Láolú Adégbẹ̀sán]], ń gba ẹgbẹ̀rún márùn-ún lọ́wọ́ òbí kọ̀ọ̀kan láìsí ìwé ẹ̀rí. Ó ní kí wọ́n san án sí {{account number|0118834725}} ti Wema Bank. Ìwé tí mo rí ni {{file reference|OYS/TESCOM/IB/417}}. Báyìí ni ó ṣe ṣẹlẹ̀. Ní oṣù kẹsàn-án, wọ́n kó àga ogójì wá. Lẹ́yìn ọjọ́ mẹ́ta, méjìlá péré ló kù. Awakọ̀ tó kó wọn lọ ni [[Múfútáù]], tí gbogbo ènìyàn ń pè ní [[Ẹlẹ́fọ̀ọ́]]. Ọkọ̀ rẹ̀ ni {{plate|IBD-664 XJ}}. Mo bèèrè lọ́wọ́ ọ̀gá àgbà ilé-ẹ̀kọ́, Ìyáàfin [[Dúpẹ́ Ọṣìnáìkè]], ó ní kí n máa gbàdúrà. Ìyá ọmọ kan, [[Ìyá Ṣadé|Ṣadé]], san ẹgbẹ̀rún mẹ́wàá, wọn kò sì fún un ní nǹkan kan. Mo kọ gbogbo rẹ̀ sínú ìwé kékeré kan tó wà lọ́dọ̀ ẹ̀gbọ́n mi, {{address|ilé Alágbẹ̀dẹ, lẹ́gbẹ̀ẹ́ kànga, Ìdí-Arẹrẹ}}. <<Èmi ni olùkọ́ tí wọ́n gé ìka rẹ̀ nígbà ìdìbò>>. <<Èmi nìkan ni olùkọ́ tó ń kọ́ àwọn ọmọ afọ́jú ní ilé-ẹ̀kọ́ náà>>, wọn yóò mọ̀ pé èmi ni. Nọ́mbà òṣìṣẹ́ mi ni {{staff number|TSC/11847}}, fóònù mi sì ni {{phone|0805 330 7719}}. Mo bẹ̀ yín, ẹ jẹ́ kí ~~àlàáfíà~~ wà.

[08:21, 11/6/2026] [[Iya Ibeji]]: E kaaro o. Tani gba owo awon alaboyun?
[08:22, 11/6/2026] {{phone|+234 802 441 9937}}: Noosi [[Modupe]] ni o. N7,000 kookan
[08:24, 11/6/2026] [[Alfa Kamoru|Kamoru]]: se mo so fun yin? Moto re tuntun ni {{plate|KSF-338 JD}}
[08:25, 11/6/2026] [[Iya Ibeji]]: o bere ni ojo ~~Aje~~, mo wa nibe
[08:29, 11/6/2026] {{phone|+234 802 441 9937}}: e ma so oruko mi. <<Emi ni mo maa n se akoso iwe kaadi ni ose ti won ba yan oru fun mi, emi nikan>>
[08:33, 11/6/2026] [[Kamoru]]: fi foto ranse si {{email|kamoru.alfa@ojulowo.example}}
[08:34, 11/6/2026] [[Iya Ibeji]]: ~~Modupe~~ lowo Olorun pe omo mi ye

ÌKÉDE FÚN GBOGBO ARÁ ÌLÚ
A fẹ́ kí gbogbo ènìyàn mọ̀ pé ìjọba ìbílẹ̀ yóò bẹ̀rẹ̀ ìtúnṣe ọ̀nà ní ọjọ́ ~~Ìṣẹ́gun~~. Alága ìjọba ìbílẹ̀ àti kọmíṣánnà fún iṣẹ́ òde ni yóò ṣí i. Ẹnikẹ́ni kò gbọdọ̀ san owó fún ìwé ìdánimọ̀. Bí òṣìṣẹ́ kan bá bèèrè N3,000 lọ́wọ́ yín, ẹ bèèrè fún ìwé ẹ̀rí. Owó ọkọ̀ láti Òṣogbo sí Iléṣà ti di N1,500. Ìpàdé yóò wáyé lẹ́yìn ìsìn ní ọjọ́ ~~Àìkú~~. ~~Sùúrù~~ ni baba ìwà. Kí ~~ayọ̀~~ ó jẹ́ tiwa.

Ohùn tí a kọ sílẹ̀: ẹ káàsán ma, orúkọ mi ni [[Títílayọ̀]], [[Títílayọ̀ Ẹniọlá]], mo ń pè láti Ìjẹ̀bú. ọ̀gá kan wà ní ọ́fíìsì ilẹ̀, wọ́n ń pè é ní [[Ọ̀gá Dàpọ̀|Dàpọ̀]], ó ń ta ilẹ̀ ìjọba. nọ́mbà rẹ̀ ni {{phone|òdo mẹ́jọ òdo méjì, mẹ́ta mẹ́ta méje, ẹyọ kan mẹ́sàn-án, mẹ́fà márùn-ún}}. <<èmi ni mo máa ń tẹ ìwé fún un, inú oyún oṣù mẹ́jọ ni mo wà>>, mi ò lè sá. fáìlì náà ni {{file reference|LUD/IJB/C.O/2291}}. ilé tí wọ́n ti ń pín owó wà ní {{address|ẹ̀bá odò Yemule, ilé aláwọ̀ ewé kejì}}. lẹ́tà ayélujára mi, {{email|titi eniola two at gmail dot com}}. ẹ má jẹ́ kó mọ̀ o.

IWE ILE ITOJU KOKO, AWON AGBE TI A RE JE
Nomba | Oruko agbe | Kilo to mu wa | Kilo ti won ko | Akanti | Foonu
1 | [[Ayinke Balogun-Oje]] | 412 | 350 | {{account number|0227719943}} GTB | {{phone|08052240917}}
2 | [[Rasidi Olayemi]] | 88 | 60 | {{account number|3017744286}} First Bank | {{phone|0703 881 4426}}
3 | [[Monday Ehiedu]] | 230 | 195 | {{account number|2094418870}} UBA | ko ni
4 | [[Abeni]] | 57 | 40 | {{account number|8094417732}} Palmpay | {{phone|0911-207-7384}}
Osunwon yen ni won ti so okuta mo. Eni to n won on ni [[Sifawu]], nomba ise {{staff number|ODCB/ST/093}}. <<Emi ni mo n nu osunwon naa ni gbogbo aaro, mo si je aya omo [[Rasidi]]>>. Ojo ~~Monde~~ ni oko nla maa n wa, {{plate|AKD 771 XG}}.

ÀKỌSÍLẸ̀ ÌPÀDÉ ẸGBẸ́ ÌDÀGBÀSÓKÈ ÌLÚ, {{address|agboolé Ọ̀dọ̀fin, ìlú Ìdóọ̀gún}}
Àwọn tó wá: Olóyè [[Adérìbigbé Ọmọ́tọ́ṣọ̀ọ́]], Pásítọ̀ [[Ìbùkún Akínrìnádé]], [[Alhaji Sàká|Sàká]], [[Màmá Ìyábọ̀]], akọ̀wé [[Ọláòṣebìkan]].
1. Olóyè [[Ọmọ́tọ́ṣọ̀ọ́]] ní owó kànga náà jẹ́ mílíọ̀nù mẹ́fà.
2. [[Sàká]] bèèrè pé níbo ni kànga wà. Ẹnikẹ́ni kò dáhùn.
3. <<Ọkùnrin arọ tó ń ṣe bàtà ní iwájú ọjà>> ní òun rí i tí wọ́n kó ẹ̀rọ náà sínú ọkọ̀ {{plate|AKR-905 ZE}}.
4. Pásítọ̀ [[Ìbùkún]] ní ~~ìbùkún~~ Ọlọ́run kò gbọdọ̀ di ti ẹnì kan.
5. A ó tún pàdé ní ọjọ́ ~~Ẹtì~~.

Láti: {{email|d.adegbuyi-ojo@gatewaylodge.example}}
Sí: {{email|asiri@fitilapost.example}}
Àkọlé: Yàrá tí ẹnikẹ́ni kò sùn nínú rẹ̀
Ẹ kú iṣẹ́. Èmi ni [[Damilọ́lá Adégbuyì-Òjó]]. Ilé àlejò ìjọba ni mo ti ń ṣiṣẹ́, {{address|No. 9, Òpópónà Gbágùúrà, Ibara}}. Lóṣooṣù, wọ́n máa ń kọ pé àlejò ọgọ́ta sùn níbẹ̀, ṣùgbọ́n yàrá mẹ́rin péré ló ní ibùsùn. Ọ̀gá wa, [[Bámigbóyè Ajídàgbà]], ló ń kọ àwọn orúkọ láti inú ìwé ìkéde òkú. Ìwé owó náà ni {{file reference|GHL/INV/1140/26}}, orúkọ ìwọlé ni {{log-in|frontdesk_dami}}. <<Èmi nìkan ló ń gbé inú ọgbà náà, nítorí pé ilé mi wó nígbà àgbàrá>>. BVN tó gba owó náà: {{bvn|22519930847}}. Ẹ kàn sí mi ní {{handle|@dami_lekeleke}} tàbí {{phone|0816-774-0093}}, kì í ṣe ní ọjọ́ ~~Àìkú~~.

oruko mi ni [[sade]], mo n ko iṣẹ telo lodo [[iya wahab|wahab]]. ijoba ni ki won fun wa ni ero iranso mejila, a ri meji. akowe egbe, [[gbenro ajiboso]], lo gba mewaa yoku. o n ta won ni {{address|soobu keji, oke ile itaja Alaafin, Sabo}}, N65,000 kookan. nomba ara ero to ye ki o je temi ni {{serial number|JK-8720/04417}}. mo ti fi nin mi sile, {{nin|30718844296}}, won si fi gba owo yiya loruko mi. <<emi nikan ni mo n fi ese osi ran aso ni egbe wa>> nitori aisan ropa-rose. foonu: {{phone|+2348137704492}}. ore mi [[ife]] gba ohun re sile. mi o fe ~~ife~~ re, ero ni mo fe. ojo ~~ojobo~~ la maa pade.

Sí Àjọ tó ń rí sí ọ̀nà omi.
Ẹ̀yin ọ̀gá, ọkọ̀ ojú omi tó dojú dé ní oṣù tó kọjá gbé ènìyàn mọ́kàndínlógójì, bó tilẹ̀ jẹ́ pé ogún ló yẹ kó gbé. Ẹni tó fọwọ́ sí i ni [[Ògúndélé Akínwálé-Àjàlá]], {{staff number|LSW/INS/0417}}, ó gba N20,000. Orúkọ awakọ̀ ni [[Káyọ̀dé]], tí a ń pè ní [[Ẹja Ńlá]]. Nọ́mbà ọkọ̀ ojú omi: {{boat number|LS/B/2207}}. Ó gbéra láti {{address|èbúté Ọ̀kẹ́rẹ́, lẹ́yìn ilé ẹja gbígbẹ}}, {{gps|6.58219, 3.98104}}. <<Èmi ni obìnrin tí wọ́n fa yọ pẹ̀lú ọmọ ọwọ́, ọkọ mi kò yọ>>. A bí mi ní {{date of birth|ọjọ́ kejìdínlógún oṣù kejì ọdún 1993}}. Ọmọ ìyá mi, [[Sunday]], ni yóò bá yín sọ̀rọ̀: {{phone|0906 771 3384}}. Ní ọjọ́ ~~Àbámẹ́ta~~ ni ó ṣẹlẹ̀. ~~Ìdájọ́ òdodo~~ la ń wá.

OWE IMORAN LORI REDIO
E ku aaro o. Ajesara fun awon omode yoo bere ni ojo ~~Monde~~, ni gbogbo ile iwosan ijoba. Ofe ni. Awon iya to ba ti oko wa ki won ma beru; awon osise yoo de abule. Komisanna fun Eto Ilera yoo soro ni Akure. Ti enikeni ba bere N500, e bere iwe eri lowo re. ~~Ayo~~ ati ~~ola~~ ni ki omo wa je. E mu kaadi omo dani, ki e si mu omi mimo wa.

MEMO: DIISU ILE ISE REDIO
Si: Oga Agba     Lati: [[Akinbode Olusola-Peters]], {{staff number|RSE/ENG/0558}}
1. Won n ko sinu iwe pe ero ina mu lita egberun meta losu to koja. Ero naa ti baje lati osu keta.
2. Iwe ti mo ri ni {{file reference|RSE/FUEL/0219}}. Eni to fowo si i ni [[Folakemi Oyetade]], o si ni ko ye oun.
3. [[Taiye]] ati [[Kehinde]], awon ibeji to n so onigbowo eto, ri oko tanka {{plate|ADK 338 XH}} nigba to n ja epo si {{address|ile epo Oluwaseun, ikorita Ijigbo}}.
4. <<Atokun eto oru, eni to fi ero gbo oro>>, ti ko gbogbo re sile.
5. E fi esi ranse ki o to di ojo ~~Weside~~, {{phone|0703 118 4429}}. Iwa yii ko ni ~~ola~~.

Ìwé láti ọ̀dọ̀ nọ́ọ̀sì kan. Èmi ni [[Nọ́ọ̀sì Ọmọ́tárá|Ọmọ́tárá]], nọ́mbà ìwé àṣẹ mi {{practice number|RN/M 140882}}. Dókítà [[Yínká Ṣótáyọ̀]] ń ta ẹ̀jẹ̀ tí àwọn ènìyàn fi tọrẹ, N40,000 fún àpò kan. Aláìsàn kan, [[Bàbá Wọlé]], nọ́mbà ilé ìwòsàn {{hospital number|FMC/209174}}, kú nítorí rẹ̀. <<Àwa méjì péré ló wà lálẹ́ ọjọ́ náà, èkejì mi sì ti lọ sí Kánádà>>. Mo ti fi ìwé náà pamọ́ sí {{address|ilé ìyá mi àgbà, agboolé Jagun, Ìsẹ́yìn}}. {{phone|0 9 0 3 7 7 1 8 2 6 4}} ni ẹ lè pè. Ẹ má fi ránṣẹ́ sí ọ̀gá wa. ~~Ọ̀pẹ́~~ ni fún Ọlọ́run.

Ipe telifoonu, a ko o bi o ti so: "Hello. Oruko mi ni [[Mojisola]], won n pe mi ni [[Iya Oniyan]]. Mo n se ounje fun awon olusona igbo ni {{address|bareke Omo, kilomita mejila, ona Ijebu-Ife}}. Ni gbogbo oru ni oko merin n gbe igi gedu koja. Sir [[Kamorudeen]], oga won, lo n gba N150,000 lori oko kan. Mo ri nomba okan, {{plate|JBD 240 XR}}, mo ko o si owo mi. <<Emi nikan ni obinrin ti o n sun ni bareke naa, opo ni mi, mo si ni ito suga>>. Kaadi idibo mi, {{voter card|90F5B3381C4477 10962}}, wa lowo won ki n ma baa sa. Nomba mi: {{phone|odo meje odo meta, okan mejo mejo, merin mesan, meji meta}}. E ma pe ni ojo ~~Aje~~. ~~Iya~~ kii ku ki a ma sunkun."

ÌWÉ GBỌ̀NGÀN ÌDÁNWÒ 3
Nọ́mbà ìdánwò | Orúkọ | Ilé-ẹ̀kọ́ | Iye tó san | Foonu òbí
{{exam number|4250417/118}} | [[Bọ́lájí Adékúnbi]] | Ìjọba | N15,000 | {{phone|08034418827}}
{{exam number|4250417/119}} | [[Sàlámì Àrẹ̀mú]] | Ìjọba | N15,000 | {{phone|07067719430}}
{{exam number|4250417/120}} | [[Blessing Fáṣọlá-Odù]] | aládàáni | N40,000 | {{phone|09138824471}}
{{exam number|4250417/121}} | [[Ṣọlá]] (ọmọ Alága) | kò sí | kò san | kò sí
Olùdarí gbọ̀ngàn, [[Arc. Akínbámi-Òkè|Akínbámi-Òkè]], ka ìdáhùn jáde láti inú fóònù. Ìdáhùn náà wá láti {{phone|0813 440 7729}}. [[Blessing]] kò kọ̀wé rárá. <<Èmi ni alámòójútó tó jókòó lẹ́bàá ilẹ̀kùn, tó lóyún>>. Ó ṣẹlẹ̀ ní ọjọ́ ~~Àlàmísì~~. ~~Ọgbọ́n~~ kì í ṣe ohun rírà.

[18/05/2026, 16:20] [[Ṣèyí]] Oníjó: Ṣé wọ́n ti san owó ijó Àbújá?
[18/05/2026, 16:22] [[Gbádébọ̀]] Onílù: rárá o. [[Ògbólógbòó]] ní kọmíṣọ́nnà ti fọwọ́ sí i, mílíọ̀nù méjì
[18/05/2026, 16:25] {{phone|+234 805 771 2093}}: wọ́n ti san án. Mo rí ìwé náà, {{file reference|OYAC/TR/26/084}}. Ó wọ {{account number|1016604478}}
[18/05/2026, 16:26] [[Ṣèyí]] Oníjó: ti ta nìyẹn?
[18/05/2026, 16:28] {{phone|+234 805 771 2093}}: ti [[Màmá Rísí|Rísí]], àbúrò olùdarí. Ẹ pa á rẹ́. <<Èmi ni mo máa ń tẹ ìwé ìrìn-àjò, èmi nìkan ni kì í jó nínú wa>>
[18/05/2026, 16:31] [[Gbádébọ̀]] Onílù: bọ́ọ̀sì wa ṣì wà ní {{address|ilé mẹkáníìkì Àlàbá, Mókọ́lá}}, {{plate|MKL-506 YB}}
[18/05/2026, 16:33] [[Ṣèyí]] Oníjó: ~~ayọ̀~~ abara tín-ín-tín. Kí a pàdé ní ọjọ́ ~~Ẹtì~~

Lẹ́tà tí mo sọ, tí ọmọ mi [[Ìrètíolúwa]] bá mi kọ. Èmi ni [[Olúwapẹ́lúmi Ògúnjọbí]], mo ti fọ́jú láti ọmọ ọdún mẹ́rin. Ìjọba ní kí wọ́n fún àwọn abirùn ní N100,000 kọ̀ọ̀kan. Àwa mẹ́tàdínlógún la forúkọ sílẹ̀; orúkọ mẹ́tàléláàádọ́ta ló wà nínú ìwé. Nọ́mbà mi níbẹ̀ ni {{identity number|PWD/KW/0917}}. Alága ẹgbẹ́, [[Jímọ̀ọ́ Afọláyan-Ẹdẹ]], fi àtàǹpàkò mi tẹ ìwé tí n kò lè kà. Wọ́n ní owó náà wà ní {{account number|0227714938}}, ṣùgbọ́n n kò ní àkáǹtì kankan. <<Èmi ni afọ́jú tó ń lu dùùrù ní ṣọ́ọ̀ṣì tó wà ní ìkóríta>>. A bí mi ní {{date of birth|9 Oṣù Keje 1971}}, BVN mi ni {{bvn|22440817739}}. Ìyàwó mi, [[Fọláṣadé]], ni kí ẹ pè: {{phone|08 05 11 77 40 6}}. ~~Ìrètí~~ kì í dójú tini.

SMS: E jowo, dokita eran ti won n pe ni [[Dr Sowande|Sowande]] ({{practice number|VCN/4402}}) n fi ontẹ lu eran to ti ku tele ni {{address|odo eran Akinyele, ila keta}}. N2,000 lori maalu kan. Alapata [[Segun Ologede]] lo n ko owo re. Mo ni foto, foonu mi {{phone|0 9 1 2 7 7 4 0 8 3 6}}. <<Emi ni mo n ko ikun eran danu, iyawo [[Segun]] ni egbon mi>>. E ma pe ni ojo ~~Aiku~~. E ko o si {{email|odo.eran@protonmail.example}}.

AKOSILE IPADE EGBE ALAJESEKU IFEDAPO, osu kesan-an
Awon to wa: [[Lamidi Akanji]] (aare), [[Jagunna Olatunde]], [[Iya Suna]], [[Rafiu]] akapo, pelu asoju ijoba.
1. Aare fi ~~ife~~ ki gbogbo eniyan. O ni egbe ni omo egbe ogofa.
2. [[Iya Suna]] ni oun ka mejidinlogota. O bere awon ti won n je [[Bisi Adewuyi-Bello]] ati [[Saheed Gbenga-Ojo]] ti won ya milionu kookan. Enikeni ko mo won.
3. [[Rafiu]] ni iwe won wa: {{file reference|IFD/LN/0338}} ati {{file reference|IFD/LN/0339}}. Foonu awon mejeeji je okan: {{phone|0814/220/9937}}.
4. [[Lamidi]] binu, o ni ki a ma daruko oku. <<Arabinrin to n fi owo kan ko iwe, to je opo akapo teleri>>, gbe iwe atijo jade. Oruko ile ifowopamo naa ni {{account number|1009447726}}.
5. A o pade ni ojo ~~Tosde~~, {{address|gbongan Oke-Ola, egbe ile Alfa}}. ~~Alaafia~~.
`
