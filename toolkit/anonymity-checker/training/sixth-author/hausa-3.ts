/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
KANO - Wata babbar kotu ta yanke wa wani tsohon jami'in rabon abinci, [[Kabiru Sunusi Ƙwanar-Dawaki]], hukuncin ɗaurin shekara biyar bayan ta same shi da laifin sayar da shinkafar 'yan gudun hijira. Mai shari'a ta ce shaidar da [[Maryam Jatau Gulak]] ta bayar ta isa. [[Maryam]], mai shekara ashirin da bakwai, ta yi aikin wucin gadi a rumbun ajiya. Ta ce ta ga motoci suna fita da daddare. Lauyan [[Kabiru]] ya ce za su ɗaukaka ƙara kafin watan ~~Ramadan~~.

Wani magidanci a Katsina, [[Ashiru Dankama Mai-Rake]], ya shaida wa manema labarai cewa 'yansanda sun tsare shi kwana goma saboda ya tambayi kansilansa ina kudin gyaran makabarta. Ya ce an tambaye shi ko wa yake masa aiki. "Na ce musu babu wanda nake wa aiki, kakata aka binne a wurin," in ji shi. Mai magana da yawun rundunar ya musanta haka. ~~Kabari~~ guda hamsin ne ruwa ya tafi da su bana.

Sarauniyar kyau ta jami'a ta ki karbar kyauta. [[Asiya Bazango]], daliba a aji uku, ta ce ba za ta karbi mota daga hannun wani dan kwangila ba saboda hostel dinsu babu ruwa. Dalibai sun yi mata tafi. Shugaban sashen walwalar dalibai, Dr [[Yohanna Gyang-Sati]], ya bar zauren. Daga baya an ce an dakatar da ita. Lambar karatunta {{matriculation number|U19/SOC/2281}} ta bayyana a allon sanarwa.

Labarin kasuwa: farashin gero ya tashi. Buhu ya koma dubu sittin. Masu sayarwa sun ce direbobi ne suka kara kudin mota. Direbobi sun ce shingayen hanya ne suka yi yawa. Masu shingen sun ce umarni ne. Talaka bai san wa zai tambaya ba. Haka dai ake ta yi.

Tawagar bincike ta isa garin Mubi ranar ~~Lahadi~~. Sun samu cewa asibitin da aka ce an gina gonar dawa ce. Mai gonar, tsoho [[Zira Vandi]], ya ce an ba shi dubu ashirin aka dauki hoto a gonarsa. Shugaban tawagar, [[Barr. Esther Madziga|Esther Madziga]], ta ce za su mika rahoto. Wani ma'aikaci da ya raka su ya roki kada a nuna fuskarsa. Motarsu mai lamba {{plate|YLA 05 FG}} ta fashe taya sau biyu kafin su koma, abin da wasu suke ganin ba haka kawai ba ne.

A wata wasika da jaridarmu ta samu, wata malama a kwalejin kiwon lafiya ta zargi shugaban kwalejin, [[Usaini Ɗan Fulani Kware]], da tilasta wa dalibai mata zuwa gidansa da ke {{address|Ƙofar Kware, rukunin gidajen ma'aikata, gida na takwas daga famfo}}. <<Ita ce malama mace guda a sashen hakori>>, don haka an gane ta nan da nan. An canja mata wurin aiki zuwa Illela. 'Yan majalisa sun ce ba su sami korafi ba tukuna.

Jos: Kungiyar masu hakar kuza ta zargi wani kamfani mai rajista {{company number|RC 1650338}} da gurbata ruwa. [[Chundung Dalyop]], wadda 'yarta ta kamu da ciwon fata, ta nuna wa wakilinmu kafar yarinyar. Shugaban kamfanin, [[Mista Liang|Liang]], ya ce ruwan yana da tsafta, amma da aka ba shi kofi daya bai sha ba. Masu gari sun yi dariya, amma dariyar takaici.

Rahoton musamman: bakin boda
Wakilinmu ya kwana uku a Mai'adua. Ya ga motoci arba'in sun wuce ba bincike. Wani yaro mai suna [[Ɗan Auta]] yana rubuta lambobi a allo. Wani jami'i, mai lamba {{service number|NIS/30092}}, ya karɓi leda baƙa. Da aka tambaye shi sai ya ce "~~Kunu~~ ne a ciki". Ledar ta yage, kuɗi suka fito. Ya ce a goge hoton, ba a goge ba.

[[Alti]]: wai gaskiya ne an kama [[Rufa'i Tela|Rufa'i]]?
[[Babangida Mai Kaset]]: eh jiya bayan magariba
[[Alti]]: kan me
[[Babangida Mai Kaset]]: ya dinka uniform 500 ba'a biya shi ba, ya kai kara
[[Alti]]: innalillahi. shagonsa nan na {{address|kwanar Jaba, jikin bangon makaranta, kusa da mai burodi}}?
[[Babangida Mai Kaset]]: eh shi. sun tafi da kekunan dinki duka
[[Alti]]: zan kira lauya {{phone|0708 221 9056}}

Ni matar aure ce a barikin 'yansanda. Mijina kurtu ne. Bana son sunansa ya fito. Watanni bakwai kenan da aka ce an kara musu albashi. Karin ya tsaya a Abuja. A barikin ruwa babu, bandaki daya mutum arba'in. Da damina katanga ta fadi ta kashe akuya. Muka ce Alhamdulillahi akuya ce.

Taron manema labarai, zauren NUJ na Lafia
Mai jawabi: [[Ovey Angbazo]], sakataren kungiyar fansho
"Yau shekara shida. Mutum 214 sun mutu suna jira. Na zo da sunayensu. [[Atiku Doma Osuko]], [[Hajara Akwe]], [[Samaila Wowyen]]..."
Ya karanta suna har ya gaji. Wani ya karba ya ci gaba. Kwamishina bai zo ba. ~~Adalci~~ Road inda ofishinsa yake, kulle yake.

An kona ofishin zabe a wani gari bayan an gano katunan zabe a rijiya. Ga lambar daya daga ciki: {{voter number|90F5 EE31 0824 6690}}. Mai katin, [[Tabawa Ɗan-Malam]], ta ce ta nemi katinta wata biyar. Ma'aikacin wucin gadi, [[Yusufu Gaskiya]], ya ce an umarce su su jefa. ~~Gaskiya~~ ta fi kwabo, haka ya fada yana goge hawaye. Ana neman shugabansa wanda ya gudu.

Sako daga wani manomi: Dam ya balle karfe hudu na asuba. Ba'a buga mana kararrawa ba. Mai gadin dam, [[Shehu Mai Agogo]], ya kira shugabansa sau goma sha daya, bai dauka ba. <<Ni ne wanda ya hau bishiyar kuka da 'ya'ya uku, kowa ya ga hotona>>. Gonata ta tafi. Lambar rumfar tallafi {{file reference|SEMA/KD/FLD/77}}. Asusuna {{account number|3187725506}} babu komai ya shigo.

ZARIYA. Wani likitan dabbobi, Dr [[Bashari Ɗan'azumi Likoro]], ya yi murabus bayan ya ki sa hannu a kan cewa an yi wa shanu dubu goma allura. Ya shaida wa jarida cewa shanu dari hudu ne kawai. Lambar kwarewarsa {{practice number|VCN/5518}}. Ya ce yana karbar barazana daga {{phone|08022290417}}. Mahaifiyarsa, [[Goggo Binta Likoro]], ta ce danta tun yana yaro ba ya karya. Yanzu yana zaune da surukansa a wajen gari.

Hukumar ilimi ta ce an yi wa makarantu 120 famfo. To mun duba 9, famfo daya ne, shi ma na burtsatse na tsohon gwamna. Mun kira mai magana da yawun hukumar. Ya ce mu rubuta wasika. Mun rubuta. Ya ce mu jira. Muna jira. Wannan rahoto ba shi ne na karshe ba.

Bulaguro: Motar bas daga Lagos zuwa Sokoto, mai lamba {{plate|SOK 717 YT}}, ta tsaya sau 31. Kowane tsayawa dubu daya. Direba [[Lawwali Mai Kano Line]] ya rubuta a takarda. Fasinja daya, [[Adaku Nwankpa-Ibrahim]], ta dauki bidiyo, jami'in ya kwace wayarta mai IMEI {{imei|351902118840475}}. Sai da fasinjoji suka hada kudi aka karbo. ~~Sabuwar~~ hanya ba ta gama ba, an ce a 2016 za a gama.

Gyaran labari: A makon jiya mun rubuta cewa [[Salihu Barewa]] ne manajan ma'ajiyar. Ba shi ba ne. Shi direba ne. Manajan shi ne [[Salisu Bareba]]. Muna neman gafara. Kuma gidan da muka ce yana {{address|Titin Yahaya Gusau, lamba 118B}} na wani ne daban.

Da'awar wani mai kamun kifi: Tafkin mu an ce na kamfani ne yanzu. Muna bukatar izini. Izini dubu sittin. Na gaji tafkin daga ubana, ubana daga nasa. An kama [[Bukar Kanembu Goni]] da kifi uku. Kifi uku fa. Alkali ya ci shi tarar dubu talatin. Ya ce idan ya sake zai tafi gidan yari.

Kafar yada labarai ta gano asusun intanet {{website|tallafin-manoma.example.ng}} da ke karbar bayanan manoma. Wanda ya bude shi yana da adireshi {{email|m.ubandoma77@wasika.example}} da IP {{ip address|102.89.34.201}}. Sunansa [[Mas'ud Ubandoma]]. Wata manomiya, [[Talle Karofi]], ta sa NIN dinta {{nin|17350942288}}, washegari kudinta suka bace. Hukuma ta ce a daina amfani da shi.

Bikin ranar ma'aikata a Maiduguri ya zama zanga-zanga. Ma'aikatan shara sun zo da tsintsiya. Shugabarsu, Ya [[Gana Kolo]], ta ce suna karbar dubu shida alhali takarda ta ce talatin. <<Ita ce tsohuwar nan mai sanda wadda ta share titin Post Office tun zamanin mulkin soja>>. An kunna mata makirufo, aka kashe. Ta ci gaba da magana ba makirufo. Mutane suka yi shiru suka saurara.
`
