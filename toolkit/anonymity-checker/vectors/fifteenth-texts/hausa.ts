/** Invented texts that only measure; see `../marked-sets.ts`. Every person, company, number and address here is invented. */
export const texts = `
Assalamu alaikum. Ni direban babbar mota ne, ina ɗaukar shinkafa daga Jibiya zuwa Kano. Sunana [[Lawwali Mai Tanka]] kuma ban damu a sani ba, domin na gaji. A kan iyaka akwai wani jami'i, Sufeto [[Gambo Rijau]], lambar aikinsa {{service number|NCS 40617}}. Duk ranar ~~Laraba~~ yana karɓar naira dubu ɗari biyu daga kowace mota. Motata ita ce {{plate|JBY 308 XA}}. Yaronsa [[Ɗan Lami]] shi ke ɗaukar kuɗin zuwa {{address|gidan da ke bayan tsohuwar tashar rakuma, mai jar ƙofa}}. Abokina [[Shu'aibu]] ya ƙi biya, suka ƙwace lasisinsa, {{driver licence|KTN 55209 AB1}}, tun kafin ~~Sallah~~. Idan za ku kira ni, ku kira da dare: {{phone|0803 555 0164}}. <<Ni kaɗai ne direba mai hannun roba a wannan hanyar>>. Allah ya ba mu ~~Nasara~~.

zuwa ga hukumar yaki da rashawa. ni malamar makaranta ce a karamar hukumar mu ta jihar jigawa. shugaban makaranta mallam [[sabiu dutsawa]] yana karbar albashin mutum hudu da basu taba zuwa ba. sunayensu [[talatu sabiu]] da [[bilkisu]] da [[hamza kurma]] da [[ya'u]]. na ga takardar albashi, lambar [[talatu sabiu]] ita ce {{pay-roll number|JG/PS/20871}} kuma asusun {{account number|3071155928}}. ranar ~~talata~~ na tambaye shi sai yace ilmi da ~~sani~~ ba daya bane. daga nan aka tura ni wata makaranta can bayan gulbi. ina zaune a {{address|gidan haya na uku kusa da masakar tsohuwa, unguwar yamma}}. <<ni ce mace daya tilo mai koyar da lissafi a yankin>> don haka kada ku ambaci lissafi. nagode allah yasa ~~alheri~~.

[8:14 na safe] [[Hajara Ungozoma]]: Sannunku. Allurar yara ta ƙare a asibiti, amma na ganta a kasuwa
[8:16] Dakta [[Mukhtari]]: A ina kika gani?
[8:17] [[Hajara Ungozoma]]: A shagon ~~Amana~~ Chemist, na ɗauki hoto. Lambar kwalin {{serial number|PV-2209-51}}
[8:21] [[Barau Sito]]: Ku daina wannan magana a dandali
[8:22] Dakta [[Mukhtari]]: [[Barau]], kai ne ka sa hannu a takarda {{voucher number|SIV 0664}}. Ina kwali sittin?
[8:25] [[Barau Sito]]: Uwargidan shugaba, Hajiya [[Rakiya]], ta aiko a ɗauka. In kana da ƙarfi ka je ka tambaye ta
[8:30] [[Hajara Ungozoma]]: Yara biyu sun mutu ranar ~~Alhamis~~. ~~Rabi~~ na kwalin ma da ya ishe su
[8:31] Dakta [[Mukhtari]]: Ku kira ni a waya, {{phone|0908-555-0113}}, a bar rubutu

TAKARDAR KORAFI DAGA KUNGIYAR MASU SAYAR DA ALBASA
Mu 'yan kasuwar albasa muna kai karar shugabanmu Alhaji [[Sama'ila Mai Kwando]] da magatakardarsa [[Umaru Dogo Sakkwato]]. A watan ~~Azumi~~ gwamnati ta ba mu rancen naira miliyan ashirin. Kudin sun shiga asusun {{account number|0069417728}} na wani kamfani mai suna ~~Baraka~~ Onions Ltd, lambar rajista {{company number|RC 1660328}}. Mai kamfanin shi ne dan Alhaji [[Sama'ila Mai Kwando]], wato [[Nafi'u]]. Mambobi dari uku basu sami ko kwabo ba. Tsohuwa [[Delu]], mai shekara saba'in, ta sayar da akuyoyinta ta biya bashin da bata ci ba.
Shaidu: 1. [[Tukur Birnin Magaji]] 2. [[Hauwa'u ta Garba]] 3. <<makahon da ke auna buhu a bakin kofa>>
Mun rubuta ranar ~~Asabar~~. Adireshi: {{address|rumfa ta 19, layin masu igiya, tsohuwar kasuwa}}.

Ban so in faɗi sunana, ban so in faɗi garinmu. Ni matashi ne, na gama makaranta, ban sami aiki ba. An ɗauke mu mu ɗari don gadin daji, aka ce kowa zai sami dubu talatin a wata. Wata uku ana ba mu, sai aka daina. Muka ji cewa kuɗin yana zuwa har yanzu, amma ana raba shi a gidan ~~Sarki~~ da ofishin ciyaman. Da muka yi magana, sai aka kama mutum biyu, aka ce su 'yan fashi ne. Suna ɗaure har yau. Iyayensu suna kuka kowace safiya. <<Ni ne wanda yake riƙe da rajistar sa hannu>>, kuma na ɓoye ta a inda ruwa ba zai taɓa ba. Ku zo ranar ~~Lahadi~~, domin a ranar ne ba kowa a ofis. Ku tambayi tsofaffi, kada ku tambayi masu babbar riga. Allah ya saka wa mai gaskiya da ~~Salama~~.

Sanarwa a masallaci bayan sallar ~~Juma'a~~ (na rubuta kamar yadda na ji, ni ne mai gyaran lasifika):
"Jama'a, kuɗin rijiya ya ɓace. Mun tara miliyan ɗaya da rabi. Ma'aji, Alaramma [[Zubairu]], ya ce ya ba ɗan kwangila [[Sa'adu Injiniya]]. Shi kuma ya ce bai gani ba. Liman, Mallam [[Bashari]], ya roƙi a yi haƙuri. Amma [[Inna Kulu]], wadda ta ba da gonarta, ba ta yarda ba. Wanda yake da shaida ya kawo gidan mai unguwa."
Ni kuma ga tawa shaidar. Na ga Alaramma [[Zubairu]] ya sayi babur, lambar injin {{serial number|BJ1PE-338807}}, a ranar ~~Litinin~~, da tsabar kuɗi. Rasit yana sunan matarsa [[Saude]]. NIN ɗinta a rasit: {{nin|72094418355}}. Babur ɗin yana ɓoye a {{address|rumbun Malam Tela, bayan maƙabarta ta arewa}}. <<Masu gyaran lasifika a garin nan ni kaɗai ne>>. Ku yi mini rufin asiri.

Imel zuwa ga kwamishina
Daga: {{email|asabe.k@wasikata.example}}
Batu: Gidan marayu
Ranka ya daɗe, ni mai dafa abinci ce a gidan marayu na jiha. Darakta, Hajiya [[Nafisatu Tilden]], tana sayar da madara da barguna da Turawa suka kawo. Direba [[Ayuba]] yana kaiwa da mota {{plate|BAU 227 GT}} zuwa kantin [[Obinna]] mai kayan jarirai. Yaro ɗaya, [[Habu]], an ba wasu mutane daga Legas ba tare da takarda ba. Fayil ɗinsa {{file reference|MWA/GM/0148}} ya ɓace. Na tambayi mai gadi [[Baba Tanko]], ya ce an biya dubu ɗari takwas. Ranar haihuwar yaron a katinsa ita ce {{date of birth|2 ga Fabrairu 2021}}. Wata mata mai suna [[Asabe]] ce ni, amma ana kirana [[Goggo]]. Kada ku zo ranar ~~Asabar~~, ranar baƙi ce, komai sai ya zama da ~~haske~~ da daɗi.

(an rubuta daga sautin murya, da Hausar Zaria da Turanci a gauraye)
"Look, ni ban iya dogon turanci ba. I am security a ABU gate... a'a, a wata jami'a dai. Sunana [[Ishiyaku]], staff number ɗina {{staff number|SEC/1147}}. Exam officer, Dr [[Waziri Maigamo]], yana sayar da question paper. Ɗalibi mai karɓar kuɗi shi ne [[Faruk]], matric {{matric number|U19EC2063}}, handle ɗinsa {{handle|@faruk_sureplug}}. Ranar ~~Talata~~ da dare na ga sun shiga office da fitila. I asked them, sai suka ce ni ~~karami~~ ne, in koma bakin aiki. CCTV ɗin a IP {{ip|172.19.4.88}}, amma Mr [[Segun]] na ICT ya goge. Na faɗa wa CSO, Major [[Pam]], ya ce in jira har ~~Maris~~. Ina da hoto a waya ta, IMEI {{imei|862745039118460}}. Don Allah, help me, ina da 'ya'ya tara."
`
