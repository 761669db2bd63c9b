/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
[21-07-2025, 6:58pm] [[Iya Ibeji Oke]]: Ẹ káalẹ́ o. Ṣé ilé iṣẹ́ rédíò nìyí?
[21-07-2025, 7:00pm] Rédíò: Bẹ́ẹ̀ ni mà, ẹ máa bá ọ̀rọ̀ yín lọ
[21-07-2025, 7:04pm] [[Iya Ibeji Oke]]: Wọ́n ti gbé ọmọ mi, [[Sodiq]], láti ọjọ́ ~~Àìkú~~. Ọlọ́pàá ní ó jí fóònù. Kò jí nǹkan kan!
[21-07-2025, 7:05pm] [[Iya Ibeji Oke]]: Ọ̀gá wọn, Sájẹ́ǹtì [[Monday Edet]], ní kí n mú 150k wá sí àkáǹtì yìí {{account number|6028841795}}
[21-07-2025, 7:06pm] Rédíò: Àgọ́ wo ni?
[21-07-2025, 7:09pm] [[Iya Ibeji Oke]]: Èyí tó wà ní òpópónà ~~Adéọlá Ọdẹ́kù~~. <<Èmi nìkan ni mo bí ìbejì lẹ́ẹ̀mejì ní àdúgbò wa>>, ẹ má sọ bẹ́ẹ̀ lórí afẹ́fẹ́. ~~Ayọ̀~~ Oil ló wà ní iwájú ibẹ̀

e jowo e gba mi. oruko mi ni [[wasiu]] sugbon e ma daruko mi. mo n wa moto fun oga kan ni ijoba ibile, oga [[akinlabi]]. lojo ~~monday~~ to koja a gbe owo ninu apo ghana must go lo si ile alaga, {{address|leyin mosalasi alhaja, ile alaja meji to ni gate dudu}}. owo awon osise feyinti ni. nomba moto {{plate|LSD-519-HT}}. <<emi nikan ati [[akinlabi]] la wa ninu moto>>, e ri bi oro se ri. aburo mi [[sherifat]] lo ko mi ni bi mo se le fi message ranse. e pe mi lori {{phone|0802 555 0177}} ti ile ba ti su. ~~ibukun~~ hotel ni won ti pin owo yoku. ~~suru~~ lere, olorun a so yin

Ohùn tí a tẹ̀ (ìṣẹ́jú kan àti àáyá mẹ́wàá), a kọ ọ́ sílẹ̀:
Hẹ́lò, hẹ́lò. Mo ń pè láti Ìkọ̀rodú. Ilé ìwé tí wọ́n sọ pé wọ́n ti kọ́, kò sí níbẹ̀ rárá. Igbó ni. Agbaṣẹ́ṣe, Ẹnjiníà [[Fọlájìmí]], ó ti gba owó tán. Ọ̀rẹ́ rẹ̀ [[Ṣọlá]], tó wà ní ilé iṣẹ́ ètò ẹ̀kọ́, ló buwọ́ lùwé. Nọ́mbà fáìlì náà ni {{file reference|S, B, E, ọ̀kan, méjì, mẹ́ta, méje}}. Mo rí i nígbà tí mo ń nu tábìlì. [[Ṣọlá]] kò mọ̀ pé mo lè kàwé. Ẹ̀yin ará, ~~Ìrètí~~ Primary School ni orúkọ ilé ìwé náà, ní òpópónà ~~Awólọ́wọ̀~~. <<Èmi ni onítọ́jú ọ́fíìsì tó ti pẹ́ jù níbẹ̀>>. Ẹ ṣeun, ẹ kú iṣẹ́.

IKEDE PATAKI LATI ILE IGBIMO IJOBA IBILE. A FI N SO FUN GBOGBO ARA ILU PE OJA BODIJA ATI OJA OJE KO NI SI NI OJO ~~ABAMETA~~ NITORI IMOTOTO. AWON OLOKO LATI OYO, OGBOMOSO ATI IWO ROAD GBODO GBA ONA ~~AWOLOWO~~. ILE IWOSAN ~~ADEOYO~~ YOO SI SILE FUN AWON ALABOYUN NI KUTUKUTU. AWON OSISE ETO ILERA YOO WA NI SECRETARIAT, AGODI, PELU IWE AJESARA. EGBE AWAKO, EGBE OLOJA ATI AWON ASOJU OBA TI FOWO SI I. ENIKENI TI O BA FE SE IBEERE KI O LO SI OFIISI ETO OWO, YARA KETA. ALAAFIA, ~~AYO~~ ATI ~~IFE~~ NI A N FE NI OSU ~~RAMADAN~~ YII.

Sí Olóòtú,
Ẹ kú iṣẹ́ ìlú. Mo kọ ìwé yìí nípa ikú Ọ̀gbẹ́ni [[Gbénga Ọláwálé]] ní ilé iṣẹ́ aṣọ ní Ìlúpéjú. Wọ́n ní ó ṣubú láti orí àkàsọ̀, ṣùgbọ́n ẹ̀rọ ni ó gbá a, nítorí pé wọ́n yọ ààbò ẹ̀rọ náà. Nọ́mbà ẹ̀rọ náà ni {{serial number|TX-88420-K}}. Alábòójútó wa, ará Ṣáínà, Mr. [[Liang]], pàṣẹ pé kí a fọ ilẹ̀ kí ọlọ́pàá tó dé. Èmi àti [[Bísí]] la fọ ọ́. Ìyàwó olóògbé, [[Kẹ́hìndé Ọláwálé]], ń gbé ní {{address|ojúlé kẹsàn-án, àdúgbò Onípanu}}. Káàdì iṣẹ́ mi ni {{staff number|IFT/0921}}. Ọjọ́ ~~Ẹtì~~ ni ọjọ́ náà, oṣù ~~June~~. ~~Olúwatósìn~~ Fabrics ni wọ́n ń pe ilé iṣẹ́ náà.
Èmi ni tiyín, [[B. A. Ṣódiípọ̀-Ajé]]

Telegram: {{handle|@ohun_ilu_ekiti}}
Ẹ wa gbọ o!!! Wọn ti gbe ẹrọ scanner kuro ni ile iwosan wa lalẹ ana. Nọọsi kan, [[Titilayọ]], ri wọn. Awọn to gbe e ni [[Kọla Dada]], [[Ṣẹgun Ọmọ Dada]] ati ọkunrin Hausa kan, [[Mamman]]. Ọkọ akero wọn {{plate|ADK 774 YN}}. Ẹrọ naa ni nọmba {{serial number|GE/4417/09}}. [[Titilayọ]] ti sa lọ si {{address|ile aunty rẹ to wa lẹyin ile epo ni Ilawẹ}}, ẹ ma sọ fun ẹnikẹni! <<Oun nikan lo wa lori iṣẹ ni wọọdu kẹta>>. Ọga agba ile iwosan ni fake news ni. ~~Fọlakẹ~~ Stores lo ni CCTV to n wo ọna naa. Ọjọ ~~Tuesday~~ ni ipade. ~~Glory~~ be to God, aṣiri a tu

Àkọsílẹ̀ ìfọ̀rọ̀wánilẹ́nuwò, ojú ìwé 2
Orúkọ: Alhaja [[Mọ́ríamọ̀]], oníṣòwò aṣọ, ọjọ́ ìbí {{date of birth|3/10/1961}}
- Wọ́n ta ilẹ̀ rẹ̀ fún ~~Adéwùmí~~ Homes láìsọ fún un
- Àwọn tó tà á: àbúrò ọkọ rẹ̀, [[Rájí]], àti lọ́yà, Barrister [[Damilọ́lá Ẹṣọ̀]]
- ìwé ilẹ̀ {{file reference|OG/LR/38/2016/17}}; ó ní èyí tí [[Rájí]] mú wá jẹ́ ayédèrú
- nọ́mbà tẹlifóònù: {{phone|0803-555-0158}} (ọmọ rẹ̀ obìnrin, [[Bùkọ́lá]], ló máa ń dáhùn)
- Kò fẹ́ kí àwọn ìyàwó ilé mọ̀. <<Òun ni ìyàwó kẹta, ẹni tí kò bímọ fún baba>>
- Ọjọ́ ~~Jímọ̀~~ ló fẹ́ lọ sí kóòtù Ìjẹmọ̀. Ó ní ~~Ìfẹ́~~ kì í ta ilẹ̀.

hello ma, e kaasan. mo ri post yin lori facebook about the market women loan. actually that [[Funke Success]], the real name ni [[Funke Oyelami]], she's my ex-boss. awon obinrin 60 lo san 20k each, owo ti lo. she used my own bvn {{bvn|22105584739}} to register second wallet, mo wa gba alert oniduro. her fone imei {{imei|864209335517206}} wa lori receipt ti mo ni. ~~Grace~~ plaza, ~~allen~~ avenue ni shop e wa, ko si mo. <<emi ni secretary obinrin nikan to sise fun un leyin 2022>>. e ma se lo email office, e lo {{email|lolly.ade93@mailbox.example}}. ~~sunday~~ evening lo dara ju fun mi. omo e [[Tobiloba]] innocent o, e ma fi si.
`
