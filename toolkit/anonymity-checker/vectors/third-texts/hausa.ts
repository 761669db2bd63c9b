/** Invented texts that only measure; see `../marked-sets.ts`. Both halves are read (decision 325). */
export const hausaTexts = `
Zuwa ga ofishin korafe-korafe. Ni ma'aikaci ne a asibitin gwamnati. Shugaban sashen magunguna, [[Malam Sani Tukuntawa|Sani Tukuntawa]], yana sayar da magungunan da gwamnati ta aiko kyauta. A ranar Litinin da ta wuce ya ba [[Jummai]] kwali uku ta kai gidansa. <<Ni kadai ce nake rike da makullin dakin ajiya>>. Lambar wayata ita ce {{phone|0806 221 7743}}.

Rahoton taro na kwamitin makaranta
Wadanda suka halarta: [[Alhaji Musa Gandi|Musa Gandi]], shugaba; [[Malama Hindatu Sule|Hindatu Sule]], sakatariya; [[Garba Mai Gwanjo]], ma'aji; [[Talatu Isa]].
[[Gandi]] ya ce an kashe naira dubu dari biyar wajen gyaran rufi. [[Talatu]] ta tambaya ina rasidin yake. [[Garba]] ya ce rasidin ya bata. Taron ya tashi da karfe hudu.

Suna | Lambar ma'aikaci | Albashi
[[Abdulmumini Kofa]] | {{staff|KT/EDU/1179}} | 61,200
[[Rabi'atu Sani]] | {{staff|KT/EDU/1204}} | 58,000
[[Dahiru Maikasuwa]] | {{staff|KT/EDU/1310}} | 61,200
Wadannan mutane uku ba sa zuwa aiki, amma ana biyan su kowane wata.

Ranar Juma'a da dare 'yan sanda suka tsare dan'uwana [[Jumma Audu]]. DPO din, [[SP Hamza Batsari|Hamza Batsari]], ya ce sai an biya dubu dari. Mun tura kudin ta hannun [[Tanimu]] mai POS, lambar asusu {{account|9034417285}}. Bayan haka ma ba a sake shi ba. Imel dina shi ne {{email|audu.karaye@wasika.example}}.

ina kwana. don Allah wannan sirri ne. [[hadiza]] ta ofishin rajista tana karbar kudi kafin ta ba da takardar haihuwa. jiya ta karbi dubu biyu a hannun matata. [[malam nasiru|nasiru]] shine yake kawo mata mutane. lambar [[nasiru]] {{phone|07061129945}}.

<<Ni ne mafi dadewa a ofishin>>; na fara aiki tun 1998. Babban akanta [[Umaru Dan Barde]] ya sa ni in sa hannu a takardar karya. <<Ni da shi ne kadai a dakin>>. <<Ina da ciki wata shida>>, ba zan iya zuwa wani gari ba.

Assalamu alaikum. Ina so in kai karar kansilan mu, [[Hon. Bala Dankande|Bala Dankande]]. Ya karbi kudin rijiyoyin burtsatse guda hudu amma ko daya ba a haka ba. Direbansa [[Ladan]] ya gaya mana cewa an raba kudin da injiniya [[Yusuf Kwairanga]]. Kudin sun shiga asusun {{account|2087719034}} na bankin Jaiz.

Don Allah ku taimaka mana. Mai unguwa [[Iro]] da dan uwansa [[Shehu]] suna karbar naira dubu uku daga kowane mai gida kafin su ba shi buhun taki. Wanda ya ki biya, sai su cire sunansa daga jerin. <<Ni ne kadai mai gyaran babur a unguwar>>, don haka kada a fadi sunana. Gidan mai unguwa yana {{street|bayan gidan man Oando, kan titin Zaria}}.

Na yi aiki a karamar hukuma shekara goma sha daya. Sabon ma'ajin, [[Kabiru Jibiya]], ya hana mu albashi wata biyu. Da [[Asabe]] ta yi magana, sai ya dauke ta ya mayar da ita kauye. [[Kabiru]] ya sayi sabuwar mota mai lamba {{plate|DTS-330 KA}}. Kowa ya san albashinsa ba zai iya sayen ta ba. <<Tebura na yana kusa da kofar ofishinsa>>.

Wakilin manoma [[Sarkin Noma Barau|Barau]] ya sayar da taraktar da aka ba kungiyarmu. Wanda ya saya shi ne [[Cif Anthony|Anthony]]. [[Hajiya Delu|Delu]] da [[Malam Ilu|Ilu]] sun ga lokacin da aka dauke ta. An rubuta sunan [[Barau]] a takardar sayarwa mai lamba {{file|GMN/AGR/2025/044}}.

Shugaban makarantarmu [[Malam Lawal Rano|Lawal Rano]] ya sa sunan matarsa, [[Zulai]], cikin malamai. [[Zulai]] ba ta taba shigowa aji ba. Haka kuma ya sa sunan direbansa [[Danjuma]]. <<Ni ce mace daya tilo a cikin malaman kimiyya>>. Dalibai sun yi korafi amma babu abin da aka yi.

Mu uku ne Kiristoci a sashen, kuma <<ni kadai ce mace>>. Shugabanmu [[Injiniya Sagir|Sagir]] ya raba kwangilar hanya ga surukinsa. <<Ni ce na buga takardar a kwamfuta>>. Lambar kwangilar ita ce {{file|MOW/KD/R/2025/12}}.
`
