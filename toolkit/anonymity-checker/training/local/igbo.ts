/** Sentences in Igbo, written for this project; the checker reads without dots and tones. Slots as in `templates.ts`. */
export const igboTemplates = `
Aha m bu {P}, ana m aru oru na {O}.
Aha m bu {P}, abu m <onye nkuzi|odeakwukwo|onye oru|noosu|okwo ugboala|onye nche> na {G}.
Mu onwe m {P}, onye bi na {G}, na-eme mkpesa.
O bu {P} binyere aka n'akwukwo ego ahu.
{P} na {P} kere ego ahu.
<Maazi|Oriaku|Chifu|Dokita|Prof|Nze|Lolo|Injinia|Barista|Onyenwe anyi|Sineto|Nna anyi|Pasto> {P} <kwuru na o maghi|naara ego ahu|juru iza ajuju|gara {G}|kwetara>.
<Maazi|Oriaku|Chifu|Dokita|Nze|Lolo|Oga|Mama|Papa|Nwanne> {F} <gwara anyi|naara ego|na-abia echi|azaghi>.
<Govano|Komishona|Onyeisi ala|Minista|Onyeisi oche|Odeakwukwo ukwu> {P} <kwuru na|mara okwa na|goro na> ego adighi.
Govano steeti {S}, {P}, kwuru na ha ga-akwu ugwo onwa.
Onyeisi ala {L} <alotala site na {G}|hoputara {P}|gwara ndi nta akuko>.
Onye na-ekwuchitere ndi uwe ojii, {P}, kwuputara nke a.
Dika {P} si kwuo, akwubeghi ndi oru ugwo kemgbe onwa <Jenuwari|Machi|Juun|Septemba>.
{P} gwara <ndi nta akuko|ulo ikpe|BBC Igbo> na o maghi ihe o bula.
{L} kwukwara na <a ga-eme nnyocha|goomenti enweghi ego|e zuru akwukwo ahu>.
E jidere {P} na {G} ya na nde naira {N}.
Ulo ikpe tuuru {P} mkporo afo {N}.
Nwunye ya {F} nwe ulo oru {O}.
<Nwanne ya|Enyi ya|Nwa ya|Nwunye ya|Di ya|Okwo ugboala ya|Ogo ya> {F} naara ego ahu.
E nyere {P} oru iru <uzo|ulo akwukwo|ulo ogwu|olulu mmiri> na {G}.
ahuru m {F} na {F} n'ofis ka ha na-<agu ego|agbanwe akwukwo|ekwu na nzuzo>
{F} gwara m ka m ghara igwa onye o bula
{F} gwara m ihe niile n'abali unyaahu
juo {F} o ma ihe niile
biko egosila {F} ozi a
ebee ka {F} no? o gara {G} kemgbe unyaahu
{F}: zite nomba ahu
{F}: o di mma daalu
{F} naara puku naira {N} n'aka onye o bula
taa {F} na {P} biara n'ofis anyi
{P} bu onye ohi
oga {F} siri anyi kwuo ugwo tupu o binye aka
nna {F} riri ego ahu, ma {L} na-ekwu na o bu asi
Ndi biara: {P}, {P}, {P} na {P}.
1. {P} - <onyeisi oche|odeakwukwo|onye na-edebe ego|onye otu>
2. {P} - <onyeisi oche|odeakwukwo|onye na-edebe ego|onye otu>
{N} | {P} | {N},000
{P} | <Odeakwukwo|Okwo ugboala|Onye nkuzi|Onye nche> | {C}
Aha: {P}
Aha nna: {L}
Mbinye aka: {P}
Onye akaebe: {P}
Site n'aka {P} gaa na {P}.
{P}, onye gbara afo {N}, si {G}.
{O} kwuru {P} nde naira {N}.
{A} kpuputara {P} n'ulo ikpe.
Otu ndoro ndoro ochichi {A} hoputara {P}.
Ndi uwe ojii nke {G} ejidela {P} na {P}.
Onye ota akuko anyi {P} si {G} ziteere anyi ozi a.
{P} so na ndi nwuru n'ihe mberede ahu mere na {G}.
N'okwu ya, {L} siri na ya na {P} enweghi nsogbu.
Eze {P} nke {G} kporo ndi ya oku ka ha nwee udo.
`

export const igboPlain = `
Achoro m igwa unu ihe na-eme n'ofis anyi.
Akwubeghi anyi ugwo onwa kemgbe onwa {N}.
Ndi oru na-ata ahuhu nke ukwuu.
Biko akpokwala aha m.
Ana m atu egwu maka oru m na ndu m.
E rere ogwu ndi di n'ulo ogwu n'ahia.
Onyeisi anyi na-anara ego tupu o binye aka n'akwukwo.
Anyi na-ario goomenti ka ha nyere anyi aka.
Mmiri adighi, oku adighi, ezi uzo adighi.
Ego e wepuru maka idozi ulo akwukwo efuola.
Oru ahu ruru nde naira {N} mana o nweghi ihe e mere.
Chineke ga-azo anyi.
Ha siri na oru ga-amalite n'onwa ozo.
Ndi ome iwu juru ikwado atumatu ego ahu.
Ndi na-eme ngagharị iwe mechiri uzo kemgbe ututu.
Goomenti etiti kwuru na ha ma maka nsogbu ahu.
Ndi nche jidere mmadu {N} n'obodo nta ahu.
Nke a bu ugboro ato o na-eme.
Ndi dokita amalitela iyansele n'ala anyi.
Otutu umuaka anaghi aga akwukwo n'ihi enweghi nchekwa.
N'ubochi Tuzdee ndi uko ga-anokwa odu.
O mere ubochi ole na ole ka e mechara ntuli aka.
Daalunu maka ige anyi nti, anyi na-eche aziza unu.
gini mere na a taghi onye o bula ahuhu
ihe a agwula m ike
kedu ka anyi ga-esi mee ya ugbu a
nweenu ndidi mana o dighi mfe
achoghi m ka onye o bula mara na o bu m
Otu onye kwuru na akwukwo ndi ahu di n'ofis onye na-edebe ego.
N'ikpeazu e bufere onye oru ahu ebe ozo.
Otu Ndi Isi Si Ezu Ego Ndi Mmadu
Goomenti Goro Na Ha Erighi Ngari
Ozi Banyere Agumakwukwo Na Ahuike
Onu ahia nri ariala elu n'ahia di iche iche.
Ndi ntorobia na-acho oru.
Ndi be anyi, ka anyi kwuo eziokwu.
Ihe e ji mara ya bu na o na-eji ego oha eme ihe.
Umunne m, unu anula ihe mere?
Asusu na omenala anyi di mkpa.
Mgbe ha biara, ha achotaghi ihe o bula.
O bu ikpe ziri ezi ka anyi na-acho.
`
