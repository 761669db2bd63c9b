/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
Kotun ɗaukaka ƙara da ke zama a Yola ta yi watsi da ƙarar da wani ɗan kwangila, [[Nasiru Hong Mayo-Belwa]], ya shigar. Alkalan uku sun ce babu shaidar cewa ya gina makarantar. Da yake magana bayan hukuncin, lauyansa [[Ishaya Kwarhi Dauda]] ya ce zai tafi kotun koli. Wani dattijo daga ƙauyen, [[Bappa Jalo]], ya ce: "Mun zo da mota mun biya kuɗin mota. Mun gamsu." ~~Adamu~~ na uku a layin shaida bai sami damar magana ba.

Wannan wasika zuwa ga gwamna ce, daga mata masu daka gishiri. Muna so a bude hanyar Awe. Muna so a daina karbar dari biyar a kowane buhu. Muna so a ba mu bandaki. Ba mu san rubutu ba, wata yarinya ce ta rubuta mana. Kada a tambayi sunanta. Mun gode.

Binciken jaridarmu ya nuna cewa kamfanin da aka ba kwangilar magani, mai lamba {{company number|BN 3009127}}, ba shi da ofis. Adireshin da aka bayar {{address|lamba 77, Titin Maiduguri, kusa da gadar sama, Kano}} gidan kaji ne. Mai kula da kajin, [[Sule Kaji]], ya ce bai taba jin sunan kamfanin ba. Daraktan kamfanin a takarda, [[Hafizu Ɗan Zomo Bebeji]], ya rasu shekaru tara da suka wuce. Ɗansa [[Mubarak]] ya nuna mana kabarinsa.

[[Nene]]: yaya [[Shafa]] ta ce wai an gane wa ya tura hoton
[[Jamilu IT]]: karya ne ba a gane ba
[[Nene]]: tace sun gane saboda a hoton akwai agogo, <<kuma ke kadai kike da agogon hannu mai jan igiya>>
[[Jamilu IT]]: subhanallahi!! to cire agogon
[[Nene]]: na cire. ina gidan inna, {{address|Angwan Sarki, bayan gidan kaji na Alhaji, kofar katako}}
[[Jamilu IT]]: kada ki amsa {{phone|08023377614}} ofis ne

Wani jirgin ruwa ɗauke da mutum casa'in ya nutse a Kogin Neja kusa da Borgu. Masu tsira sun ce an ɗora kayan kwangilar gwamnati a kan mutane. Mai jirgin, [[Umaru Kainji Bussa]], ya ce jami'i mai suna [[Ɗan Iyan Agwara]] ne ya tilasta shi. Wata uwa, [[Saude Rofia]], ta rasa 'ya'ya uku: [[Usi]], [[Kilo]] da ƙaramar [[Bawu]]. Hukumar ta ce za ta raba rigunan ruwa.

TAMBAYOYIN BINCIKE
T: Mene ne aikinka?
A: Akawu ne ni, {{staff number|BOSADP/212}}.
T: Ka san [[Modu Kellumi]]?
A: Shi ne ya kawo takardar.
T: Ina takardar yanzu?
A: Tana cikin Alkur'ani na a {{address|Bulumkutu, layin Tsallake, gida mai bishiyar dalbejiya biyu}}.
T: Me ya sa ka ajiye a can?
A: Barawo ba ya bude Alkur'ani.

Masu keke napep a Kaduna sun yi yajin aiki saboda karin kudin faci. Mataimakin shugabansu, [[Gideon Kurmin-Masara]], ya ce faci dari ne a da, yanzu dari bakwai. "A ce ~~Allah~~ ya ba mu sa'a mu gama lafiya," in ji wata mai napep mace, [[Ramlat Tudun-Wada]]. <<Ita ce mace daya da ke tuka napep a Kakuri>>. Rahoton ya tabbata ne a rana daya da aka kama wani da sitikan bogi 500.

sako daga wani dan sanda zuwa ga yan jarida: ni kofur ne, sunana ba zan fada ba. ofishin mu na kasuwa. ranar da aka kona shagon [[emeka spare parts|emeka]] mu ne aka ce mu tafi mu kwanta. oga ya ce "kar a je". an kona shago har kasa. matarsa [[ogechi]] tana ciki da jariri. na ji kukanta. ina jin kukanta kullum. fayil din sunansa {{file reference|KD/SBT/OCC/71}}

Rahoton dubawa: rijiyar burtsatse lamba 17
Wuri: {{coordinates|10.5222, 7.4385}}
Zurfi a takarda: mita 90. Zurfi da na auna: mita 22.
Mai aikin: [[Zakariya Pump]]
Wanda ya sa hannu: [[Engr. (Alh.) Wali Kufena|Wali Kufena]]
Wanda ya duba: ni. <<Ni ne mai duba rijiyoyi guda daya a yankin nan bayan an kori sauran>>.
Imel: {{email|rijiya17@akwatin-sako.example}}

Damina ta yi kyau bana. Gero ya yi kyau. Wake ya yi kyau. Amma taki bai zo ba. Allah ne ya ba mu. Idan gwamnati ta ce ita ce, kada ku yarda. Ruwa ne. Ruwa, da addu'ar tsofaffi, da taki na shanu. ~~Hauwa~~ Street a kasuwar hatsi an sami gero mai arha.

Minista ya kaddamar da cibiyar koyon sana'a, washegari aka kwashe kayan. Maigadi [[Tudu Bagobiri]] ya rubuta lambar mota {{plate|SKT 22 FG}} a tafin hannunsa. An tambaye shi ya goge. Ya ce tawada ba ta gogewa. An kore shi. Yanzu yana gadin coci a {{address|Sabon Gari, layin Church, lamba 9}}, amma tawadar har yanzu tana nan, in ji shi, yana nuna hannu.

Labarin wasanni: Kungiyar kwallon kafa ta mata ba ta da takalmi. Kociyarsu, [[Altine Dambatta-Joel]], ta sayar da babur. 'Yan wasa, ciki har da mai tsaron raga [[Victoria Shekari]], suna atisaye da sifas. Hukumar wasanni ta fitar da miliyan biyar. An ce takalmi ya shigo, takalman maza girma 46. ~~Victoria~~ ta yi dariya, ta ce za ta saka biyu a kafa daya.

Kada ka bari sunana ya fito: [[Abdulwahab Zage-Zagi]], direban kwamishina na da. {{phone|08065532290}}. Abin da na gani: an kai jaka zuwa gidan alkali sau uku. Gidan yana {{address|Nassarawa GRA, titin Race Course, gidan mai gate fari da zaki biyu}}. <<Kwamishina yana da direbobi biyu, daya kurma ne>>. To ka ga.

Bayan shekara biyu ba albashi, malamin firamare [[Yahuza Kibiya]] ya bude shagon aski. Dalibansa ne masu zuwa. Yana yi musu tambaya kan lissafi kafin ya yi musu aski. Wanda ya amsa, kyauta. Da sakataren ilimi ya zo aski, ya tambaye shi: "Idan an kawo miliyan goma aka raba dubu dari, nawa ya bata?" Sakataren ya tashi da rabin aski.
`
