/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
Madam [[Ebele Otti-Nwaka]], good day o. Na me [[Okposo]] wey dey drive you when you come our side. The thing wey you ask me, I don see am. The pipe pass under {{address|Eku Road, the compound of late Chief Ometan, where the pig dey}}. Dem put valve there, cover am with plantain leaf. Soldier dey guard am like say na bank. I no fit go near again. No call my old line, use {{phone|08151129966}}.

how d work dey go? e dey go small small. na so so rain. d foreman no gree pay us since. one boy fall from scaffold last week, leg break, dem carry am go house with 5k. no be small thing o. but wetin we go do. hunger no get brother

PARENT FORUM GHS
[[Mama Oreva]]: dem say make our pikin bring chair and broom and toilet roll and 2k
[[Mr Edafe|Edafe]]: broom for wetin again, na we dem dey sweep
[[Mama Oreva]]: vp admin na the owner of the shop wey dey sell the chair
[[Miss Atinuke|Atinuke]]: which shop
[[Mama Oreva]]: {{address|Hausa Quarters, opp. the dispensary, that shop with mickey mouse}}
[[Mr Edafe|Edafe]]: I go write letter. Who get grammar?

The story be say: three local govt people go one hotel, ~~Delight~~ Royal Hotel, do workshop for "capacity". The workshop na two days, dem write ten. Water na 500 each, dem write 3k. I dey serve the tea. Person wey dey sign na [[Bassey-Duke Orok]]; na him talk say "put am for entertainment". Nobody entertain me. <<Na me be the only waiter wey get hearing aid, dem think say I no dey hear>>.

Make I ask, who be this [[Sotonye]] wey dey call everybody for Ogbogoro? E dey use {{phone|09044902217}}, {{phone|07088100341}}, and one +44 number. E say e dey work for bank. E know my NIN ({{nin|66301957842}}) off head! How e take know? Na from that palliative form wey we fill, I dey sure. The form dey with ward secretary, [[Alabo Isokariari]].

Dear ~~Sir~~ abeg. My husband be prison warder. No be am be thief. Na food contractor dey bring stone inside beans. When the prisoner them fight, dem say na my husband cause am because e talk. E get only query, e no get lawyer. Him name [[Ndubueze Ikpo]], number {{service number|NCoS/PH/1172}}. We dey live {{address|Prison Staff Quarters, Borokiri, second block near the jetty, Door 9}}. I be tailor.

Wahala for estate gate: [[Sule]] no wan open gate for man wey no get sticker. Man say "you know who I be?" [[Sule]] say no. Man slap am. Police come, carry [[Sule]]. The man motor na {{plate|LND 01 KJ}}, the estate chairman say make we delete video. I no delete. {{handle|@estate_eye_lekki}} go post am ~~Sunday~~ by 6.

We be women wey dey pick periwinkle. Oil don cover mangrove. Company say no be dem. Government say dem dey look. We ourselves dey look. One white man come with bottle, e put mud inside, e write number, e shake head. E no come back. Periwinkle no come back too.

STATEMENT (thumbprint)
My name na [[Ajoke Kpogbara]], I no go school. I fry akara for {{address|mouth of Ogoni Street, near the borehole wey no dey work}}. On that night I see four people carry bag enter police van {{plate|RSH 882 GT}}. One na [[Mopol Tanko|Tanko]], e dey owe me 600 naira for akara so I sabi him face. Them drive go river side. I hear sound two time. Na wetin I see be this.

Make una no think say na only big man thief. For our own small coop, na my friend thief. We grow together. [[Ufuoma Agbontaen]]. Her pikin dey call me aunty. She carry 780k wey we save for two years, buy gold chain. I see the receipt, na {{address|Mission Road, shop 22, goldsmith wey get one eye}}. I wan arrest am but I never fit. ~~Friend~~ dey pain pass enemy.

[[Jumbo Fuel]] to [[D.O. Kpakpo]]: 5 trucks tonight
[[D.O. Kpakpo]] to [[Jumbo Fuel]]: which route
[[Jumbo Fuel]]: Sapele road no good, take bush through Jesse
[[D.O. Kpakpo]]: who dey the gate
[[Jumbo Fuel]]: [[Austin]], he don collect
(I copy am from my oga phone when e sleep. I be him driver. <<I be the only driver wey e dey allow enter parlour>>. My email {{email|driver.no.name@inbox.example}})

Lab people una try but una dey lie. Water for our school get germ. I be the science prefect, I look am under microscope, I see worm dey dance. Principal, Mrs [[Akpevwe]], seize microscope. Our school code {{file reference|DSG/EDU/SS/1402}}. I no fit tell you my name, but <<I be the first girl wey dem make science prefect for there>>.

Announcement! Announcement! ~~Blessed~~ Mothers go meet by 4. ~~Charity~~ unit bring your plate. ~~Grace~~ fellowship dey for upstairs. ~~Emmanuel~~ Choir wear blue. If you park for front of ~~Samson~~ Street your tyre go burst. Thank you.

Consular matter (voice note wey dem type)
"Ehn my sister, na [[Itohan]] from Sebha. They sell us o. Person wey carry us come from Benin na [[Kingsley "Borga" Eghosa]]. Him mama house dey {{address|Ugbowo, Uwasota, number 15, blue gate with lion}}. My passport {{passport number|A09126648}} dey him hand. Tell police for Edo make dem hold him mama. Tell my papa, Pa [[Osawaru]], say I dey alive. Call this Libya number only when dem call you."

For this council, even ambulance dey carry wedding rice. I dey there since. I see as dem use ambulance pack rice, pack canopy, pack band. If person sick, dem go say e no get fuel. Na true talk, no be lie. If you want, come ~~Saturday~~.

List of people wey get fake contract award:
(1) [[Obinna-Hilary & Co|Obinna-Hilary]], drain, 12m, no drain
(2) [[Hajia Mero|Mero]], school fence, 9m, no fence
(3) [[Timi Davies-Ekiye]], solar light, 30m, four light
(4) [[Pastor Gbemi|Gbemi]], sensitization, 5m, nobody sensitize
Bank wey dem take pay am: same account {{account number|2019960425}}
File: {{file reference|YELGA/TB/22-118}}. Who type am? Me. <<Na only typist wey dey use typewriter for the council, others get computer>>.

I carry load for airport. Yesterday dem put one bag for my trolley say make I pass am without x-ray. 20k tip. I refuse. The person na steward, name tag [[Ozoemelam, K.]] The tag number {{staff number|CRW/2287}}. Oga security say I do well, then e sack me. Make sense? Nigeria make sense?

If e reach to talk, make we talk. If e reach to write, make we write. Paper no dey fear. Na person dey fear.

[[Dr Onoja-Michael|Onoja-Michael]] text me: "come to my office alone". I forward am give my papa. My papa na retired soldier. Papa carry him cutlass go campus. Na so the thing take end for the papers. My picture dey there. I no wan be famous. Matric {{matriculation number|UAM/CSC/20/3314}}. Number wey he use text me {{phone|0802-882-7713}}. ~~Doctor~~ no be God.
`
