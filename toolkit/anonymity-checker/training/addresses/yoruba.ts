import type { Grammar } from './grammar.ts'

/** Addresses of Yoruba, written for this project; no speaker has read them. */
export const yoruba: Grammar = {
  rules: {
    address: `
{house}, {area}
{house}, {side} {spot}
{house}, {side} {spot}, {area}
{house}
{house}, {look}
{unit}, {house}
{unit}, {house}, {area}
{unit}, {side} {spot}
{unit}, {side} {spot}, {area}
{estate}, {unit}
{estate}, {side} {spot}
{side} {spot}
{side} {spot}, {area}
{side} {spot}, {look}
{area}, {side} {spot}
{area}, {look}
{area}, {dwelling}
{dwelling}, {side} {spot}
{dwelling}, {side} {spot}, {area}
{dwelling}, {area}
{dwelling} {rel} {side} {spot}
{dwelling} {side} {spot}
{dwelling}, {unit}
{dwelling}, {post}, {road}
{look}, {side} {spot}
{look} {rel} {side} {spot}
{look}, {road}
{road}, {side} {spot}
{road}, {area}
{road}, {look}
{road}
{box}, {town}
{box}
{post}, {road}
{spot}, {stop}
{spot}, {unit}
{spot}, {area}
{stop}, {side} {spot}
{stop}, {area}
{village}, {side} {spot}
{village}, {look}
{village}, {area}
{house}, {stop}
{counted}, {road}
{counted}, {area}
{unit}, {road}, {area}
{house} {side} {spot}
{dwelling} ni {village}`,
    house: `
{no} {n}, {road}
{no} {n} {road}
{no} {n}, {estate}
ojule {counting}, {road}
ojule {counting}
ojule <nomba|> {n}, {road}
ile <nomba|> {n}, {road}
ile {counting}, {road}
{n} {road}
{n}{letter} {road}
{n}, {road}
<Plot|Ile> {n}, {road}
<soobu|Soobu> {counting}, {road}`,
    no: `nomba|Nomba|No.|No|ile nomba|Ile nomba|ojule|Ojule`,
    letter: `A|B|`,
    road: `
<opopona|Opopona|titi|Titi|ona|Ona> {name}
<opopona|titi|ona> {town}
<adugbo|Adugbo> {name}
{name} <Street|Road|Close|Avenue|Crescent|Lane|Way>
ona {town} si {town}
ona {town}-{town}
<titi|opopona> <oja|ile-iwe|mosalasi|oba|ileewosan>
<opopona|Opopona> <Oba|Alhaji|Oloye|Pasito|Baale> {name}
<Isale|Oke|Ita|Oja|Agbo> {made} Street`,
    unit: `
yara {counting}
yara nomba {n}
<soobu|Soobu|shop|sobu> {counting}
<soobu|shop|Shop> {n}
ila {counting}
aja {counting}
<oke petesi|petesi|isale petesi|ori petesi|aja oke>
<Block|Flat|flat|Fulati> {n}
<ilekun|ile> {counting}
<apa otun|apa osi>
iso {counting}`,
    estate: `
<esteeti|Esteeti> {name}
{name} <Estate|Layout|Hostel|Lodge|Villa>
<kotasi|Kotasi|bareke|Bareke|ibugbe> <awon oluko|awon olopaa|awon noosi|awon dokita|awon osise|awon akeko|awon ologun|{name}>
<hostel|Hosteli|ile igbe> <awon obinrin|awon okunrin|akeko|{name}>
{town} <GRA|Housing Estate|Estate>
<GRA|Low Cost|Bodija Estate|Jakande Estate>`,
    area: `
{town}
{village}
<adugbo|Adugbo|agbegbe|Agbegbe> {name}
<abule|Abule|ilu|Ilu> {village}
<Oke|Isale|Ita|Idi|Oja|Agbo|Iso|Ori|Eti|Ago|Odo>-{made}
<Oke|Isale|Ita|Idi|Oja|Igbo|Odo|Ago> {made}
{area}, {town}
ijoba ibile {town}
<ipinle|Ipinle> {town}
<Sabo|Sabon Gari|GRA|Challenge|Mokola|Dugbe|Oja Oba|Isale Oko|Agodi|Ring Road|Oke Ado|Mapo|Beere|Ibara|Lafenwa|Kuto>`,
    village: `
<Abule|Oko|Ago|Ile|Igbo|Odo> {made}
{made}
{made}-{made}
<Abule|Oke|Idi|Isale|Ita>-{made}
{made} {made}`,
    made: `{name}|{given}|{town}|{name}`,
    side: `leyin|ni eyin|leyin|eyin|niwaju|iwaju|ni iwaju|legbee|egbe|legbe|ni egbe|nitosi|itosi|leba|lebaa|eba|ni eba|ni odikeji|odikeji|okankan|ni okankan|o koju si|to koju si|koju si|labe|abe|ni abe|lori|ori|oke|loke|inu|ninu|ni inu|leti|eti|ni eti|laarin|ibi|enu ona|ni enu ona|ki o to de|ti o ba koja|bi o ba ti koja|leyin ti o ba koja|apa otun|apa osi|ipekun|ibere|opin|sunmo|to sunmo|ti o sunmo|opposite|behind|near`,
    rel: `to wa|ti o wa|ti n be|to n be|ti o wa ni|to wa ni|ti o n gbe`,
    spot: `
{thing}
{thing} {name}
{thing} <nla|tuntun|atijo|kekere|akoko|keji|igbalode|ijoba>
ile ijosin <{name}|Katoliki|Anglican|Metodisti|Onitebomi|Aposteli|Kerubu|Celestial>
<soosi|sooshi> <Redeemed|Winners|CAC|Deeper Life|{name}|Katoliki|Celestial|MFM>
mosalasi <{name}|nla|Jimoh|Ratibi|Ansarudeen|aarin gbungbun>
ile-iwe <alakobere|girama|{name}|St {given}|Ansarudeen|Baptist> <ti {name}|>
ile epo <{name}|Total|Oando|Mobil|NNPC|Conoil|Bovas|Forte>
oja <{name}|Oba|{town}|tuntun|Bode|Oje|eran|isu|Gbagi|alẹ>
ileewosan <{name}|ijoba|{town}|alaboyun>
ile <Baale|Oba|Oloye {name}|Alhaji {name}|Pasito {name}|Iya {given}|Baba {given}|Mama {given}|Alagba {name}|Imaamu>
ikorita <{name}|{town}|meta>
igi <odan|mango|iroko|araba|osan|agbon|ope|akoko>
ibi ti won ti n <ta|se|tun> <akara|eja|pako|oko|taya|isu|epo|gaari>
<First Bank|UBA|Access|Wema|Zenith>
odo <{name}|eran|eja|{town}>
afara {name}
gareeji <{name}|{town}|oko|Oje>
ile itaja <{name}|nla>
ile ise <{name}|taba|siga|suga|simenti|NEPA|omi>`,
    thing: `oja|mosalasi|soosi|ile ijosin|ile-iwe|ile iwe|ile-iwe girama|ile-iwe alakobere|ile epo|ileewosan|ile iwosan|ile oogun|ile ejo|kootu|ile ise|ile-ise|ile itura|ile-itura|ile ounje|ile olopaa|ago olopaa|teson olopaa|gareeji|garaji|ibudoko|ibudo oko|aafin|aafin oba|afara|odo|kanga|kanga ero|omi ero|tanki omi|papa isere|papa ere|papako ofurufu|papa oko ofurufu|itedo oku|ite oku|oju oori|ikorita|orita|rondabaot|transfoma|opo ina|masiti|ile ifiweranse|posi ofisi|banki|sekiteriati|gbongan ilu|gbongan|ile ero|ile burediati|ile buredi|bekiri|mekaniki|sedi mekaniki|ile ero ogi|ero ogi|ero isu|oko koko|oko eja|oko adiye|odo eran|ile akuko|akitan|gota|koto|reluwe|oju irin|ibudo reluwe|bareke|soobu aranso|sedi aranso|soobu onigbajamo|ile oti|ile ogba|ogba|getee ile-iwe|igbo oro|igbo`,
    look: `
ile <onigeeti|to ni geeti|ti o ni geeti|alawo|olorule|oniferese> <pupa|dudu|funfun|ewe|buluu|yelo|osan>
ile alawo <ewe|pupa|dudu|funfun|buluu|yelo|eeru> <keji|keta|akoko|>
ile alaja <meji|meta|kan|merin>
ile <petesi|kekere|nla|tuntun|alamo|onipako|olorule pupa> <ti ko ti pari|>
ile <akoko|keji|keta|kerin|to gbeyin|ikeyin> <lapa otun|lapa osi|ni apa otun|ni owo osi|>
ile ti ko ti i pari
ile to ni <igi mango|kanga|ogba|odi>
geeti <pupa|dudu|funfun|alawo ewe>
ojule {counting} <lapa otun|lapa osi|>
ori petesi`,
    counted: `ile {counting}|ojule {counting}|soobu {counting}|ikorita {counting}|geeti {counting}|ilekun {counting}`,
    counting: `akoko|kini|keji|keta|kerin|karun|kefa|keje|kejo|kesan|kewaa|kokanla|kejila|ketala|kerinla|kedogun|kerindinlogun|ogun|meji|meta|{n}|to gbeyin`,
    dwelling: `
ile <Alagbede|Onilu|Alaro|Baale|Oba|Oloye|Jagun|Balogun|Mogaji|Eleja|Ajagun|Agbaakin|Onifade|{name}>
<agboole|agbo-ile|Agboole|Agbole> {name}
ile <Oloye|Alhaji|Baba|Iya|Mama|Pasito|Alfa|Alagba> {name}
ile <iya mi|baba mi|egbon mi|aburo mi|iya agba|ana mi|onile|awon oluko>
<buka|soobu|iso> <Iya {given}|Mama {given}|alamala|eleja|aranso|onigbajamo>
<oko|abule|ibudo> {name}
<bareke|kotasi> {name}
yara <onise aabo|mi|oluko>
<ile alejo|ile oluko|ile pasito|ile imaamu|ile ijoba>`,
    box: `P.O. Box {n}|P.M.B. {n}|PMB {n}|Apoti ifiweranse {n}|apoti leta {n}`,
    post: `kilomita {counting}|kilomita {n}|Km {n}|maili {n}`,
    stop: `ikorita {name}|ikorita {town}|ibudoko {name}|{name} <Bus Stop|Junction|Garage>|gareeji {name}|orita {name}|Orita-{made}`,
  },
  around: `
Mo n gbe ni {@}.
Mo n gbe {@}.
O n gbe ni {@}.
Won n gbe ni {@}.
Ile mi wa ni {@}.
Ile re wa ni {@}.
Ile re wa {@}.
Ile won wa ni {@}.
Ile mi ni {@}.
Adiresi mi ni {@}.
Adiresi: {@}
Ibugbe: {@}
Ile: {@}
Emi {person}, ti mo n gbe ni {@}, mo ko iwe yii.
Oruko mi ni {person}. Mo n gbe ni {@}.
{person}, {@}, {phone}
{n}. {person}, {@}
Won n pin owo ni {@}.
Ile ti won ti n pin owo wa ni {@}.
Mo fi iwe naa pamo si {@}.
Iwe naa wa lodo egbon mi, {@}.
O ni soobu ni {@}.
O n ta won ni {@}.
Won n pade ni {@} ni gbogbo ojo {day}.
O ko ile si {@}.
Awon olopaa wa si {@}, won mu {person}.
E wa ba mi ni {@}.
E le ri mi ni {@} leyin ise.
Iya re n gbe ni {@}.
O ti sa lo si {@}.
Ofiisi re wa ni {@}.
Won ko iresi naa lo si {@}.
Won tu epo sile ni {@}.
Ile alejo ni mo ti n sise, {@}.
Eleri: {person}, {@}, {phone}.
e fi ranse si {@}
mo wa ni {@} nomba mi ni {phone}
Oko naa duro si {@}.
Ipade naa waye ni {@}.
Mo n se ounje ni {@}.
Ile itaja re wa {@}.
Ile naa, {@}, je ti {person}.
IPADE AWON AGBE, {@}
Won ri i ni {@} ni ojo {day}.
{@}`,
  without: `
Leyin naa o lo sile, ko soro.
Niwaju gbogbo wa lo gba owo naa.
Leyin ipade, won pin owo {money}.
Ile-iwe ko ni orule, ileewosan ko ni oogun.
Ona naa ko dara lati {date}.
Ile naa ti wo lule.
O ko ile meta laarin odun kan.
Nomba {n} ninu iwe naa ti ku.
Labe ofin, gbogbo eniyan ni eto.
Won n gba {money} ni oja lojoojumo.
Inu ofiisi lo ti gba owo.
A n gbe ninu iberu lati {date}.
Ekeji, iwe naa ti sonu.
O sunmo gomina, ko beru.
Afara naa ti baje, owo ti tan.
Oju ona ni awon olopaa ti n gba owo.
Lori iwe naa ni oruko {person} wa.
Ile epo ti tii, ko si epo.
Oga ti ilekun, a duro lode.
Kanga ko ni omi, tanki ti jo.
Won ta ile baba wa.
{person} wa leyin gbogbo re.
Mo wa nile nigba ti {person} pe mi.
Soosi ati mosalasi fi owo sile.
Ni ojo {day}, won pade ni ofiisi.
Oja ti won, ara ilu n jiya.
O ni oko meji ati ile nla.
Won fi oruko eni to ku gba owo osu.
Ile ejo da a lebi.
Ko si yara fun awon alaisan.`,
}
