/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
12/8/25, 6:03 am - Messages and calls are end-to-end encrypted.
12/8/25, 6:04 am - {{phone|+234 909 555 0181}}: Morning sir. Na [[Perekeme]] be this, from the security gate
12/8/25, 6:05 am - {{phone|+234 909 555 0181}}: The man died around 3. they carried him inside the ~~Dangana~~ Logistics bus, plate {{plate|YEN-207 LA}}
12/8/25, 6:05 am - Newsdesk: Which man? The Indian?
12/8/25, 6:07 am - {{phone|+234 909 555 0181}}: Yes. Mr [[Suresh Pillai]]. They said its heart. There was blood. <<Im the one that opened gate for them so if u say it they will know>>
12/8/25, 6:08 am - {{phone|+234 909 555 0181}}: the nurse [[preye]] wrote a report but the camp boss tore it. ~~Amen~~ Clinic has a copy
12/8/25, 6:11 am - [[Perekeme]] left the group. ~~Sunday~~ shift will continue.

FORWARDED MANY TIMES!!!
URGENT ALERT TO ALL TRADERS IN MILE 1, CREEK ROAD AND OIL MILL. A WOMAN CALLED MADAM [[CAROLINE]] (REAL NAME [[CAROLINE NGBOKAI]]) IS COLLECTING ID CARDS TO GIVE LOANS FROM ~~GOODLUCK~~ MICROFINANCE. SHE TAKES YOUR NIN AND OPENS ACCOUNTS. MY OWN SISTER'S NIN {{nin|71140982365}} WAS USED TO BUY SIM {{sim|8923401000557719342}} IN ABA. SHE STAYS AT {{address|14 Okoroji Lane, off the Abattoir}}. IF YOU SEE HER CALL {{phone|07031-555-012}} OR REPORT AT THE AREA COMMAND, MOSCOW ROAD. ~~WISDOM~~ IS PROFITABLE TO DIRECT. DO NOT KEEP IT TO YOURSELF. ~~DIVINE FAVOUR~~ LOCATE YOU AS YOU SEND TO TEN GROUPS. SIGNED: CHAIRLADY, YAM SECTION

Telegram | Waste Watch Delta
Friends, a word on method. Since May we have had 31 reports from Ughelli, Sapele, Kwale and Forcados, and too many arrive without a date. Write the day (~~Monday~~, not "yesterday"), the hour, and the nearest public landmark. Photograph the flare with something beside it for scale. Never send a picture with people in it. Do not write the name of anyone who works at a flow station, however proud he is of his courage. ~~Prince Edward~~ Island it is not; the Niger Delta has long ears. Our forms go to the National Oil Spill agency in Abuja each quarter, and copies stay with the ~~Justice~~ and Peace office of the diocese. Next clinic: ~~Saint Jude~~ Hall, Warri, first week of October. Light and Truth.

Dear Producer,
Permit me to put on record what happened in the Registry of the Polytechnic in respect of the late Dr [[Msugh Iorliam]]. On the day of his burial, three of us were called by the Deputy Registrar, [[Doose Aernyi]], and told to hand over his box file, {{file reference|BSP/REG/SP.1186}}. I kept a photocopy. It shows that Dr [[Iorliam]] had reported eleven missing generators. <<I am the oldest of those three and the only one still in service>>, and I retire in ~~April~~. The ~~Akiga~~ Library incident of 2019 is also in the file. My staff identity card is {{identity number|SSPSN 2204}}. You may write to me through the catechist at ~~Saint Joseph~~ Parish. I should prefer to be described only as "a source in the administration".
Yours faithfully,
[[D. T. Agber]]

Contacts - spill story (DON'T FORWARD)
1. [[Nwiku, Barinaadaa]] - fisherman, {{phone|0816 555 0107}}, speaks Gokana
2. [[Kpakol, Sira]] - his aunt, saw the boat. No phone, find her at {{address|the last zinc house before Bodo jetty}}
3. [[Tosan Omatsola]] - lab, {{email|tosan.o@labmail.example}}; he tested the water on ~~Thursday~~
4. "[[Iron]]" - ex guard. signal only, user {{handle|iron_gate.52}}
5. Rev. Fr [[Cletus]] - parish, ~~Saint Cyprian~~
6. [[Helen van Dijk]] - Rotterdam, reads the contracts, {{phone|+31 6 5550 1142}}
The drive is buried at {{what3words|///basket.onion.ferry}}
7. desk at NOSDRA, nobody in particular. Ask for Public Affairs
Note: <<no. 4 is the only guard who was on both platforms>>, so never describe him. ~~Grace~~ Point is a platform not a person. check spelling of [[Barinaadaa]]

facebook comment under our story "Fire at Rumuokoro Market"
[[Onimisi Ozavize Jr]]: Lies!! The fire started in the generator house and the market chairman knows
[[Itohan Uwagboe]]: @ everybody calm down. My shop burnt and i have the video. Time is 2:16am
[[Onimisi Ozavize Jr]]: post it na
[[Itohan Uwagboe]]: For my safety?? when Chairman [[Wokoma]]'s boys dey pass my house at {{address|Plot 9, Nkpolu, by the borehole}} every night? I go send am to the radio. i have sent it to {{email|itohan_provisions@inboxmail.example}} too so that it will not loss
{{handle|@realtalk.phc}}: ~~Glory~~ Stores too burnt. ~~Emmanuel~~ Plaza did not. ask yourself why. Insurance money in ~~June~~
[[Sir B]]: delete this thing my sister, <<na only your shop get camera for that line>>

SMS 1/3 From {{phone|08025550196}}: D customs man @ Onne wey dey clear d container w/out paper na [[Hammadi Ardo]], dem dey call am [[Oga Bauchi]].
SMS 2/3: Dcontainer no na {{serial number|MSKU 408117-2}}. e enter 4 d name of ~~Musa Danjuma~~ Global Ventures, TIN {{tin|20771934-0001}}. Inside na tramadol not tiles. 4m was shared on ~~sunday~~ nite
SMS 3/3: am a clearing agent too, lic {{practice number|NCS/CL/5540}}. <<dem don suspend only me dis month>> so be careful. ~~Gift~~ was sent 2 d DPO house on new yr. Pls destroy dis msg. Dont call, i will flash u by 8. tnx & God bless ur station

hi. tried your form three times and it froze so i'm writing here. i used to do the computers for the pension office in Uyo. the log-in of the director, {{log-in|mbassey_dir2}}, was used on 4 nights in ~~March~~ from one laptop, mac address {{mac|3C:5A:B4:19:E0:7F}}, ip {{ip|197.210.44.6}}. that laptop was signed out to [[Idongesit]]. but [[Idongesit]] was in hospital that week (card {{hospital number|UUTH/0091827}}), i visited her with oranges. so who? the same nights 37 dead pensioners became alive, voucher {{voucher number|PV/UY/03/1172}}, passed by [[ojonugwa attah]] of accounts. i think [[Nsa]], the driver, or [[Nsa]]'s oga. <<i'm the one who resigned in the week of the audit>>, there was only one. ~~Charity~~ Road police station refused my statement. ~~Mercy Ita~~ House has cctv, ask them before it is wiped

INTERVIEW NOTES / Maiduguri by phone / ~~Friday~~
Speaker calls herself [[Falmata]], then later [[Kellu]]. Age about 30. Line bad.
- came from Bama w/ two children, in the camp since 2016
- camp registers: her voter card {{voter card|90F5 B417 2288 0136 745}} kept by block head [[Bukar Modu]]
- rice "for ~~Ramadan~~" sold at ~~Monday~~ Market (the big one, not the day). 40 bags on lorry, she counted
- shelter is {{address|row C, tent 31, near the broken tank}} -> DO NOT PUBLISH
- a foreign woman with a camera promised help, [[Annelise]], never returned
- <<she is the one mother in block C with twins>> -> change to "a mother"
- wants nothing but her card. Said "We have ~~patience~~, ~~patience~~ has finished."
Follow up with ~~Elizabeth Fry~~ Relief, Red Cross, SEMA.

so this is what happened at the filling station yesterday evening, around 7, i was there with my aunt. the attendant called [[Junior]] sold fuel at 1,350 while the pump said 1,090. one customer, a soldier's wife i think, Mrs. [[Gyang]]... i mean that's how they greeted her, she argued and the manager [[Chollom Pam]] slapped her phone. Phone imei is {{imei|356998110472853}}, she has the carton. after that ~~Hope~~ Rising security men came & chased everyone. The station is ~~Felix Ogbu~~ Oil on Zaria Bypass, before the abattoir junction, not far from ~~Yakubu Gowon~~ Way. me i go send the short video from {{handle|@jos_pikin_k}}. her son was born that same day last year {{date of birth|12 Feb 2024}}, she kept saying it, "on my child's birthday". Very sad.
`
