/** Sentences in Yoruba, written for this project; the checker reads without marks, so tones are left out. Slots as in `templates.ts`. */
export const yorubaTemplates = `
Oruko mi ni {P}, mo n sise ni {O}.
Oruko mi ni {P}, <oluko|akowe|awako|noosi|oluso|osise> ni mi ni {G}.
Emi {P}, ti mo n gbe ni {G}, fe fi ejo sun.
{P} lo fowo si iwe owo naa.
{P} ati {P} pin owo naa laarin ara won.
<Ogbeni|Arabinrin|Alagba|Oloye|Alhaji|Alaaja|Dokita|Ojogbon|Onimo ero|Agbejoro|Pasito|Iya|Baba> {P} <so pe oun ko mo nnkan kan|gba owo naa|ko lati dahun|lo si {G}|fowo si i>.
<Ogbeni|Arabinrin|Oloye|Alhaji|Dokita|Ojogbon|Pasito|Mama|Baba> {F} <so fun wa|gba owo|n bo lola|ko dahun>.
<Gomina|Komisonna|Aare|Minisita|Alaga|Akowe agba|Oludari> {P} <so pe|kede pe|jiyan pe> ko si owo.
Gomina ipinle {S}, {P}, <so pe|kede pe> won yoo san owo osu.
Aare {L} <ti pada de lati {G}|yan {P} si ipo|ba awon oniroyin soro>.
Agbenuso ileese olopaa, {P}, fi idi oro naa mule.
Gege bi {P} se so, won ko tii san owo osu lati osu <Sere|Erena|Okudu|Belu>.
{P} so fun <awon oniroyin|ile-ejo|Global Voices|BBC> wi pe oun ko mowo mese.
{L} tun fi kun un pe <won yoo se iwadii|ijoba ko ni owo|won ji iwe naa>.
Won mu {P} ni {G} pelu milionu {N} naira.
Ile-ejo ran {P} lo si ewon odun {N}.
Iyawo re {F} lo ni ile-ise {O}.
<Aburo re|Egbon re|Ore re|Omo re|Iyawo re|Oko re|Awako re> {F} lo gba owo naa.
Won gbe ise <oju ona|ile-iwe|ile-iwosan|kanga> fun {P} ni {G}.
mo ri {F} ati {F} ni ofiisi ti won n <ka owo|yi iwe|soro jeje>
{F} so fun mi pe ki n ma so fun enikeni
{F} ti so gbogbo re fun mi ni ale ana
bi {F} leere o mo gbogbo re
jowo ma fi han {F} o
nibo ni {F} wa? o ti lo si {G} lati ana
{F}: fi nomba yen ranse
{F}: o dara e se
{F} gba egberun {N} lowo enikookan
lonii {F} ati {P} wa si ofiisi wa
ole ni {P} o
oga {F} ni ka san owo ki oun to fowo si i
Awon to wa: {P}, {P}, {P} ati {P}.
1. {P} - <alaga|akowe|akapo|omo egbe>
2. {P} - <alaga|akowe|akapo|omo egbe>
{N} | {P} | {N},000
{P} | <Akowe|Awako|Oluko|Oluso> | {C}
Oruko: {P}
Oruko idile: {L}
Ibuwolu: {P}
Eleri: {P}
Lati odo {P} si {P}.
{P}, omo odun {N}, omo bibi {G} ni.
{O} san milionu {N} naira fun {P}.
Ajo {A} gbe {P} lo si ile-ejo.
Egbe oselu {A} fa {P} kale gege bi oludije.
{P} ti o je <ajijagbara|akoroyin|ajafeto omoniyan|agbejoro|onkowe> ni {G} ni won fi si atimole.
Awon olopaa {G} ti mu {P} ati {P}.
{P} ko o lori Twitter wi pe :
{P} ti i se <oludasile|oludari|akowe|olootu> {O} salaye.
Aare orile-ede {G} {P} ko fowo si ofin naa.
{F} je omo {G} , o si feran orin.
`

export const yorubaPlain = `
Mo fe so ohun ti n sele ni ofiisi wa fun yin.
Won ko tii san owo osu wa fun osu {N}.
Awon osise n jiya pupo.
E jowo e ma daruko mi.
Eru n ba mi nitori ise mi ati emi mi.
Won ta awon oogun ile-iwosan ni oja.
Oga wa a maa gba owo ki o to fowo si iwe.
A n be ijoba ki won ran wa lowo.
Ko si omi, ko si ina, ko si ona to dara.
Owo ti won ya soto fun atunse ile-iwe ti poora.
Ise naa to milionu {N} naira sugbon won ko se nnkan kan.
Olorun yoo ba wa se e.
Won ni ise naa yoo bere ni osu to n bo.
Awon asofin ko fowo si eto isuna naa.
Awon to n fehonu han di oju ona lati aaro.
Ijoba apapo so pe awon mo si isoro naa.
Awon agbofinro mu eniyan {N} ni abule naa.
Eyi ni igba keta ti o maa sele.
Awon dokita ti bere iyansele kaakiri orile-ede.
Opo omo ko le lo si ile-iwe mo nitori aini aabo.
Ni ojo Isegun ile igbimo asofin yoo tesiwaju.
O sele leyin ojo die ti won dibo yan gomina.
A dupe pe e feti si wa, a n reti esi yin.
kilode ti won ko fi iya je enikeni
oro yii ma ti su wa o
bawo ni a se maa se e bayii
e je ka ni suuru sugbon ko rorun
mi o fe ki enikeni mo pe emi ni
Orisun kan so pe awon iwe naa wa ni ofiisi akapo.
Nikeyin won gbe osise naa lo si ibomiran.
Bi Awon Olori Se N Ji Owo Araalu
Ijoba Jiyan Pe Ko Si Iwa Ibaje
Oro Lori Eto Eko Ati Ilera
Owon gogo ounje ti gbode kan ni awon oja.
Awon odo n beere fun ise lowo ijoba.
Lara awon iwe ti a ri ni iwe owo ati iwe adehun.
Idajo ododo ni a n fe.
Won fi ehonu won han lori ero ayelujara.
Ede ati asa wa se pataki fun idagbasoke.
Ni odun to koja ni won gbe ofin naa kale.
`
