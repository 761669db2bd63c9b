// Made by training/make-gazetteers.ts; sources and licences in engine/gazetteers/NOTICE.
export const places =
  'aba|aba north|aba south|abadam|abagana|abaji|abak|abakalik|abakaliki|abakpa|abat|abejukolo|abeokuta|' +
  'abeokuta north|abeokuta south|abi|abigi|abocho|aboh|aboh-mbaise|abonnema|abraka|abua|abua/odu|abudu|' +
  'abuja|abule egba|abuochiche|achalla|achara layout|adani|adavi|adikpo|ado|ado ekiti|ado odo-ota|' +
  'ado-ekiti|ado-odo|adogo|adoru|afaha ikot ebak|afaha offiong|afam|afijio|afikpo|afikpo north|' +
  'afikpo south|afon|afor-oru|afuze|agaie|agatu|agbabu|agbani|agbara|agbor|agege|agenebode|ago-amodu|' +
  'ago-are|aguata|agulu|aguobu-owa|agwara|ahiazu-mbaise|ahoada|ahoada east|ahoada west|ajaawa|ajah|' +
  'ajaka|ajalli|ajaokuta|ajasse ipo|ajegunle|ajeromi/ifelodun|ajingi|akamkpa|akankpa|akanran|ake-eze|' +
  'akinima|akinyele|akko|akodo|akoko edo|akoko north-east|akoko south-east|akoko south-west|' +
  'akokonorthwest|akpabuyo|akpafa|akpet central|aku|akukutor|akure|akure north|akure south|akwanga|' +
  'akwete|akwukwu-igbo|alaba|alapa|albasu|aleiro|aliade|aliero|alimosho|alkaleri|amagunze|amaigbo|' +
  'amassoma|amper|amuwo odofin|anaku|anambra east|anambra west|anaocha|anchau|andoni/odual|angware|' +
  'aninri|aniochan|aniochas|anka|ankpa|anthony|apa|apapa|apo|apomu|aramoko-ekiti|araromi-opin|ardo-kola|' +
  'arewa|argungu|arochukwu|asa|asaba|asari-toru|askira|askira/uba|asokoro|atakumosa east|atakumosa west|' +
  'atan|atani|atiba|atisbo|auchi|augie|auna|auyo|awe|awgu|awka|awka north|awka south|awo|awo-idemili|' +
  'ayamelum|ayedaade|ayedire|ayete|ayetoro|azare|baap|babana|babban gida|babura|badagary|badagry|bade|' +
  'badeggi|bagudo|bagwai|baissa|bajoga|bakassi|bakori|bakura|balanga|bali|balle|balogun market|bama|' +
  'banana island|bangi|bara|bariga|barkin ladi|barnawa|baro|baruten|bassa|batagarawa|batsari|bauchi|' +
  'baure|bayo|bebeji|bekwarra|beli|bena|bende|benin city|benisheikh|berger|besse|biase|bichi|bida|' +
  'billiri|bin yauri|bindawa|binji|biriniwa|birnin gwari|birnin kebbi|birnin kudu|birnin magaji|birniwa|' +
  'biu|bode osi|bode saadu|bodija|bodinga|bogoro|boh|boi|boje|boju|bokani|boki|bokkos|bolorunduro|' +
  'boluwaduro|bomadi|bompai|bonny|borgu|bori|boripe|bornu yassu|borsari|bosso|brass|briyel|buga|bugana|' +
  'buguma|buji|bukkuyum|bukuru|bungudu|buni yadi|bunkure|bununu|bunza|buruku|burumburum|burutu|bwari|' +
  'calabar|calabar municipality|calabar south|chakwama|chanchaga|charanchi|chibok|chikun|' +
  'computer village|dabai|dadiya|dakingari|dala|damagum|damasak|damaturu|dambam|damban|dambatta|damboa|' +
  'dan gora|dan musa|dan sadau|dandi|dandume|dange|dange-shuni|danja|dankalwa|dankama|danko wasagu|' +
  'danmusa|dapchi|darazo|dass|daura|dawakin kudu|dawakin tofa|deba|degema|degema hulk|dekina|demsa|' +
  'dengi|diamond hill|dikenafai|dikwa|dindima|diobu|disina|doguwa|doma|donga|dugbe|dukku|duku|dunukofia|' +
  'durumi|dutse|dutsen wai|dutsi|dutsin-m|dutsin-ma|eastern obolo|ebem ohafia|eberi|ebonyi|' +
  'ebute ikorodu|ebute metta|ebute-metta|edati|ede|ede north|ede south|edu|effium|effraya|effurun|efon|' +
  'efon-alaaye|egbado north|egbado south|egbe|egbeda|egbedore|egbema|egor|eha amufu|ehime-mbano|ehor|' +
  'ejigbo|ejirin|ekeremor|eket|ekiti|ekiti east|ekiti south west|ekiti west|ekpoma|ekwusigo|elele|eleme|' +
  'emuoha|emure|emure-ekiti|enagi|enugu|enugu east|enugu north|enugu-ezike|enugu-ukwu|enugusou|enwang|' +
  'epe|eruwa|esan centtral|esan north east|esan south east|esan west|ese-odo|esit eket|essien udim|' +
  'esuk oron|etche|ete|ethiope west|ethiopee|eti-osa|etim ekpo|etinan|etsako central|etsako east|' +
  'etsako west|etung|ewekoro|ewet housing|eyofin|ezeagu|ezillo|ezinihitte mbaise|ezza north|ezza south|' +
  'ezza-ohu|ezzamgbo|fagge|fakai|faskari|festac|festac town|fiditi|fika|fufore|fufu|fugar|funakaye|fune|' +
  'funtua|gabarin|gabasawa|gada|gagarawa|gajiram|gakem|gamawa|gamboru|gamjuwa|gandi|gantsa|ganye|garaku|' +
  'garki|garko|garum mallam|garun malam|gashaka|gashua|gassol|gawu babangida|gaya|gbagada|gbajimba|' +
  'gbako|gboko|gbongan|gboyin|geidam|gella|gembu|gezawa|giade|gidan madi|girei|girie|giwa|gokana|gombe|' +
  'gombi|goniri|gora|gorgoram|goronyo|gubio|gudu|gudumbali|gujba|gulak|gulani|gulma|guma|gumel|gummi|' +
  'gurara|guri|gusau|guyuk|guzamala|gwadabaw|gwadabawa|gwagwalada|gwale|gwandu|gwantu|gwaram|gwarimpa|' +
  'gwarinpa|gwarzo|gwasoro|gwer east|gwer west|gwio kura|gwiwa|gwoza|hadejia|hawul|hinna|holma|hong|' +
  'hotoro|hunkuyi|ibadan|ibadan north|ibadan north east|ibadan north west|ibadan south east|' +
  'ibadan south west|ibafo|ibagwa-aka|ibaji|ibarapa central|ibarapa east|ibarapa north|ibeju/lekki|' +
  'ibeno|ibesikpo asutan|ibeto|ibi|ibiaku ntok okpo|ibiono ibom|iboko|ibokun|icheu|idah|idanre|' +
  'ideato north|ideato south|idemili north|idemili south|idi-ayunre|idiroko|ido|ido-ekiti|ido-osi|' +
  'idogbo|idu|ifaki|ifako|ifako/ijaye|ife|ife east|ife north|ife south|ifecentral|ifedayo|ifedore|' +
  'ifelodun|ifetedo|ifo|ifon|igabi|igalamela-odolu|igando|igarra|igbara-odo|igbara-oke|igbekebo|igbeti|' +
  'igbo-eti|igbo-eze north|igbo-eze south|igbo-ora|igbo-ukwu|igboho|igbokoda|igbor|igede-ekiti|igueben|' +
  'igumale|iguobazuwa|ihiala|ihitte-uboma isinweke|iho|ijebu east|ijebu north|ijebu north-east|' +
  'ijebu ode|ijebu-ife|ijebu-igbo|ijebu-jesa|ijebu-ode|ijero|ijero-ekiti|iju|ijumu|ika|ikang|ikanorth|' +
  'ikara|ikare|ikasouth|ikeduru|ikeja|ikeja gra|ikem|ikenne|ikere|ikere-ekiti|ikire|ikirun|ikole|' +
  'ikole-ekiti|ikom|ikono|ikorodu|ikot abasi|ikot akpa nkuk|ikot edibon|ikot ekpene|ikot ibritam|' +
  'ikot nakanda|ikotun|ikoyi|ikoyi-ile|ikpoba-okha|ikwerre|ikwo|ikwuano|ila|ila orangun|ilaje|ilare|' +
  'ilaro|ilawe-ekiti|ile-ife|ile-ogbo|ile-oluji|ilejemeje|ilemona|ileoluji/okeigbo|ilesa|ilesha east|' +
  'ilesha west|illela|illushi|ilobu|iloffa|ilorin|ilorin east|ilorin south|ilorin west|imeko|imeko-afon|' +
  'independence layout|ingawa|ini|inisa|ipaja|iperindo|iperu|ipetumodu|ipokia|ipoti|iragbiji|irele|' +
  'irepo|irepodun|irepodun-ifelodun|iresa-adu|irewole|irrua|isa|isale eko|isanlu|isanlu-itedoijowa|' +
  'isara|ise-ekiti|ise-orun|iseyin|ishielu|isi-uzo|isiaka|isiala mbano|isiala ngwa north|' +
  'isiala ngwa south|isiala oboro|isieke|isin|isinweke|isiokolo|isiokpo|isokan|isokonor|isokosou|' +
  'issele-uku|isu|isua|isuikwuato|ita-ogbolu|itas|itas/gadau|itesiwaju|itigidi|itori|itu|ivo|iwajowa|' +
  'iwere-ile|iwo|iyana ipaja|iyana-ofa|iyara|iye-ekiti|izzi|jaba|jabi|jada|jahun|jajimaji|jakusko|' +
  "jalingo|jama'are|jebba|jega|jema'a|jere|jibia|jikamshi|jimeta|jobele|jos|jos east|jos north|" +
  'jos south|kabba|kabba-bunu|kabo|kachia|kaduna|kaduna north|kaduna south|kafanchan|kafarati|' +
  'kafin hausa|kafin madaki|kafur|kaga|kagara|kagarko|kagoro|kaiama|kaita|kajola|kajuru|kala/balge|' +
  'kalgo|kaltungo|kamba|kanam|kanamma|kangiwa|kankara|kanke|kankia|kankiya|kano|kano municipal|karasuwa|' +
  'karaye|kari|karim lamido|karim-lamido|karkarna|karmo|karu|katagum|katcha|katsina|katsina (k)|' +
  'katsina- ala|katsina-ala|kaugama|kaura|kaura namoda|kaura-namoda|kauru|kawo|kazaure|keana|kebbe|' +
  'keffi|kende|ketu|khaddamari|khana|kibiya|kirfi|kiri kasamma|kirika samma|kiru|kisi|kiyawa|koguna|' +
  'koko|koko/bes|kokona|kolokuma-opokuma|konduga|konkwesso|konshisha|kontagora|kontogur|kosofe|kosubosu|' +
  'koton-karfe|kpor|kubau|kubwa|kudan|kujama|kuje|kukawa|kumagunnam|kumbotso|kumo|kunchi|kura|kurfi|' +
  'kurmi|kusada|kusheriki|kuta|kutigi|kwal|kwale|kwali|kwami|kwande|kware|kwatarkwashi|kwaya kusar|kwoi|' +
  'kwolla|lafia|lafiagi|lagelu|lagos|lagos island|lagos mainland|lajere|lalupon|lame|lamurde|langtang|' +
  'langtang north|langtang south|lapai|lau|lavun|lekki|lemu|lere|lessel|life camp|lissam|logo|lokogoma|' +
  'lokoja|lugbe|mabudi|machina|madagali|madala|madara|madobi|mafa|magama|magodo|magumeri|mahuta|' +
  "mai'adua|maiduguri|maigana|maigatari|maiha|maikunkele|maitama|maiyama|makarfi|makera|makoda|makoko|" +
  'makurdi|malam mado|malam madori|mallam fatori|mallam sidi|mallammaduri|malumfashi|mando|mangu|mani|' +
  'maradun|mararaba|mariga|marina|marte|maru|maryland|masaka|mashegu|mashi|matazu|mayo-belwa|mbaitoli|' +
  'mbalano|mberubu|mbo|mgbidi|michika|miga|mikang|mile 12|mile 2|minjibir|minna|miringa|misau|' +
  'mkpat enin|moba|mobbar|modakeke|mokola|mokwa|monguno|moniya|mopa|mopa-muro|moriki|moro|mowe|mubi|' +
  'mubi north|mubi south|musawa|mushin|mutum biyu|muya|nafada|naka|nangere|nasarawa|nasarawa egon|nasko|' +
  'nassarawa egon|nassarawa gra|nchia|ndeaboh|ndokwa east|ndokwa west|nembe|neni|new bussa|new haven|' +
  'new shagunnu|ngala|nganzai|ngaski|ngo|ngor-okpala|ngurore|nguru|nguzu edda|ningi|njaba|njikoka|' +
  'nkanu east|nkanu west|nkpor|nkwerre|nkwo nike|nkwoagu isuochi|nnenasa|nnewi|nnewi north|nnewi south|' +
  'nsit atai|nsit ibom|nsit ubium|nsukka|nteje|nto edino|numan|nung udoe|nwangele|nwaorieubi|nyanya|' +
  'nzam|obafemi-owode|obagaji|obalende|obangede|obanliku|obarike-ito|obi|obiaruku|obio/akpor|obiozara|' +
  'obokun|obollo-afor|obolo-eke (1)|oboma ngwa|obonoma|obot akara|obowo|obubra|obudu|ochobo|ode|' +
  'ode-ekiti|ode-irele|odeda|odigbo|odo otin|odo-ere|odogbolu|odoro ikpe|odot|odukpani|offa|ofu|' +
  'ogaminana|ogba|ogba/egbema/andoni|ogbadibo|ogbaru|ogbede|ogbere|ogbete|ogbia|ogbomosho|' +
  'ogbomosho north|ogbomosho south|ogbomoso|ogbunabali|oghara|ogidi|ogo-oluwa|ogoja|ogori magongo|ogu|' +
  'ogu/bolo|ogudu|ogui|oguma|ogun waterside|ogurugu|oguta|ogwashi-uku|ohafia|ohafia-ifigh|ohaji-egbema|' +
  'ohaozara|ohaukwu|ohimini|oji river|oji-river|ojo|ojodu|ojota|ojoto|oju|ojuelegba|oka|okada|oke ila|' +
  'oke mesi|oke-agbe|oke-ero|oke-ikpe|oke-oyi|okehi|okeho|okene|okigwe|okitipupa|oko ita|okobo|okopedi|' +
  'okoroete|okpe|okpo|okpoga|okpokwu|okpoma|okpuala-ngwa|okrika|okuku|okuta|okwe|ola-oluwa|olamaboro|' +
  'oleh|olorunda|olorunsogo|olupona|oluyole|omala|omoba|omoku|omu-aran|omumma|omuo-ekiti|ona-ara|ondo|' +
  'ondo east|ondo west|onicha|oniru|onitsha|onitsha north|onitsha south|onna|onuebonyi echara|onueke|' +
  'onyedega|opi|opobo|opobo/nkoro|oporoma|ore|oredo|orelope|orerokpe|orhionmw|ori-ire|oriade|' +
  'orita eruwa|orlu|orodo|orolu|oron|orsu|oru-east|oru-west|oruk anam|orumba north|orumba south|ose|' +
  'oshimili north|oshimili south|oshodi|oshodi/isolo|osisioma|osogbo|osu|ota|otan ayegbaju|otor-udu|otu|' +
  'otu-jeremi|otukpa|otukpo|otun-ekiti|otuocha|oturkpo|ovia north east|ovia south west|owa-oyibu|' +
  'owan east|owan west|owena|owerri|owerri municipal|owerri north|owerri west|owo|owode|owu-isin|oyan|' +
  'oye|oye-ekiti|oyi|oyigbo|oyo|oyo east|oyo west|oyun|ozoro|ozubulu|paiko|paikoro|pankshin|pantisawa|' +
  "panyam|patani|pategi|patigi|pindiga|port harcourt|potiskum|qua'anpa|rabah|rafi|rann|rano|rayfield|" +
  'remo north|ribah|rijau|rimi|rimin gado|ringim|ririwai|riti|riyom|rogo|roni|ruma|rumuodomaya|' +
  'rumuokoro|rumuola|runka|saakpenwa|sabon birni|sabon gari|sabon garin nangere|sabon wuse|' +
  'sabongida-ora|sabuwa|sade|safana|sagamu|sagbama|sakaba|saki|saki east|saki west|samamiya|saminaka|' +
  'sandamu|sanga|sango ota|sangotedo|sankera|sankwala|sapele|sapele road|sardauna|sarkin pawa|sauri|' +
  'serti|shaffa|shagamu|shagari|shanga|shani|shanono|share|shelleng|shendam|shinkafi|shira|shiroro|' +
  'shomgom|shomolu|silame|siluko|soba|sofo-birnin-gwari|sokoto|sokoto north|sokoto south|somolu|song|' +
  'southern ijaw|sule tankarkar|suleja|sumaila|sunkani|suru|surulere|suya|tafa|tafawa balewa|' +
  'tafawa-balewa|tai|takai|takum|talasse|talata mafara|talata-mafara|tambawal|tambuwal|tangazar|tarauni|' +
  'tarka|tarmuwa|taura|tede|tegina|teungo|tofa|tokombere|toro|toto|toungo|trans amadi|tsafe|tsanyawa|' +
  'tse-agberagba|tudun wada|tundun wada|tunkus|tureta|twon-brass|uba|ubiaja|udenu|udi|udu|udung uko|uga|' +
  'ugba|ugbodo|ugbokpo|ugbowo|ugep|ughelli|ughelli north|ughelli south|ugwolawo|ugwunagbo|uhunmwonde|' +
  'ukanafun|ukata|ukpo|ukpor|ukum|ukwa east|ukwa west|ukwuani|umu-nneochi|umuahia|umuahia north|' +
  'umuahia south|umuelemai|umuguma|umulona|umumma|umundugba|umunede|umuneke-ngor|umunze|ungogo|' +
  'ungwan rimi|unuimo|upenekang|uquo|uromi|urua inyang|urualla|uruan|urue offong|urue offong|oruko|' +
  'uruobo-okija|uselu|ushongo|ussa|utako|utu etim ekpo|uvwie|uyo|uzo-uwani|vandeikya|victoria island|' +
  'vom|wagini|wamakko|wamako|wamba|wannune|wara|warawa|warji|warri|warri north|warri south|' +
  'warri south-west|wasagu|wase|wawa|wudil|wukari|wurno|wurukum|wuse|wushishi|wuyo|yaba|yabo|yagba east|' +
  'yagba west|yajiwa|yakurr|yala|yalmatu / deba|yamrat|yana|yanda bayo|yandev|yankwashi|yashikira|yauri|' +
  'yelwa|yenagoa|yola|yola north|yola south|yorro|yuli|yunusari|yusufari|zadawa|zaki|zaki biam|zakirai|' +
  'zalanga|zango|zangon kataf|zaria|zing|zonkwa|zungeru|zurmi|zuru'
