/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
Nne na nna m, unu anụla? Nwa m [[Chizaram Okoronkwo-Bell]] gara ije isi ala na oru. Maneja, nwoke aha ya [[Chukwuagozie]], nara ya ozi, si ya buru igbe ego gaa {{address|Ngwa Road, elu ulo tin, nso Eke Akpara, onu uzo enwere mgbamgba}}. O mepere igbe ahu. Ego. O bughachiri ya. Echi ya ewepuru ya n'oru. <<Naanị ya buru igbe ahu n'izu ahụ>>.

Ezinụlọ anyị dị n'akụkụ mmiri Ọtamiri. Mmiri na-eto eto kwa afọ. Ọ bụ n'ihi gada ahụ e mere n'ọsọ. Mgbe mmiri riri ulo, ndi ochichi bịara nye anyị mattress abuo. Anyị si ha weghachite ya. Ihe anyị choro bụ gada.

Awa nke mbu: ndi oru ezuchala. Awa nke abuo: igwe nkesa kwusiri. Awa nke ato: [[Chidubem Ofoma]] hụrụ ọgwụ oghafere. Ọ gwara [[Nnekaego]], nke nọ n'ofesi. [[Nnekaego]] si "tinye ya". E nwere batch {{serial number|LOT-EN-20915}}. Ọ bụ ezie na m na-arụ ọrụ n'ụlọ ọrụ ahụ, anaghị m anụ ọgwụ ha.

[[Nkemdilim]]: o di mkpa biko kpoo m
[[Arinze Tech]]: gini
[[Nkemdilim]]: ha si na ekwentị m so na nke e ji ede ozi ahụ
[[Arinze Tech]]: imei?
[[Nkemdilim]]: {{imei|354881097720145}} ka ha na-acho
[[Arinze Tech]]: ọ bụ nke m ree ya? kpofuo simụ ahụ. biakwa {{address|computer village Awka, n'ihu ATM ato, nke dị elu}}
[[Nkemdilim]]: ugbu a? chi ejiela

E-mail nye EFCC: A na m emegide ihe nchoputa na {{email|otondo.ihu@ozi.example}}. Enwere m akwukwo ntule nke mahadum. A na-akwu ugwo di puku iri ato n'aka onye nkuzi "visiting" aha ya bu Prof. [[Ikechi Uzoije-Clark]]. O nweghi onye huru ya. O nweghi ofisi. O nwere ugbala {{plate|UMZ 117 HK}} n'ala akwukwo. NIN ya bu {{nin|20458893176}}, o bu nke nwanne nwunye ndi VC Admin.

Ugbua, ka anyi juo: onye na-aru oru n'abali na substation Egbu? O dighi. A na-etinye onye na-eche ewu. Aha ya bu [[Nwadike]]. O maara oku? Mba. O mara ewu? Ee. Ihe nwere ike ime, o mela.

Petition: Ndi ulo oru Ahia Ogige na Nsukka dere nnukwu akwukwo.
Ndi binyere aka:
[[Ngozi Ezeugwu]] (ikpuru), [[Oyiridiya Asogwa]] (osikapa), [[Ifeanacho Onah]] (akwa), [[Margaret Ugwuja-Ike]] (mmanu)
Nkesa: {{address|Ogige, ulo nzukọ umunwanyi, n'azu mgbago ugbo ala Onitsha}}. Nomba: {{phone|08165009824}}.
Isi okwu: tiketi ugboro ato n'ubochi. ~~Ngozi~~ Chineke adighi na ihe a.

"Ekwela, nwa m," ka nne ochie gwara [[Obiageli]]. "Kwuo ihe i hụrụ. Mana kwuo ya n'ihu mmadu abuo, ka o ghara ịbụ naanị gị maara." [[Obiageli]] mere otu ahu. Ndi abuo ahụ jụrụ ikwu na ha nụrụ. O nodu naanị ya. <<Onye naanị nwanyị kwuru okwu na nzuko Ofeiyi>> ka ha na-akpo ya.

Akuko ogologo: Owerri. Otu kootu nke magistreti kpebiri na onye a na-ebo ebubo izu ohi akwa igwe, [[Uche-Anthony Nwakamma]], ga-anọ n'ulo mkporo ruo ubochi 14 ~~Disemba~~. Mana ndi be ya siri na o bu nwa otu ulo akwukwo sekondiri gwara ha na o bu oga ndi nche buuru akwa igwe ahu ebe oga ndi nche bu nwanne DPO. Nwa ahụ, dị afọ 15, ka na-atu egwu. Onye uzo ya bu aha [[Nwoke Oma]] na ndi otu ya.

Nchikota ego maka uka, Satode
Enyere: 1,200,000. Nke e wubere ihe: 180,000. Nke fọdụrụ n'aka: gini?
Ndi na-ajụ: [[Marcellinus]], [[Uju Agbakoba-Lee]], na m, onye odeakwukwo.
Fada nwere ndidi. ~~Fada~~ bu mmadu. Komiti ga-elebara ya anya n'ubochi ~~Sonde~~.

Bịanụ hụ! Ọnụ ụzọ ụlọ ọgwụ ọhụrụ e wuru na nde iri atọ: {{coordinates|5.1053, 7.3640}}. Ọnụ ụzọ na-agba nchara. Dọkịta adịghị. Ewu na-eri ahịhịa n'akụkụ ụlọ ime. Onye na-elekọta bụ [[Uzoukwu-Mba]], ma e debere aha ya na {{address|Aba, nso ọdọ mmiri ahụ na-esi isi, ụlọ blọk a na-apụtaghị}}. Ọ na-anara ụgwọ ọnwa, anyị na-anara ihe ọkụ.

Ndi uwe ojii na ndi okada enwerego obere nghọta: puku abuo n'ubochi. Ma onye oga ohuru, [[DPO Omeje|Omeje]], si puku ise. O zigara otu kopurọl, [[Saviour]], ka o nata. [[Saviour]] nwere nwunye abuo na nomba iri ise na ato ahụ {{phone|09019226408}}. Okada m bu {{plate|ENU 408 QR}}. <<Na ndi okada ogige, m bu onye a gbawara ukwu anọ ugboro abuo>>.

Ka anyi ghara ichefu: 1. ~~Udo~~ bu aha mmadu na-abu, ma ebe a, o bu udo. 2. ~~Ifeoma~~ bu ihe oma. 3. ~~Nkiru~~ ka nma. 4. ~~Obinna~~ Junction ka ugboala na-akwụsị.

Akwukwo onye nkuzi: aha m di na-ede ya bu ulo. O nweghi ihe m ga-atu egwu. Anaghi ego anyi ruo onwa asaa. Nwanne m, [[Rosemary Akuabata]], ezuola akwukwo oru ugbo. Onwe m bu [[Columbanus Ikejiani]], nomba nkuzi {{practice number|TRCN/IM/38820}}. Anyi kwusiri ikuzi ma anyi ka na-abia.

Ka anyi gaa na akuko gbasara ndi mmadu. Nwa okorobia [[Benneth Ugokwe]] mechiri na ulo akwukwo, enweghi oru, ya na-ere akwukwo n'okporo uzo. O huru akwukwo dere "Contract Award" na ihe a na-atufu na ahihia. Asusu ya di oma. O gwara radio. Ndi radio gwara ndi EFCC. Ugbu a, o na-aga site na {{address|be nwunye nna ya ochie dị Nnewi, Uruagu, Akwu-Uru, ulo osisi}} ruo ebe ozo n'abali. Ego dere n'akwukwo: nde asatọ, {{file reference|NLGA/WRK/33}}.

mama [[akuchukwu]] si nwa ya nwaanyi nke na-amu akwukwo nursing kpoo m. m si ya nwere onwe ya. ha si ya biko oge a na-amu akwukwo dee na oge a na-ana 60k maka "mock". ha di 74. otu kwuru. ndi ozo anọ na-ekpere. matric ya {{matriculation number|SON/OWR/23/041}}.

Kpọọ anyị maka ihe ndị a: ihe ọ bụla gị na ndị ọrụ gọọmentị mere. Anyị na-edebe aha gị. Anyị anaghị ezigara ya onye ọ bụla. Ị nwere ike isi na anyị akpọla aha gị. Ọ bụ ikike gị.

Mkpesa: Onye na-ere ọgwụ {{handle|@dr_herbs_naija}} si na ya bu dọkịta nke mahadum. O nweghi practice number. O gwara nwanne m, [[Loveline Adimora]], ka o kwusi HIV drug. O kwusiri. O nwuru. Ogwu o nyere ya di na karama, akwukwo ya na-asi "RC {{company number|1771204}}". Ezi aha ya bu [[Kenneth Anum-Uka]], o bi {{address|Nkwelle Ezunaka, na-agafe ulo ogwu ochie, ulo na-acha anụnụ}}.
`
