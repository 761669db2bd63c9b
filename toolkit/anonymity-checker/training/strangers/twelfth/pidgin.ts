/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
[14/2/25 07:51] {{handle|kingsize}}: my broda una don hear wetin happen for Choba?
[14/2/25 07:52] Radio: we never hear o. yarn us
[14/2/25 07:55] {{handle|kingsize}}: dem carry 6 boys for [[iya risi]] joint yesterday night. one na my paddy [[oritse]]. police say na cult
[14/2/25 07:56] {{handle|kingsize}}: [[oritse]] no be cult abeg, him dey sell ~~blessing~~ card for ~~valentine~~. him matric na {{matric number|U2019/3025117}} make una confirm
[14/2/25 07:58] Radio: who be the officer?
[14/2/25 08:01] {{handle|kingsize}}: one yellow inspector, dem dey call am [[baba forty]]. him say make we bring 200k before ~~sunday~~. him give us aza {{account number|3087165542}}
[14/2/25 08:02] {{handle|kingsize}}: pls no use my voice for radio. 🙏🙏

Voice note (1 min 12), wey desk write down:
Hello, hello, una dey hear me? I be cook for one rig, I no go call the name. For inside there, food wey dem suppose give us, dem dey sell am for shore. The camp boss, oyibo man, [[Duncan]], him and him girlfriend [[Timipre]]. My own be say, <<na only two of us dey cook night food>>, and the other one na him cousin, so you see my trouble. Call me for zero nine... wait, {{phone|zero nine one three, five five five, zero one two eight}}. But no call for ~~Monday~~, because crew change. ~~Mercy~~ of God dey keep us. ~~Esther~~ Deep na the name of the field, no be person o.

I no know who go read dis one but i must talk. for our ward for federal medical, light go off for ~~thursday~~ night and 2 pikin for incubator die. CMD tell us make we write say na infection. matron [[itoro]] refuse sign, so dem transfer am go ~~Saint Luke~~ annex. the generator man [[okon bassey]] drink diesel money since, everybody sabi. the pikin mama name na [[ndifreke]], her card {{hospital number|FMC/NNB/5582}}, dem never tell am true. she dey stay {{address|for the yellow face-me-i-face-you wey dey back of the Ekpo Abasi fire service}}. abeg make una help am small small. ~~patience~~ dey but anger don pass am

SMS
FROM {{phone|0704 555 0163}}
OGA REPORTER. GOOD MORNING. DEM DON START TO DEY LOAD CRUDE AGAIN FOR BACK OF OUR CREEK. BOAT NUMBER {{boat number|BYS 228 M}}. DRIVER NAME [[TARI]], TALL, GET MARK FOR FACE. SOJA PEOPLE DEY ESCORT AM, I COUNT 4. THE ONE WEY DEY COMMAND NA SGT [[DUNG]], HIM NUMBER FOR CLOTH {{service number|09NA/61/2284}}. E DEY HAPPEN EVERY ~~TUESDAY~~ AND ~~FRIDAY~~ WHEN ~~PRINCE~~ OF PEACE CHURCH DEY DO VIGIL. <<NA ME BE THE ONLY FISHERMAN WEY STILL DEY SET NET FOR THAT SIDE>>. MY BROTHER [[TARI]] NO BE THE SAME PERSON O, NA ANOTHER [[TARI]]. GOD PUNISH DEVIL.

Nairaland > Crime > "Fake customs recruitment, una shine eye"
{{handle|Omo_Sapele1}}: una don see dis {{website|ncs-jobs-portal.example}} ? na scam o. I put my NIN {{nin|50938817426}} before my sister shout for me
{{handle|Omo_Sapele1}}: the guy wey dey behind am na [[Ovie Ukrakpor]], we do NYSC together. him dey use the name Dr. [[Goodnews]] for WhatsApp
{{handle|LadyDee07}}: ahn ahn my own na {{phone|0811-555-0135}} call me, same [[Goodnews]]
{{handle|ijebu_garri}}: una dey fear who? report for ~~Victoria~~ Island, EFCC dey there
{{handle|Omo_Sapele1}}: I don report since ~~January~~. officer ask me for transport money to ~~Benson Idahosa~~ side 😂😂 Na so so ~~patience~~, ~~patience~~, we dey hear

Good evening sir/ma. As I be so, I be ticket seller for the motor park wey dey Abali. Make I yarn una how the levy take dey miss. Every driver dey pay 1,500, we dey write 700 for book. The book na my uncle [[Chinwendu]] dey keep, and I don snap the pages. For page 40 you go see one name, "[[Wisdom]] L.G.A.", na him be the council man wey dey carry the balance for ~~Wednesday~~. His motor na black Corolla, {{plate|ABH 771 KP}}. [[Wisdom]] get wife for {{address|Amaoji Street number 5, upstairs, on top the chemist}}. I no want trouble with my uncle sha; na him raise me. So cut [[Chinwendu]] name comot. ~~Favour~~ Mass Transit and ~~Chukwudi~~ Motors no dey pay at all, ask them why.

Breaking news for una ear, dis na public announcement from Garrison reach Slaughter. NEPA go take light from ~~Sunday~~ go reach ~~Thursday~~ because dem wan change transformer for Rumuomasi. School for ~~Stella Maris~~ side go close early. Water Board talk say make everybody full drum before ~~Monday~~ morning. Ministry of Health get free malaria test for Mile 3 Park, ~~Isaac Boro~~ Park and Oil Mill Market; carry your pikin come, no be money matter. Federal Road Safety dey beg driver make dem get ~~patience~~ for Eleme Junction because tanker dey plenty. Keke union don agree say fare na 200 from Lagos Bus Stop go Town. If you get complaint, enter Secretariat, Block C, ask for Customer Desk. ~~Hope~~ Rising no be party, na programme. Thank una.

tip from form - category: land
Village people for Umuebule don dey fight since ~~easter~~. Surveyor [[Nwosu, Festus]] come with paper say na him oga, Engr. [[Ejike]], buy the whole bush from {{address|the iroko wey dey front of late Pa Nwala compound}} reach the stream. the paper get number {{file reference|RSLB/SUR/443/B}}. but our chief, [[Eze Oha]], talk for meeting say e no sign am. dat night dem burn his barn. <<na im last wife record the whole meeting>> with her phone and na she send me. she say make i no call her name at all at all, so una no go see am for here. ~~Goodwill~~ Primary School dey inside the land too. My mail na {{email|bushboy_etche@quickmail.example}}

Missed calls and who dem be (for [[Boma]] wey dey take over from me)
{{phone|0906 555 0110}} = [[Mama Ovigue]], she go cry first, just wait. Na her pikin die for cell
{{phone|0813 555 0174}} = DPO office, no pick
{{phone|+1 202 555 0117}} = [[Uncle Zeb]] for America, him dey pay the lawyer
{{phone|08165550102}} = lawyer, Barr. [[Ifeoma Ezenwa]]. Case na {{case number|PHC/2284/2023}}, next date 11 November
{{phone|0909 555 0199}} = wrong number, one Alhaji [[Gambo]] wey dey sell ram
Note say [[Ovigue]] na the boy name. For script just call am "the boy". If ~~Blessing~~ show for screen na network promo. ~~Justice Sunday~~ na the rally, no be judge

🚨🚨 FORWARDED AS RECEIVED 🚨🚨 My people of Warri, make una shine eye!! One fine babe dey carry Red Lexus dey rob for Effurun. Dem say her name na [[Precious]], another person say na [[Princess Alero]]. She go tell you say she dey come from ~~Faith~~ Tabernacle, that her motor spoil. Last week na one yahoo boy, [[Small Pikin]], she carry go {{address|Estate Road, the house wey get two lion for gate}}, before morning account don wipe. Plate {{plate|EFR-663-GN}}. If you see am no fight, call {{phone|0802 555 0144}} or vigilante. ~~Glory~~ be to God say dem catch her guy for ~~Saturday~~. Send am go every group, <<especially una wey dey live near the only pink duplex for Jakpa>>. ~~Amaka~~ Stores no dey involved, dem just use the signboard.
`
