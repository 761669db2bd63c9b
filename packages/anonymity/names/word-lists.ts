/** Forms of address. They stay in the text: 'Alhaji [NAME]' keeps its sense. */
export const titleWords =
  'mr mrs ms miss mister madam dr prof professor alhaji alh alhaja hajia hajiya chief engr engineer barr barrister hon honourable honorable senator sen pastor rev reverend imam mallam malam sheikh shaykh otunba oba igwe eze emir sir lady dame arc surv pharm col colonel capt captain maj major gen general brig brigadier inspector insp sgt sergeant corporal cpl constable asp dsp csp sp cp dpo justice mama papa baba uncle aunty auntie oga comrade comr evangelist deacon elder bishop archbishop ambassador amb hrh mazi lolo nze ogbuefi alfa ustaz brother bro sister sis president governor minister commissioner chairman councillor judge magistrate king queen prince princess malama sarki sultan shugaba shugaban gwamna gwamnan minista ministan sanata honarabul kanar janar laftanar injiniya dakta likita barista galadima wakili kakakin ogbeni arabinrin alagba oloye alaaja dokita ojogbon pasito aare gomina komisonna minisita agbejoro adajo maazi oriaku chifu dokinta govano komishona onyeisi sineto barista okaikpe pasto gofnor minista dokta'.split(
    ' ',
  )

export const organizationWords =
  'ministry ministries department agency commission board bureau authority council bank ltd limited plc inc company corporation university polytechnic college school hospital clinic church mosque ventures enterprises enterprise nigeria group holdings foundation association union institute consult services global resources construction engineering industries insurance pharmacy motors party house court command office secretariat directorate fund trust society club media newspaper tv fm telecom airline hotel hotels & efcc icpc nnpc cbn firs nimc inec frsc nafdac ndlea tetfund ubec subeb nhis npa nimasa faan ncc nerc nscdc dss npf jamb waec neco nysc cac nddc nema ferma apc pdp nlc asuu gtbank uba fcmb opay zenith ecobank gtb un who unicef'.split(
    ' ',
  )

export const jobWords =
  'director accountant cashier chairman chairperson chairwoman secretary commissioner auditor treasurer officer head driver principal headmaster headmistress manager bursar registrar provost rector chancellor adviser advisor clerk engineer contractor supervisor nurse doctor teacher lecturer inspector minister governor president councillor senator storekeeper keeper assistant deputy permanent executive chief controller coordinator matron consultant surveyor architect lawyer magistrate judge soldier policeman policewoman customs guard cleaner typist receptionist analyst programmer administrator'.split(
    ' ',
  )

/** What news in Hausa, Igbo and Yoruba puts in front of a name, beyond the titles: never the first word of a name that goes on. */
export const newsTitles: ReadonlySet<string> = new Set(
  'shugaba sheik sheikh shekh mallan kaftin komred farfesa alkali manjo manjo-janar laftanar-janar birgediya firaminista firaiminista ambasada jakada mista olootu seneto asofin agbejoro akoroyin ogagun oloogbe omowe arakunrin biisobu oludije olorin sorosoro onyeisiala senato okammuta bishop barista oludari akowe'.split(
    ' ',
  ),
)
