/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
RAHOTON TARON MA'AIKATAN RAJISTA
An yi taron ne a ɗaki na 9, ranar ~~Laraba~~ da safe. Waɗanda suka halarta: Malam [[Ɗayyabu Ƙofar-Gayan]] (shugaba), Hajiya [[Saude Mika'ilu]], [[Istifanus Gora]], da ni mai rubuta rahoto, [[Rabi'atu]]. [[Istifanus]] ya buɗe da addu'a.
1. Fayil. An ce fayil mai lamba {{file reference|MOA/FERT/22/VOL.3}} na takin zamani ya ɓace. Hajiya [[Saude]] ta ce ta miƙa shi da hannunta ga direban Kwamishina, wato [[Bala Tela]], ranar da aka yi ruwan sama mai ƙarfi. Babu sa hannu.
2. Shugaba ya roƙi kowa ya yi ~~haƙuri~~, kada a kai magana waje. [[Istifanus]] ya ƙi, ya ce "~~gaskiya~~ ba ta ɓuya". <<Shi kaɗai ne a cikinmu ya taɓa yin aiki a ofishin mai binciken kuɗi>>.
3. Shayi da sukari sun ƙare.
An tashi ƙarfe sha ɗaya da rabi.

SANARWA GA DUKKAN MA'AIKATA
Ana sanar da dukkan ma'aikatan Ma'aikatar Ilimi, tun daga Birnin Gwari har zuwa Sanga, cewa za a yi tantancewa daga ranar ~~Litinin~~ zuwa ranar ~~Alhamis~~ bayan ~~Sallah~~ Ƙarama. Ma'aikatan Zariya da Sabon Gari su je Kwalejin ~~Amina~~; na Kachia da Kajuru su je Babbar Makarantar Gwamnati; na cikin gari su taru a Dandalin ~~Murtala~~. Kowa ya zo da takardar ɗaukar aiki, takardar ƙarin girma ta ƙarshe, da hotuna guda uku. Ba za a karɓi wakili ba. Tsofaffi da mata masu goyo a fara da su. Duk shugaban sashe da ya kawo sunan bogi, Hukumar Ma'aikata za ta ɗauki mataki a kansa. Ma'aikata a yi ~~amana~~, a bar son zuciya. Allah Ya ba mu ~~Nasara~~.
SA HANNUN SAKATARE, SASHEN MULKI

Littafin direba, nawa ne, kada wani ya karanta
Yau na kai mai gida Zariya a mota {{plate|MKA-219KD}}. Mun tsaya a gidan Alhaji [[Sani Goro]], {{address|bayan masallacin Kwangila}}. Na san gidan tun da daɗewa. Alhaji [[Sani Goro]] da kansa ya fito da jaka ruwan ƙasa. Suka ƙirga a falo, ni ina bakin ƙofa. Na ji mai gida ya ce "sauran kuma sai bayan ~~azumi~~". A hanya ya ba ni dubu uku. [[Gambo]] direban [[Hajiya Mai Turare]] ya ce min su ma haka ake yi a ofishinsu. Na rubuta lambar da ya kira: {{phone|0703 555 6690}}. <<Ni ne direba ɗaya tilo da ya rage tun zamanin tsohon Sakatare>>, don haka idan aka tona, ni za a fara zargi. ~~Sani~~ abu ne mai nauyi. Allah Ya kare ni ranar ~~Juma'a~~ mai zuwa idan mun sake fita.

Takardar tuhuma da amsarta
Zuwa ga: [[Habibu Ɗan'iya]], mai kula da sito.
An lura ka fitar da buhunan taki dari biyu ba takardar izini. Ka yi bayani cikin kwana biyu. Sa hannu: [[A. G. Ƙanƙara]].
Amsa: Ranka ya daɗe, ban fitar da komai bisa son raina ba. Ranar ~~Asabar~~ da dare aka zo da tirela mai lamba {{plate|SBG-806XN}}, direba ana ce masa [[Ɗanjuma Gwamna]]. Ya nuna min takarda mai lamba {{voucher number|SIV/0973}} da sa hannun Darakta, amma ba hatimi. Na ƙi, sai Malam [[Ƙanƙara]] ya kira ni a waya ya ce "ka buɗe ko ka koma ƙauye". Ina da shaida: [[Talatu]] mai sayar da kunu da yaronta. Na yi shekara goma sha bakwai a wannan sito ban taɓa ɗaukar ko ƙwaya ba. Ina roƙon adalci da ~~rahama~~. [[Habibu]]

Ga jerin albashin da na gani a kan tebur na kwafa da sauri (watan ~~Rajab~~, wato Maris):
suna, lamba, asusu, naira
[[Jibo Ayuba]], {{pay-roll number|KAD/LEA/7702}}, {{account number|0155820937}}, 32000
[[Larai Magaji]], {{pay-roll number|KAD/LEA/7703}}, {{account number|0155820937}}, 32000
[[Nkechi Eze]], {{pay-roll number|KAD/LEA/7704}}, {{account number|0155820937}}, 32000
[[Audu Kwaɗo]], {{pay-roll number|KAD/LEA/7705}}, {{account number|3048816200}}, 32000
Kun ga asusu ɗaya mutane uku. Asusun na [[Kawu Tasi'u]] ne, <<kanin matar shugaban karamar hukuma na huɗu>>. [[Larai]] ta rasu tun bara, na je ta'aziyya. [[Nkechi]] kuwa ta koma Enugu da aure. Da na tambayi akawu sai ya ce in rufe baki, ya ba ni ~~kyauta~~ ta dubu biyar. Na mayar. Ranar ~~Lahadi~~ zan kai wa lauya.

WASIKAR KUNGIYAR DIREBOBIN TASHAR MANDO
Zuwa ga Kwamishinan Ayyuka. Bayan gaisuwa mai yawa, mu yan kungiyar direbobi muna kai kukanmu. Wani mutum mai suna [[Sha'aibu Bulala]], wanda ya ce daga ma'aikatar haraji yake, yana karbar naira dubu a kowace mota kowace rana, ba rasit. Idan ka ki, sai yaransa [[Kwalba]] da [[Nafi'u]] su fasa maka gilashi. Mun kai kara ofishin yan sanda, lambar kara {{case number|MND/CR/118/22}}, amma dan sandan, Sajan [[Ogbaji]], ya yaga takardar a gabanmu. Mun kira lambarsa, {{phone|sifili takwas sifili tara, biyar biyar biyar, sifili daya uku bakwai}}, bai dauka ba. Muna ba gwamnati daga yau zuwa ~~Talata~~. Idan ba a yi komai ba, za mu rufe tasha. Zaman ~~Lafiya~~ muke so, ba fada ba.
Shugaba: Malam [[Inuwa Tasha]], waya {{phone|08155554402}}
Sakatare: [[Yohanna Birnin Yero]]
A madadin direbobi na ~~Ahmadu Bello~~ Way da na hanyar Lagos

Bayanin mai gadi, na fassara shi daga bakinsa zuwa takarda.
"Sunana [[Mamman Kukawa]], Babarbare ne, ina zaune a {{address|Rigasa layin Makwa, gidan mai kofar ja}}. Ina aikin gadi a sito na magani. Daren ~~Alhamis~~ karfe biyu na ji karar mota. Na leka, na ga Likita [[Emmanuel]] da wani mutum dogo da ake kira [[Bello Gajere]]. Suna fitar da kwali. Na ce musu ina takarda? Sai [[Bello]] ya kama wuyana. [[Emmanuel]] ya ce 'kyale shi, tsoho ne, gobe zai manta'. Ban manta ba. Na kirga kwali arba'in da daya. <<Ni kadai ne mai gadi da bai iya rubutu ba>>, shi ya sa suka dauka ba zan fada ba. Magungunan zazzabin yara ne, na ga hoton sauro. Bayan kwana uku a asibitin ~~Yusuf Dantsoho~~ aka ce babu magani. Hakkin yara ne, kuma ~~Ladi~~ ba ta zama ~~Talata~~."

littafin ajiya da na miƙa wa wanda zai gaje ni, [[sabiyu maƙarfi]]
makulli guda huɗu, ɗaya ya karye. kwamfuta ɗaya, kalmar shiga tana hannun [[blessing ogiri]] ta ict, sunan shiga {{log-in|rajista.kd2}}. fayiloli 188 a kanta, 6 suna gidan darakta. ka nemi {{file reference|mlh/reg/401}} da wuri, domin filin makabarta ne aka sayar wa wani alhaji [[tanimu]]. kar ka yarda da [[lauratu]] idan ta ce za ta taimaka, <<ita ce ke kai labari ga mijinta mai ba gwamna shawara>>. idan ka ji tsoro ka je wurin [[baba pada]] a limamin cocin barnawa, mutum ne mai ~~amana~~. ni zan yi ritaya ranar ~~litinin~~, da ~~damina~~ zan koma gona a kubau. rubuta komai, ka ajiye kwafi a wani wuri.
`
