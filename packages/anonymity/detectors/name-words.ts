import { bits } from '../names/lexicon.ts'

export const nameBits = bits.nigerianName | bits.givenName | bits.familyName

/** Words with capitals, or found in lists of names, that name no one in a report. */
export const neverNames = new Set(
  "i you he she they we it me us them who what when where why how this that sir ma god allah jesus christ lord hausa igbo yoruba fulani ijaw tiv muslim christian nigerian nigerians nigeria naira kobo monday tuesday wednesday thursday friday saturday sunday january february march june july september october november december whatsapp facebook twitter gmail google instagram iphone toyota hilux english french bible quran nin bvn tin pvc atm pos dey wetin abeg na wey una dem oga dear regards sincerely faithfully ramadan sallah christmas easter lol omg rt http https www am pm lga state street road ministry department unit rank designation gsm payee beneficiary signatory amount remarks vol telegram tiktok youtube linkedin snapchat opay palmpay moniepoint oracle mat svc acct presenter caller moderator interviewer agbohunsafefe olupe abuo ato ano ise isii asaa asato itoolu otutu zoro biara biyu uku hudu biyar shida bakwai takwas tara goma meji meta merin marun mefa meje mejo mesan nos i'm i've i'll i'd tel fb ref waybill voucher cheque matric licence licences nara naani adi wanda wadda tana yana oyinbo keresimesi kirsimeti krismas zumunta weibo wechat messrs witness lambar nomba suna oruko imel signed attention subject member members apologies attendance particulars pst folio opp adj adireshi adireshina adireshinsa adireshinta margi marghi kanuri twi idoma egun gwoza tarok igede ebira igala efik ibibio urhobo itsekiri nupe jukun berom birom okun bachama kilba chamba mumuye gbagyi gwari ikwerre kalabari okrika ogoni isoko esan etsako annang oron ekoi ejagham hausawa fulawa brethren obodo aham okwu ahuike vin vio motor tiff tief tanker rice house fin ext aslm aslam asalam assalamu salam maudu'i dana motata maigidana bayarabiya bayarabe bahaushe bahaushiya bafulatani bafulatana inyamuri mahadum awon krisiti kristi alaafia salaamu jenuwari febuwari maachi eprel julai ogost septemba oktoba novemba disemba janairu fabrairu afrilu agusta satumba nuwamba disamba fitila nwannem nwanne umunnem jama'a yallabai wasika annexure annexures exhibit trading esq comm admin zonal newsroom newsdesk redio rediyo edita producer mondays tuesdays wednesdays thursdays fridays saturdays sundays tues thurs maris satide sonde tosde wenezde wenezdee tozdee tuzdee fraidee jumat jumaat federal pidgin gl vip phc nb pls plz dnt gud thu thur tue wed wensday samsung tecno infinix itel lenovo nokia ghanaian chai attn enikan".split(
    ' ',
  ),
)

export function isTitle(word: string): boolean {
  return honorifics.has(word)
}

/** A title that may have a dot: 'Engr. Bala'. Behind other titles a dot ends the sentence: 'her brother. Person wey sign'. */
export function isShortTitle(word: string): boolean {
  return shortTitles.has(word)
}

const shortTitles = new Set(
  'mr mrs ms dr prof alh engr barr hon sen rev arc surv pharm col capt maj gen brig insp sgt cpl asp dsp csp sp cp comr dcn ven pst amb cif tpl evang eld bldr mal mall malam qs bro sis const'.split(
    ' ',
  ),
)

// Forms of address that come before a name; 'president' and 'director' may stand for themselves.
const honorifics = new Set(
  'mr mrs ms miss mister dr doctor prof professor alhaji alh alhaja hajia hajiya hajj chief engr engineer barr barrister hon honourable honorable senator sen pastor rev reverend imam mallam malam mall sheikh otunba igwe eze sir lady dame arc surv pharm col colonel capt captain maj gen general brig insp inspector sgt sergeant cpl corporal constable asp dsp csp sp cp dpo justice mama papa baba uncle aunty auntie oga madam comrade comr evangelist deacon elder bishop archbishop ambassador amb mazi lolo nze ogbuefi alfa ustaz bro brother sister governor president minister commissioner director councillor judge master nurse tpl esv qs bldr malama injiniya dakta barista honarabul kanar janar laftanar sultan ogbeni arabinrin alagba oloye alaaja dokita ojogbon pasito maazi oriaku chifu dokinta dokta pasto pa iya cif sista kansul kansila eld chairlady superintendent comptroller obong ezeogo baale matron registrar injinia inginia onowu ichie hajiyya aare balogun ciroma galadima hakimi dagaci maigari limamin liman mai-unguwa kanselo konsilo konselo kansilo kansula onorebu honorebu honarebu evang oga-ogo nas noosi noosu kpoo kopura sajenti inspekito sapol komisona gomina iyaafin omooba wazirin inspekta insfekta dcn ven pst comr lieutenant leftenant hajia sarkin-noma waziri turaki madaki ochiagha eziokwu sajan kofur sufeto misis mista mistah arakunrin mal coach lt capt komanda kumanda konel koneeli prinsipa mummy daddy broda iyaloja babaloja iyalode egbon imaamu buroda fada ukochukwu'.split(
    ' ',
  ),
)
