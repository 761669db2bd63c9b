/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
Gusau - An sako malamai huɗu da aka tsare saboda sun rubuta wasiƙa kan bacewar kuɗin jarrabawa. Ɗaya daga cikinsu, [[Bashiru Magami Ɗan-Sadau]], ya ce an kwantar da su a ƙasa ba tabarma. Na biyu, [[Lauwali Bungudu]], bai iya tafiya ba. Shugabar ƙungiyar malamai, [[Zuwaira Kaura-Namoda]], ta ce ƙungiya za ta ɗauki lauya. Kakakin gwamnati ya ce ba a tsare kowa ba, an gayyace su ne kawai. ~~Gayyata~~ ta kwana goma.

Zuwa ga Edita, na karanta labarinku na makon jiya kan taki. Ina so in kara. A garinmu ba taki kadai ba, har da iri. Iri da aka raba, an soya shi. Mun shuka, bai fito ba. Mun koma, aka ce laifin kasa ne. Kasa dai ta Allah ce, ba ta taba yi mana haka ba. Mai karatunku kullum, daga wani kauye a kudancin Borno.

Hirar rediyo, kashi na biyu:
- Mun dawo. Muna tare da [[Laure Tsigai]], tsohuwar ma'aikaciyar gidan marayu.
- Na gode.
- Me kika gani?
- Na ga an fitar da jarirai uku da dare. Wata mata mai suna [[Madam Rose|Rose]] ta zo da mota {{plate|JJN 604 HU}}.
- Kin rubuta?
- Na rubuta a bangon dakin girki da gawayi. <<Ni kadai na iya rubutun ajami a gidan>>, shi ya sa ba su gane ba sai daga baya.

Takardar biyan kuɗi, sashen ayyuka na ƙaramar hukuma
Mai karɓa: [[Gambo Maigoro & Sons|Gambo Maigoro]]
Aiki: gyaran kwalbati a layin {{address|Unguwar Dosa, layin bayan gidan tsohon alkali, daga lamba 4 zuwa 19}}
Kuɗi: N6,700,000
Wanda ya rubuta: [[Pius Kajang]]
Wanda ya duba: babu
Wanda ya yarda: [[H. M. Birnin-Yero]]
Bayani: babu kwalbati ko ɗaya. Na auna da ƙafata.

[[Mal. Ilu|Ilu]]: Salam. Ina da magana amma ba a nan ba
[[Kaltume]]: to a ina
[[Mal. Ilu|Ilu]]: ki zo {{address|wajen famfon tuka-tuka na bayan kasuwar kaji}} bayan la'asar
[[Kaltume]]: lafiya dai?
[[Mal. Ilu|Ilu]]: na ga sunanki a jerin wadanda za a sallama. na biyu a kasan [[Garkuwa S.]]
[[Kaltume]]: saboda na tambayi alawus kenan. ~~Juma'a~~ ta gari daga ~~Laraba~~ ake gane ta

Wani tsohon soja da ya rasa ƙafarsa a Bama yana kwana a masallaci. Sunansa Kofur [[Hassan Pindiga Wakili]], lambar soja {{service number|11NA/67/2018}}. An yi masa alkawarin ƙafar roba. Shekara bakwai. "Sun ce in zo Legas," in ji shi. "Da wace ƙafa?" Matarsa, [[Habsatu]], ta koma gidan iyayenta a Pindiga. Wakilinmu ya kira ofishin kula da tsofaffin sojoji sau huɗu.

Koke daga dalibai mata, sashen jinya. Akwai wani mai kula da jarrabawa mai suna [[Sulaiman Kwayam]]. Yana daukar waya ya ce idan kina so ki ci ki kira. Lambar da yake bayarwa {{phone|08075513309}}. Daya daga cikin mu, [[Hanne Buba Girei]], {{matriculation number|CON/YOL/22/1047}}, ta rubuta masa amsa "a'a". Ta fadi. Ta sake rubutawa. Ta fadi. ~~Sa'a~~ ba ta cikin wannan, zalunci ne.

Bayan sallar idi, mutanen gari suka taru a gaban gidan hakimi. Ba su jefa dutse ba. Suka zauna. Suka ce ba za su tashi ba sai an fada musu ina tankar ruwa. Yara suka kawo fura. Hakimi ya leko ta taga. Da yamma ta yi ya fito ya ce tankar tana gidan suruki. Aka je aka dauko. Ba a daki kowa ba.

Lauya [[Patience Kude-Dogo]] ta gabatar da takardar banki. Asusun {{account number|6035518274}} na wani yaro ne mai shekara sha hudu, [[Musbahu]], ɗan yayan kwamishinan. A wata guda miliyan casa'in sun shiga. ~~Patience~~ suna ne na Turanci da ke nufin haƙuri, amma lauyar ta ce haƙurin nata ya kare. Kotu ta nemi a kawo manajan bankin. Bai zo ba; an ce ya tafi umara.

Sunayen wadanda suka biya kudin fom din kastam kuma ba a dauke su ba:
[[Ibrahim Sade Miya]], dubu 200, {{phone|08060097752}}
[[Yakubu Zalanga]], dubu 250, {{phone|07031147760}}
[[Hadiza Ganjuwa]], dubu 200, ba waya
[[Dogara Tafawa-Barnabas]], dubu 300, {{phone|09098821346}}
Wanda ya karba: [[Babban Yaya]], ofishinsa yana {{address|Yelwan Makaranta, shagon hoto na gefen layin dogo}}
~~Dogara~~ da Allah kawai.

shugaba barka da yau. nine mai wankin motar ofis. ranar dana wanke motar oga naga jinin akuya da kuma takardu da sunan mutane. daya sunan [[engineer bobboi|bobboi]] wanda ya bata a watan jiya. na tsorata. na dauki takarda daya. tana karkashin kujera a {{address|dakina, bayan gidan talabijin, kofa ta karshe kusa da bandaki}}. idan na bata ku duba can

Adamawa: Manoma a Numan sun ce an biya diyyar ambaliya ga mutanen da ba su da gona. [[Kwage Nzomiso]], wanda gonarsa ta nutse duka, ya karbi dubu uku. Wani dan siyasa mai suna [[Ja'afaru Lamorde-Ribadu]] wanda ba shi da gona ya karbi miliyan biyu. Jami'in raba kudin ya ce kwamfuta ce ta yi kuskure. Mutane sun tambaya me ya sa kwamfuta ba ta kuskure wajen talaka.

Ni ma'aikaciyar banki ce. <<Ni ce kadai mai hijabi a reshen>>. Kullum ~~Jumma'a~~ da rana wani mutum yana zuwa da buhun kudi. Ba a kirgawa a gabanmu. Manaja [[Oshiomah]] yana kai shi ciki. An bude asusu da NIN {{nin|55830417296}} na mahaifiyata ba da saninta ba. Sunanta [[Hajara Lawan Dala]], tana da makanta, bata iya sa hannu. Yaya aka yi ta sa hannu?

Ofishin haraji ya rufe shagunan katako 60 a {{address|Kasuwar 'Yan Katako, Na'ibawa, layi na C, lamba 14 zuwa 74}}. Shugaban 'yan katako, [[Sabo Ɗan Maliki]], ya nuna takardar biya mai TIN {{tax number|40018826-0001}}. Jami'in ya ce takardar ta jabu ce. Sai aka gano cewa shi ya sayar musu. Jami'in, [[Nura Gwangwazo]], ya shiga mota ya tafi. Yanzu shagunan a bude suke amma ba kaya.

An tambayi dattijo me ya sa bai yi shiru ba. Ya ce: shiru ya kashe dana. Dana ya ga ana satar mai, ya yi shiru saboda na ce ya yi shiru. Daga baya suka kashe shi saboda ya gani. Da ya yi magana da watakila yana raye. Saboda haka ni ba zan sake yin shiru ba. Mutane suka yi kuka. Dattijon ya gyara hularsa ya zauna.

Littafin shige da fice, ofishin ma'adanai
Suna; Lokaci; Motar
[[Tukur Anka]]; 10:05; {{plate|GUS 330 ZA}}
Bakon Sin (bai rubuta suna ba); 10:20; babu lamba
[[Rilwanu Maradun]]; 10:25; babur
[[Sarkin Zinari]]; 23:50; {{plate|ABJ 09 KX}}
Mai rubutawa: [[Aminatu Talata-Mafara]]. <<Littafin dare ni kadai nake rubutawa>>.

Gombe. 'Yan jarida sun gano cewa wata mace mai suna [[Saratu Kaltungo-Balanga]] tana karbar albashi a wurare biyar. Ita kuma ta ce ba ta taba karbar ko daya ba; ita mai sayar da awara ce. An yi amfani da BVN dinta {{bvn|22936610458}} ne. Ta ce wani saurayi ya zo ya ce zai yi mata katin tallafi. Sunansa [[Sadiq Computer]]. Ba ta san inda yake ba. An ce yana da shago a {{address|Tudun Hatsi, daura da gidan biredi, saman bene}}.

Ina godiya ga kungiyarku. Sakona gajere ne. Ku duba hanyar Wukari. Ku duba kudin gada. Ku duba wa ya sa hannu. Ba ni da wata hujja sai idona. Idona kuwa ba ya karya. Salamu alaikum.
`
