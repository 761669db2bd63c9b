/**
 * Sentences as news has them, in Hausa, Igbo and Yoruba, written for this project. Igbo and Yoruba have their marks here: the tagger
 * looks at which words have none. Slots as in `templates.ts`.
 */
export const hausaNews = `
Shugaban kasar {G} {P} ya gana da takwaransa na {G} , {P} .
Ministan harkokin wajen {G} {P} ya isa birnin {G} .
Tsohon shugaban Amurka {P} ya soki matakin da {L} ya dauka .
{L} ya ce ba zai amince da sakamakon zaben ba .
A cewar {L} , gwamnati ba ta dauki mataki ba .
Kakakin shugaban {G} , {P} ne ya bayyana haka .
Shugaba {L} da Firaiminista {L} sun rattaba hannu a yarjejeniyar .
Ga rahoton wakilinmu a {G} {P} .
Daga {G} wakiliyarmu {P} ta aiko mana da rahoto .
Sheik {P} ya shawarci matasa da su zauna lafiya .
Farfesa {P} na jami'ar {G} ya ce lamarin abin damuwa ne .
Kaftin {L} , wanda ya jagoranci dakarun , ya ji rauni .
An zabi {P} a matsayin shugaban kungiyar {A} .
{P} mai ritaya ya taba zama jakadan {G} .
Gwamnan {S} {P} yace zai biya albashi .
Kotun ta wanke {L} daga zargin .
Dan wasan {G} {L} ya zira kwallaye biyu .
Dan kasar {G} {P} ya lashe gasar .
{L} Ya Ce Zai Tsaya Takara A Zaben {G}
Kotu Ta Daure {P} Saboda Zargin Zamba
Shugaba {L} Zai Ziyarci {G}
Majalisar Dokokin {G} Ta Amince Da Sabon Kasafin Kudi
An Yi Zanga-Zanga A {G} Kan Karin Kudin Mai
Hukumar Zabe Ta Fitar Da Jadawalin Zabe
Yan Bindiga Sun Kashe Mutane A {G}
Majalisar Dinkin Duniya ta ce yaki ya raba mutane da gidajensu .
Kungiyar Tarayyar Turai da Bankin Duniya sun ba da tallafi .
Kwallon Kafa : Kasashen Afirka Za Su Kara A Gasar Duniya
`

export const igboNews = `
Onyeisiala {G} bụ {P} ekwuola na a ga-eme ntuli aka n'afọ a .
Onyeisiala Amerika mbụ {P} akatọla ihe {L} mere .
Gọvanọ steeti {S} bụ {P} abịanyela aka n'iwu ọhụrụ .
{P} , onye bụbu mịnịsta {G} , anwụọla .
{L} kwuru na ya agaghị akwụsị ọrụ .
Dịka {L} siri kwuo , ndị mmadụ iri abụọ nwụrụ .
Ọnụ na-ekwuru ndị uwe ojii na steeti {S} , {P} , kwuru na ha na-enyocha ya .
Onye egwuregwu {G} bụ {P} nyere goolu abụọ .
Nwa afọ {G} bụ {P} meriri asọmpi ahụ .
Ụlọikpe agaala n'ihu n'ikpe {P} .
Sịnetọ {P} so n'ime ndị gara {G} .
{P} na {P} bụ ndị na-azọ ọkwa onyeisi oche {A} .
{P} gwara BBC Igbo na ya na ezinaụlọ ya bi na {G} .
Ọkammụta {P} nke mahadum {G} kọwara ihe kpatara ya .
Bishọp {P} kpọkuru ndị Kraịst ka ha kpee ekpere .
Nne nwa ahụ bụ {F} sịrị na nwa ya gbara afọ {N} .
{L} na nwunye ya bụ {F} gara ememe ahụ .
E bugala {L} ụlọikpe maka ebubo iri ngari .
Ihe {L} kwuru banyere ntuli aka {G}
Ndị uwe ojii ejidela {P} na {G}
Ndị Ome iwu na {G} akwadola atụmatụ ego ọhụrụ .
Ndị Agha Naịjirịa egbuola ndị omekome n'Ọhịa Sambisa .
Otu Jikọrọ Mba Ụwa kwuru na agụụ na-agụ ọtụtụ ndị mmadụ .
Ụlọ Ọrụ Na-ahụ Maka Ntuli Aka ewepụtala ụbọchị .
Ọrịa Kọrọna egbuola mmadụ {N} na {G} .
Ụmụakwụkwọ Mahadum na-eme ngagharị iwe n'Ọnịcha .
Ndị Fulani na ndị ọrụ ugbo na-alụ ọgụ na Benue .
Ememe Iri Ji Ọhụrụ na-abịa n'ọnwa Ọgọstụ .
`

export const yorubaNews = `
Ààrẹ orílẹ̀-èdè {G} , {P} , ti kéde pé ètò ìdìbò yóò wáyé ní ọdún tí ń bọ̀ .
Ààrẹ {L} sọ̀rọ̀ lórí ẹ̀rọ amóhùnmáwòrán .
Gómìnà ìpínlẹ̀ {S} , {P} , ti buwọ́ lu òfin náà .
{P} , ẹni tí í ṣe akọ̀ròyìn ní {G} , wà ní àtìmọ́lé .
Agbẹjọ́rò {P} sọ wí pé ìjọba kò ní ẹ̀rí .
{L} túwíìtì pé ọlọ́pàá ti dé ilé òun .
{P} kọ ọ́ sórí Facebook wípé :
Nínú ọ̀rọ̀ rẹ̀ , {L} fi kún un pé àwọn ọ̀dọ́ gbọdọ̀ jáde .
Wọ́n fi {P} àti {P} sí ẹ̀wọ̀n fún ọdún {N} .
Àwọn ajìjàgbara bíi {P} , {P} àti {P} ń bẹ ní ìgbèkùn .
Gẹ́gẹ́ bí {L} ṣe sọ , ìwà ìbàjẹ́ ti pọ̀ jù .
Olórin {P} gbé àwo orin tuntun jáde .
Ọmọ bíbí ìlú {G} ni {P} , ó sì ń gbé ní {G} báyìí .
Olùdásílẹ̀ {O} , {P} , ṣàlàyé fún Global Voices .
Àwòrán láti ọwọ́ọ {P} . A gbà á lò pẹ̀lú àṣẹ .
{F} jẹ́ ọmọ ọdún {N} , ó sì ń kẹ́kọ̀ọ́ ní {G} .
Ẹgbẹ́ òṣèlú {A} fa {P} kalẹ̀ gẹ́gẹ́ bí olùdíje sí ipò ààrẹ .
Ìyá {L} sọ pé òun kò rí ọmọ òun mọ́ .
Olóògbé {P} kú ní {G} ní ọdún {N} .
Mínísítà fún ètò ẹ̀kọ́ , {P} , kò fèsì sí ìbéèrè wa .
Àjọ Elétò Ìdìbò ti kéde èsì ìdìbò ní {G} .
Àjọ Ìṣọ̀kan Àgbáyé bu ẹnu àtẹ́ lu ìjọba {G} .
Ilé Ìgbìmọ̀ Aṣòfin ti buwọ́ lu Òfin Ẹ̀ṣẹ̀ Orí-ayélujára .
Ní Oṣù Ẹrẹ́nà ni Ìwọ́de Àlàáfíà wáyé ní {G} .
Àwọn Ọmọ Ogun Orí-omi àti Ẹ̀ṣọ́ Ààbò wà ní ojú òpópónà .
Síbẹ̀ , Àwọn Oníṣòwò àti Àwọn Àgbẹ̀ kò gbà .
Ilé Ẹjọ́ Gíga ti Ìlú {G} dá ẹjọ́ náà nù .
Ilẹ̀-Adúláwọ̀ nílò Òmìnira Ọ̀rọ̀ Sísọ àti Ẹ̀tọ́ Ọmọnìyàn .
Ẹgbẹ́ Akẹ́kọ̀ọ́ Fásitì ké sí Ìjọba Àpapọ̀ kí wọ́n dá sí i .
Kérésìmesì àti Ọdún Iléyá ń bọ̀ lọ́nà .
Láfikún , Bánkì Àgbáyé yá {G} lówó .
Ọ̀rọ̀ Olóòtú : Kí Ló Fa Ọ̀wọ́n Gógó Epo ?
Ìyá Ilẹ̀-ayé àti Ọ̀run ni orin náà dá lé lórí .
Àjọ̀dún Ijó Ìta-gbangba àti Ìpàtẹ Ìwé wáyé ní {G} .
Ìròyìn láti ọwọ́ Ilé-iṣẹ́ Ìròyìn {O} .
Àwọn ará {G} kò gbà pẹ̀lú ìpinnu náà .
Ọmọ {G} ni mí , ṣùgbọ́n inú {G} ni mo gbé dàgbà .
Ó rin ìrìnàjò láti {G} lọ sí {G} .
Àṣà àti ìṣe àwọn ènìyàn {G} yàtọ̀ sí ti {G} .
Òmìnira {G} ni wọ́n ń jà fún .
Ìjọba {G} ti fi òfin de àwọn oníròyìn .
Wọ́n lé e kúrò ní {G} , ó sì sá lọ sí {G} .
Ìwọ́de wáyé ní {G} , {G} , {G} àti {G} .
Ilé iṣẹ́ ìròyìn {O} ló gbé ìròyìn náà jáde .
Ẹgbẹ́ òṣèlú tí a mọ̀ sí {A} jáwé olúborí ní {G} .
{A} ni àjọ tó ń rí sí ètò ìdìbò ní {G} .
Lórí Twitter , {P} kọ wí pé :
Nínú fọ́nrán kan lórí YouTube , {P} ń kọrin .
Àwòrán láti ọwọ́ {P} lórí Flickr .
Fọ́tò láti ọwọ́ọ {P} , CC BY 2.0 .
{P} , ẹni ọdún {N} , jẹ́ ajìjàgbara ní {G} .
Ìyàwó {L} bí ọmọ méjì .
Nígbà tí {F} dé {G} , kò rí ẹnikẹ́ni .
Fún {F} , ìyẹn kò tó .
{F} sọ̀rọ̀ nípa ìrìnàjò rẹ̀ sí {G} .
Lẹ́yìn ikú {L} , àwọn ẹbí rẹ̀ lọ sí ilé ẹjọ́ .
Ọ̀rọ̀ {L} kò yé wọn .
Òǹkọ̀wé {P} gba àmì ẹ̀yẹ .
Àwọn bíi {F} , {F} àti {F} ti kúrò ní {G} .
Àwọn Ọ̀dọ́-olùdìbò àti Àwọn Obìnrin-ọjà kò dá wọn lóhùn .
Àjọ Oníṣẹ́-ọ̀fẹ́ náà kọ Ìwé-ẹ̀hónú sí Ìjọba .
Ọjọ́ Àwọn Obìnrin Lágbàáyé ni Ọjọ́ kẹjọ Oṣù Ẹrẹ́nà .
`
