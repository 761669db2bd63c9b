/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
Katsina: Wata ƙungiyar iyaye ta gano cewa an sayar da filin wasan yara. Shugaban ƙungiyar, [[Murtala Ɗan-Musa Safana]], ya nuna takarda mai lamba {{file reference|KTS/UPL/2019/P/88}}. Wanda ya saya, [[Alhaji Lawal Rimi-Charanchi|Lawal Rimi-Charanchi]], ya ce ya saya da kyakkyawar niyya. Yaran sun je wajen da kwallo suka tarar da katanga. Wani yaro mai shekara takwas, [[Khalifa]], ya tambaya ko za a bar musu gefe. ~~Murtala~~ Square ma an ce za a sayar da shi.

Zuwa ga kwamitin sulhu. Sunana ba shi da amfani. Na yi gadi a ma'ajin makamai na karamar hukuma, bindigogin 'yan banga. Guda arba'in aka kawo. Goma sha tara ne yanzu. Lambar daya {{serial number|DBN-0447}} an gan ta a hannun barayi. Babban mai ajiya, [[Magaji Ɗan-Barau]], ya gaya min "ka yi barci". <<Ni ne mai gadin nan mai ciwon kafa da ke zaune kan kujerar roba>>.

[[Rukayya Lami]]: an bude portal din?
[[Sirajo]]: an bude an rufe
[[Rukayya Lami]]: cikin minti nawa
[[Sirajo]]: minti bakwai. 'ya'yan manya ne kawai suka shiga
[[Rukayya Lami]]: ni na shiga da {{log-in|rlami_2001}} amma ya ce wani ya riga ya yi amfani da NIN dina
[[Sirajo]]: waye
[[Rukayya Lami]]: sunan da ya fito [[Nafisa Kwanar-Bello]]

Haka rayuwa take. Yau da gobe. Mai dami ba ya ba mai zarre. Idan ka je ofis ka ga kujera babu kowa, ka ga riga a jikin kujera, to an ce ma'aikaci yana nan. Rigar ce take aiki. Muna kiranta malama riga. ~~Riga~~ ba ta karbar cin hanci, gara ita.

Rahoton 'yan sanda ya ce an sami gawar wani ma'aikacin jirgin kasa, [[Ibrahima Kachako Sumaila]], a gefen dogo. Abokin aikinsa, [[Peter Zonkwa-Bala]], ya ce marigayin ya ba shi ambulan kwana biyu kafin nan. A ciki akwai jerin tikitin bogi, da kuma lambar waya {{phone|08061448820}}, da wata rubutacciyar kalma: "idan ban dawo ba". Matarsa [[Sahura]] tana dauke da ciki. Tana zaune a {{address|Rigasa, layin Makarfi, gida mai farar kofa da aka rubuta 'Ayatul Kursiyyu'}}.

Jawabin manomiya a taron mata na Gashua: "Ni [[Ya Falmata Lawan Gana]], na noma ridi. Na kai kasuwa. Sikeli ya ce kilo talatin. Na kai gida na auna a sikelin kifi, kilo arba'in da biyu. Na koma, aka ce sikelin kifi ba na ridi ba ne. To kilo kilo ne." Mata suka tafa. Mai sikeli, [[Abatcha Kolo]], ya fita da sauri.

AN NEMI MUTUM
[[Nazifi Gezawa]], shekara 29, ma'aikacin lab. An gan shi na karshe ranar ~~Asabar~~ a {{address|bakin titin Gwarzo, daura da kamfanin fata, gefen mai sayar da rake}}. Yana sanye da shudin jallabiya. Ya fada wa mahaifiyarsa, [[Umma Salma]], cewa ruwan kamfanin fata yana kashe kifi. A kira {{phone|0907 114 8836}} ko {{phone|08030065517}}. Katinsa na aiki {{staff number|KASEPA/L/33}}.

Yadda ake yi: Mataki na daya, a bude makarantar bogi. Na biyu, a dauki malamai bogi. Na uku, a kawo dalibai ranar dubawa da tirela. Na hudu, a raba alawa. Na biyar, a mayar da su. Na shida, a raba kudi. Wannan ba labari ba ne, na ga haka a idona, na tuka tirelar.

Wani limami a Birnin Kebbi ya ki addu'a ga sabon ginin sakatariya. Liman [[Abdulbasi Ɗan-Zaria Jega]] ya ce ginin na jinin marayu ne. An maye gurbinsa da safe. Da yamma mutane ɗari bakwai suka bi shi salla a fili. Wani jami'i mai suna [[Faruku Zauro]] ya rubuta sunayen masu bin sa. Sai takardarsa ta ƙare. ~~Imani~~ da ~~Amana~~ su ne maganar huɗubar.

Mai girma alkali, ni [[Lantana Bosso Gbako]] 'yar kasuwa ce. BVN {{bvn|22044718835}}. Na ari dubu dari a bankin mata. An rubuta miliyan. Jami'ar lamuni, [[Grace Ndagi-Tsado]], ta cika takardar; ni dan yatsa na sa. An zo an kwashe garken awaki na. Awaki goma sha bakwai. <<A kasuwar Kure ni kadai nake sayar da nonon akuya>>. Ina zaune {{address|Minna, Kpakungu, bayan rijiyar da ba ta da murfi, gidan laka}}.
`
