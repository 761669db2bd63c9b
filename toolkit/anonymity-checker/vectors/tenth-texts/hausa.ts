/** Invented texts that only measure; see `../marked-sets.ts`. Every person, company, number and address here is invented. */
export const texts = `
Assalamu alaikum. Ni manomi ne daga ƙaramar hukumar Bunkure. A watan ~~Rajab~~ aka kawo mana takin gwamnati, buhu ɗari shida. Shugaban ƙungiyarmu, Alhaji [[Ɗanlami Gurjiya]], ya ce sai kowa ya ba da dubu uku kafin a rubuta sunansa. Ni na biya, lambar takarda ta ita ce {{voucher number|BKR/T/0274}}, amma har yau ban ga buhu ko ɗaya ba. Daga baya [[Tasi'u]] mai babur ya gaya mini cewa an kai takin gidan [[Ɗanlami]] da dare, ana sayar da shi a kasuwar ~~Laraba~~. <<Ni kaɗai ne na ƙi sa hannu a takardar>>, don haka kar ku ambaci sunana, [[Yahuza]]. Idan kuna so ku kira ni bayan sallar isha: {{phone|0802 555 3316}}.

don allah ina so in kai kara. ni ma'aikaciyar asibiti ce a gusau, ungozoma. magungunan da unicef irin kungiyoyin nan suke kawowa ana fitar da su ta kofar baya. mai rike da sito sunansa [[shehu mai allura]], yana da kanti a titin ~~sani~~ yola, sunan kantin ~~rahama~~ medical. ran ~~juma'a~~ na gan shi da babban likita, dr [[bashar kanoma]], suna kirga kudi. wata mata mai suna [[lubabatu]] ta rasu saboda babu jini, an ce mijinta ya kawo dubu arba'in. katinta {{hospital number|GS/M/11806}}. kar a gane ni

Zuwa ga wanda ya dace,
Ina mai sanar da ku abin da ke faruwa a ofishin ilimi na ƙaramar hukuma a jihar Neja. A jerin malamai akwai mutane huɗu da ba su taɓa shiga aji ba:
Suna | Lambar aiki
[[Ndayako, Aishetu]] | {{pay-roll number|NG/SUB/20931}}
[[Baba Kudu Tauheed]] | {{pay-roll number|NG/SUB/20932}}
[[Zhiri Gimba]] | {{pay-roll number|NG/SUB/20940}}
Dukansu 'yan gidan sakataren ilimi ne, Malam [[Gimba]]. Albashinsu yana shiga asusu guda ɗaya, {{account number|1170465529}}. Na ga haka ne lokacin da aka aike ni banki a ~~Janairu~~. Makarantar ~~Sultan Bello~~ kuwa ba ta da malamin lissafi. Ni <<akawu ne mai shekara biyu kafin ritaya>>; in an kore ni, na rasa fansho. ~~Gaskiya~~ ita ce maganin komai.

WALLAHI MUN GAJI. MU DIREBOBI NE NA TIRELA DAGA MAIDUGURI ZUWA KANO. A KOWANE SHINGE SAI AN KARBI DUBU BIYU. A DAMATURU AKWAI WANI SAJE DA AKE KIRA [[BULAMA]], YA KARBE MINI LASISI, LAMBA {{driver licence|YBE40317BC02}}, YA CE SAI NA KAWO DUBU HAMSIN. YARONA [[MODU]] YA YI MAGANA, SUKA DAKE SHI HAR HAKORI YA FITA. RANAR ~~LITININ~~ NE, BAYAN AZAHAR, KUSA DA GIDAN MAN ~~KYARI~~ DA 'YA'YA. SHUGABAN KUNGIYARMU [[KAKA ALI]] YA CE MU YI ~~HAKURI~~. YAUSHE ZA MU YI TA ~~HAKURI~~? LAMBATA {{phone|08065550471}}. AMMA KAR A BA KOWA, DON [[BULAMA]] YA SAN MOTATA.

[10:41] [[Habiba]]: kin ga jerin N-Power ɗin?
[10:41] ni: na gani, sunana babu. bayan na biya 15k
[10:43] [[Habiba]]: wa kika ba?
[10:44] ni: Kwamared [[Ɗan Auta]]. ya ce oganshi [[Nuhu]] yana ofishin Abuja
[10:46] [[Habiba]]: ni ma na ba shi. NIN ɗina ma ya karɓa, {{nin|53190286447}}
[10:47] ni: subhanallah! da shi fa zai iya buɗe asusu
[10:49] [[Habiba]]: ya ce sunanmu zai fito a watan ~~Sha'aban~~
[10:52] ni: ~~Amina~~ Computers ne ya fara, yanzu ya gina gida a {{address|bayan masallacin Malam Uwaisu, Tudun Jukun}}
[10:53] [[Habiba]]: mu kai rahoto. <<mu biyu ne kawai mata a rukunin>>, ki goge wannan
Haka hirar ta kare, na kwafo ta yadda take. ~~Nasara~~ daga Allah.

Ba zan faɗi suna ba, domin suna yana kashe mutum. A garinmu an ba da kwangilar rijiyoyin burtsatse guda goma sha biyu tun watan ~~Maris~~. Ma'aikatar Ruwa ta Jiha ta ce an gama, Ofishin Kasafin Kuɗi ya ce an biya, amma Kwamitin Raya Gari bai ga ko ɗaya ba. An kafa allon ~~Amana~~ Water Project a bakin Kasuwar ~~Alhamis~~, aka yi hoto, aka tafi. Yara suna ɗebo ruwa a rafi tare da shanu. Mun je Fadar Hakimi, ya tura mu Sakatariya; Sakatariya ta tura mu Majalisa; Majalisa ta ce mu jira har bayan Babbar Sallah. Hukumar Yaƙi da Rashawa ta zo ta duba da kanta, Sakkwato ba nisa. Adalci, Gaskiya, Haƙuri: haka aka rubuta a jikin motar hukuma.

Ranka ya daɗe, mahaifina [[Abashe Tanko]] yana kurkuku a Jos tun shekarar 2020, lambar shari'a {{case number|PLD/J/191C/20}}. An ce ya sata shanu; ƙarya ce, Ardo [[Bello]] da kansa ya ce ba shi ba ne. Gandiroba mai suna [[Pam]] yana karɓar dubu goma duk ~~Asabar~~ kafin mu gan shi. Watan jiya ya ce mu kai dubu ɗari ga lauya, Barista [[Rifkatu Dung]], a ~~Beatrice~~ Chambers, ofishin ~~Yakubu~~ Street, wai za a sako shi. Mun sayar da gona muka kai. Shiru. Yanzu ya yi rashin lafiya, yana tari da jini. Mu 'yan Wase ne, amma muna kwana a {{address|gidan Inna Talle, bayan gidan burodi na Angwan Rogo}}. Ku taimake mu amma ku ɓoye mu.

Ina aiki da 'yan sanda, na'urar sadarwa nake kula da ita. DPO dinmu, SP [[Tijjani Gwadabe]], yana sayar da harsashi. Na rubuta komai a littafi tun ~~Oktoba~~: wa ya zo, nawa aka ba shi, motar wa. Sau uku wani mai suna [[Nasiru Bakin Wuta]] ya zo da babur, ya tafi da jaka. Ran ~~Lahadi~~ kuma wata mata, [[Talatu]], ita ce matar wani dan fashi. Na ji ana ce mata "[[Talatu]] ki gai da mai gida." Da ya tafi, washegari aka tare motar 'yan kasuwa a hanyar Birnin Yero, aka harbe mutum uku, har da [[Isuhu]] mai goro wanda nake saya a wurinsa. Kwanson harsashin da na tsinta iri ɗaya ne da namu. Na aika wa ofishin shiyya imel ta {{email|gaskiya.radio@akwati.example}} amma sai ga takardar a teburin [[Gwadabe]]! Yanzu ana neman wanda ya rubuta. Lambar aikina {{service number|AP/509317}}. <<Ni kadai ne ke da makullin dakin rediyo>>. An ce a mai da ni Birnin Gwari, watau a kashe ni. Ina kwana yanzu a {{address|shagon Iliya mai walda}}, Kaduna. ~~Salama~~.
`
