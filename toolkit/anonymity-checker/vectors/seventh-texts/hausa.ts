/** Invented texts by an author of rules; see `../marked-sets.ts`. Every person, number, address and log-in here is invented. */
export const hausaTexts = `
TAKARDAR RANTSUWA
Ni, [[Habibu Danjuma Tsanyawa]], manomi, mazaunin {{address|Layin Masaka, bayan rijiyar Kofar Arewa}}, na rantse cewa takin zamani na gwamnati an sayar da shi a kasuwa. Wanda ya sayar shi ne [[Mamman Sule]], ma'ajin kungiya. Rasit din yana da lamba {{file reference|KTS/AGR/R-20418}}. <<Ni kadai ne manomin da ya ki sa hannu>>. An yi rantsuwa a gaban [[Alkali Zakari|Zakari]].

Sakon murya da aka rubuta: Assalamu alaikum, ni ce [[Lantana]], matar [[Iro mai nama]]. Kudin tallafi bai zo ba. An ce mu kawo dubu biyar-biyar. Na ba [[Hajiya Binta|Binta]] a gidanta, {{address|Unguwar Kanawa, gidan mai jan kofa}}. Lambata {{phone|sifili takwas sifili shida, uku uku bakwai, tara sifili daya biyu}}. Don Allah kada a ambaci sunana.

[[Shamsu]]: ina kudin man injin?
[[Malam Audu|Audu]]: ka tambayi [[Yakubu Dogo]]
[[Shamsu]]: ya ce kai ka karba
[[Malam Audu|Audu]]: ni ban karba ba, duba littafi, shafi na {{serial number|KW-0772}}
[[Shamsu]]: to ai mota {{plate|DTS 318 ZY}} ba ta fita ba sati guda

TARON KUNGIYAR DIREBOBI
Wadanda suka halarta: shugaba [[Garba Wase]], sakatare [[Nuhu Plateau]], ma'aji [[Sunusi]], da direbobi talatin.
1. An bude taro da addu'a.
2. [[Sunusi]] ya ce an tara N420,000, amma N160,000 kawai aka gani.
3. [[Garba Wase]] ya ce a yi ~~Hakuri~~.
4. An rufe taro ranar ~~Alhamis~~.

Zuwa ga Shugaban ICPC. Ina koka maka game da shugaban makarantarmu, [[Malam Bashari Rimi|Bashari Rimi]]. Yana karbar N3,000 kafin ya ba yara takardar jarabawa. 'Yata, [[Nafisatu]], lambar jarabawarta {{exam number|4120837756BE}}, an hana ta takarda. Ni mahaukaciyar tela ce a {{address|Tudun Jukun, kusa da masallacin Izala}}. Wayata: {{phone|0903-772-4410}}.

Jadawalin albashi
Suna | Aiki | An rubuta | An biya
[[Rabi'u Kwalli]] | mai gadi | 30,000 | 12,000
[[Asabe Ɗan'azumi]] | share | 30,000 | 12,000
[[Lawisa]] | dafa abinci | 30,000 | 0
[[Bello Jr]] | "kwamfuta" | 45,000 | 45,000
[[Bello Jr]] dan kansila ne. Asusunsa {{account number|3127740086}} a Jaiz.

A yau kasuwa ta cika. Masara ta yi tsada, gero ya yi tsada. Mutane suna korafi cewa harajin karamar hukuma ya ninka. Ba a ba da rasit. Wani tsoho ya ce ~~Sabo~~ ba ya kawo ~~Albarka~~. Muka koma gida.

Rahoton ma'aikaciyar lafiya: An kawo alluran rigakafi 600, na gani 240. Wanda ya dauki sauran shi ne [[Mustapha]], dan uwan shugaban karamar hukuma. Ya kai su kantin magani na {{address|Bakin Dogo, shagon da ke jikin gidan Alhaji Tanko}}. Lambar akwati {{serial number|BTH-04477-C}}. <<Ni kadai ce ungozoma a wannan asibiti>>.

Daga: {{email|hafsat.d@kasuwar-hatsi.test}}
Zuwa: {{email|bincike@hukuma.invalid}}
Batu: Buhunan shinkafa
Ranka ya dade, buhu 900 aka sa hannu, 410 suka iso. Motar da ta kawo {{plate|KZR-602 FA}}. Direba sunansa [[Zubairu Tanke]]. Mai karba [[Hadiza Gambarawa]]. Na dauki hoto.
[[Hafsat D.]]

'Yan sanda sun kama dana a shingen {{address|mahadar Gadar Katako}}. Sunansa [[Abubakar Sadiku]], an haife shi {{date of birth|ranar biyar ga watan Mayu, 2005}}. Sajen [[Emmanuel]] ya ce sai na kawo dubu arba'in. Na sayar da akuya. Har yanzu wayarsa, {{phone|07046628813}}, tana hannunsu. Ina rokon taimako, ni [[Talatu Sadiku]].

Wasikar dan bautar kasa: Lambata ta kira {{call-up number|NYSC/BUK/2024/209736}}. A sakandaren da nake, mataimakin shugaba, [[Mista Kefas|Kefas]], yana karbar kudin rajista biyu. Abokin aikina [[Chidubem]] ya yi magana, aka canja masa wuri. <<Ni ne kadai mai koyar da kimiyya>>. Ku same ni a {{email|bautarkasa_ilmi@wasika.test}}.

Takardar mika aiki
Daga [[Jamila Aliyu Fari]] zuwa [[Usman Kyari]]. Na mika: mabudi uku, rajista biyu, kwamfuta daya (lamba {{serial number|5CD2-118-KTR}}). Ban mika ba: injin janareta, domin [[Alhaji Mato|Mato]] ya dauka "aro". Kalmar sirri ita ce {{log-in|Rumbu-2209}}. Lambata ta aiki {{staff number|GMB/MOW/1877}}.

Matasan unguwa muna sanar da jama'a: Kudin titi an cinye. Kwangila lamba {{file reference|KN/RD/W7/26-118}}. Dan kwangila [[Alhaji Sani Gwarzo Mai Kwalta|Sani Gwarzo Mai Kwalta]]. Titin ya tsaya a {{address|kofar gidan Hakimi, Gwammaja na Biyu}}. Idan ka san wani abu ka tura zuwa {{handle|@muryar_gwammaja}}. Ba ma daukar kudi.

Shaida ta biyu: Sunana [[Ladidi Musa Kwarbai]], shekaruna 41. Ina sayar da kosai a bakin ofishin fasfo. Mutumin da ake kira [[Dan Fasfo]] yana karbar N80,000. Fasfo din makwabciyata, {{passport number|B04471928}}, ya kwana biyu kawai. Matarsa [[Uwani]] tana rike da littafin. <<Teburina ne kadai yake fuskantar tagar>>.

Na karanta a jarida cewa an gina makarantu goma. A garinmu an gina bango daya. Akuya tana kwana a cikinsa. Yaran suna karatu a karkashin bishiya. Malami daya ne, kuma ba a biya shi ba tun watan ~~Rajab~~. ~~Gaskiya~~ ba ta buya.

Dalibai: a jami'armu malami daya, [[Dr. Nasidi]], yana sayar da maki. N15,000 ga C, N25,000 ga B. Ana tura kudin zuwa {{account number|7018 2294 36}} Opay, sunan [[Khadija Nas]]. Lambar rajistata {{matric number|UMYU/ECO/20/1148}}. Ya ce idan na yi magana ba zan gama ba. Abokina [[Umar Farouk Danja]] shaida ne.

12/04, 9:15 - [[Kabiru Filin Jirgi]]: kun ga sanarwa?
12/04, 9:16 - [[Salma]]: wace
12/04, 9:17 - [[Kabiru Filin Jirgi]]: an ba [[Tijjani]] kwangila. kanin darakta ne fa
12/04, 9:20 - [[Salma]]: adireshin kamfaninsa {{address|lamba 3, titin Lamido, bene na biyu}}. babu kowa a wurin
12/04, 9:22 - [[Kabiru Filin Jirgi]]: rajistarsa {{company number|RC 1884027}}

Korafi kan fili. Mahaifina, marigayi [[Mai Unguwa Shehu|Shehu]], ya bar mana fili a {{address|Rigasa, Layin Makera, fili na 27}}. Jami'in safiyo, [[Injiniya Haruna|Haruna]], ya sake takarda. Tsohuwar takarda lamba {{file reference|KDL/8821}}, sabuwa {{file reference|KDL/8821A}}. Yana cewa "ka je kotu". Ni [[Sagir]], lambar NIN {{nin|73028841196}}.

Sakataren gidan ruwa ya ce ni na rubuta takarda. Ba ni ba ne. Amma na san wanda ya rubuta. Famfo ya mutu shekara uku, duk wata ana sayen diesel. Motar diesel ba ta taba zuwa ba. Idan kuna son shaida, ku tambayi yaran da suke diban ruwa a rafi da ~~Asuba~~.

Ga Edita. Likitan asibitinmu, [[Dakta Yusha'u|Yusha'u]], ba ya zuwa sai ranar ~~Litinin~~. Matar kawuna, [[Gwaggo Delu]], ta rasu tana jira. Katin asibitinta {{hospital number|GH/BC/0417/19}}. Nas [[Rifkatu]] ta ce a kawo kudin man janareta. Muna zaune a {{address|Yelwa, gefen makarantar Gwani}}.

Direban motar kansila ya gaya mini a asirce: sunansa [[Dahiru]], amma ana kiransa [[Tanko Gudu]]. Ya kai kwalaye hudu gidan [[Barista Lawal]], {{address|No 9 Sokoto Crescent, Badarawa}}. Lasisinsa {{driver licence|KAD 00418 BA 27}}. Ya ce <<shi kadai ya san hanyar daji>>.

Tebur na tallafin mata
1. [[Saratu Bala]], waya {{phone|0802 664 7719}}, ta karba
2. [[Jummai]], waya {{phone|09098811427}}, ba ta karba ba
3. [[A'isha Gagarawa]], babu waya, ta rasu 2020, "ta karba"
4. [[Zulaihatu Sarki]], BVN {{bvn|22910447386}}, 'yar shugaba, ta karba sau uku

Sanarwa: taron mata ranar ~~Jumma'a~~ bayan sallar la'asar. Za a tattauna kudin rijiya. Kowa ya zo da shaidar biya. Ba a yarda da fada. Wanda bai biya ba ya zo shi ma.

A wurin hakar ma'adinai, jami'i [[Gideon Bot]] yana karbar N50,000 kowace mota. Ba takarda. Lambar wayarsa {{phone|0814 zero zero seven 3391}}. Wanda yake tara masa kudi yaro ne, [[Auwalu Karfe]]. Sansaninsu {{address|Dutsen Bako, kilomita 6 daga Barkin Ladi}}, GPS {{gps|9°31'48"N 8°54'02"E}}.

An tilasta mini in sa hannu. Ni kansila ce, [[Rahila Dogara Ibi]]. Takardar ta ce mun sayi tarakta shida. Ba tarakta. Shugaba [[Angulu]] ya aiko da [[Danlami PA]] da ambulan. Na mayar. <<Ni ce kadai mace a majalisar>>. Rumbun takardu: {{website|majalisa-wukari.invalid/takarda/77}}.

Malamin addini ya ce: kada ku ci haram. Da aka gama wa'azi, shugaban kasuwa ya raba kudi. Kowa ya karba, har da ni. Na dawo gida na kasa barci. Washegari na mayar da nawa. Ba ~~Salihi~~ ba ne ni, amma na gaji.
`
