/** Invented texts by an author of rules; see `../marked-sets.ts`. Every person, number, address and log-in here is invented. */
export const pidginTexts = `
Voice note wey my sister pikin type: Abeg una, dis na [[Mama Oghenero]] dey talk. Dat councillor boy, [[Ese]], don chop di money for transformer. E tell us say na NEPA collect am. I go NEPA, dem say dem no see am. Im house na {{address|dat upstair wey get blue tank for Okere back}}. Im line: {{phone|zero seven zero six, treble one, four nine, eight two}}. I don tire.

Police statement wey I write by my hand
My name na [[Sokari Pepple-West]]. I be welder. I dey stay {{address|Nkpogu, di yard behind Deeper Life, room 4}}. Dat day [[Corporal Bulus|Bulus]] carry me because I no gree settle. E collect my phone, IMEI {{imei|867204-05-118830-9}}. For station, one [[Oga Akpan]] say make I bring fifty. My broda [[Ipalibo]] bring thirty. Dem write "found wandering". <<Na only me be welder for dat cell>>.

[[Tega]]: guy you don see wetin dem paste?
[[Blaze]]: wetin
[[Tega]]: say we collect hazard allowance. My name dey number 9. I no collect shishi
[[Blaze]]: my own dey twice. [[Blaze Omonigho]] and [[Omonigho Blaze]]. Lol
[[Tega]]: na [[Mama Cashier]] do am
[[Blaze]]: e no go better. Her account na {{account number|Zenith 2184470936}}

MEETING FOR KEKE PARK
Who come: Chairman [[Ubong Etefia]], secretary [[Idara]], [[Mallam Danladi|Danladi]] from tax force, and drivers.
1. Chairman pray. E say ~~Patience~~ na virtue.
2. Ticket don turn 1,300. [[Idara]] ask who approve am. Chairman say na order from above.
3. [[Danladi]] say anybody wey no pay, dem go seize im keke. Dem don seize {{plate|UYY 771 QD}} before.
4. We close with prayer for ~~Sunday~~ service.

Oga EFCC, I greet. I be cleaner for one bank for Warri. Every night dem dey carry bag comot through generator house. Manager name na [[Mr Fidelis|Fidelis]]. Driver na [[Solo]], im motor na {{plate|EFR-094AX}}. <<Na me be di only cleaner wey get key for back>>. If dem know say na me talk, I don die. Reach me through my pastor: {{phone|0811 73 60 428}}.

Pipo, make una hear word. Market don dear, light no dey, and council still dey sell ticket. We ask dem where road wey dem promise dey. Dem say e dey come. ~~Hope~~ dey, but ~~hope~~ no be food. Make everybody hold im receipt well well.

Affidavit for bush court
I, [[Godwin Ejiro Akpomudje]], swear say: (a) di land for {{address|Ugbomro road, after di palm mill}} na my papa own; (b) surveyor [[Okiemute]] plant beacon {{file reference|DT/9924 K}} for night; (c) when I talk, chairman boy wey dem dey call [[Tallest]] slap me; (d) my voter card {{voter card|7A19 0C44 8872 B310}} still dey im hand.

Salary paper as I see am
Name, work, wetin dem sign, wetin dem collect
[[Ndifreke]], cook, 40k, 22k
[[Sister Mercy|Mercy]], cook, 40k, 22k
[[Papa Imo]], gate, 35k, 15k
[[Uwem Jnr]], (e dey school for Calabar), 40k, 40k
Na oga madam cousin be di last one. Book number {{serial number|PRB-20-7741}}.

From: {{email|efe.okpu@dredgemail.test}}
To: {{email|hr at dredgemail dot test}}
Subject: my off days
Good morning ma. Na six weeks now I never go off. [[Supervisor Tare|Tare]] say if I wan go off make I drop small thing. I drop ten. E say e small. My number for company na {{staff number|DR/0482/CT}}. Please treat as urgent.
[[Efe Okpu]]

Tweet: dem say make we snap anything wey no pure. Oya see {{handle|@jagaban_of_diesel_}} dey spray money for im mama burial. Na public works oga be dat. Im real name na [[Lucky Aghogho]]. Im girlfriend shop dey {{address|Effurun roundabout, plaza wey get glass, number 12}}. I get receipt: {{website|pix-drop.test/a/9Qw2}}

Corper letter: My state code na {{staff number|DT/25B/3817}}. For my school, principal dey collect 3k from every corper before e sign clearance. Me and [[Zainab]] no pay. E call me "{{staff number|3817}}" for assembly, say make everybody see thief. <<Na me be di only corper from Kano for dis area>>. I dey fear.

Hand over note (night nurse to morning nurse)
Bed 2: [[Baba Ighalo]], drip don finish, family dey find money.
Bed 5: [[Oduwa]], dem say make e pay 8k before injection. E card no be {{hospital number|UBTH 77-20-419}}.
Bed 9: empty, but book say person dey.
[[Matron Ekundayo|Ekundayo]] collect key for cupboard. I no know wetin she carry. [[Nurse Itohan|Itohan]] go sign as witness.

Dem catch my neighbour pikin, [[Endurance]], for checkpoint. E dey wear dreads. Dem say e be yahoo. [[Inspector Dafe|Dafe]] say bring 200k. Im mama sell fridge. Dem write name for book as [[Endurance John]]. Real name na [[Endurance Okotie]], born {{date of birth|twelve October 2004}}. Dem stay {{address|Igbudu market side, staircase after di tailor}}. Abeg wetin we fit do?

Note wey dey inside suggestion box
Check di weighbridge. Truck {{plate|JJJ 238 XF}} weigh 30 tons Monday, 52 tons ~~Tuesday~~, and money na di same. Boy wey dey there na [[Chinedu Shortman]]. Oga wey dey sign na initials [[P. O. B.]] Camera don spoil since Easter. No be me write dis.

I carry my papa pension paper go office. Woman there, dem call am [[Aunty Rose]], say file don lost. File number na {{file reference|DTSG/LGPB/7 - 4082}}. After I drop 5k, file come out from her bag. My papa, [[Pa Ebikeme|Ebikeme]], don dey sick for {{address|Angala street extension, Yenagoa, small gate near Mama Tombra canteen}}. I no know who to report.

[17:20] [[Alhaji Spare Part]]: who carry my own ticket
[17:21] [[Nosa Task]]: sir na council boys
[17:21] [[Alhaji Spare Part]]: which boys
[17:22] [[Nosa Task]]: [[Commander]] and [[Ehi]]. dem say make you come {{address|council back, mango tree}} with 15k
[17:30] [[Alhaji Spare Part]]: ok. send me account
[17:31] [[Nosa Task]]: {{account number|810 443 9927}} opay

Story for radio: one man get two wives and one borehole. Chairman come, snap picture with di borehole, say na him dig am. First wife laugh. Second wife cry. Di man no talk. Today sign board dey there with chairman face. Water no dey. ~~Glory~~ be to God.

My name for this group na [[Okpeke]]. I dey work for flour mill. HR woman, [[Mrs Tolu Dike|Tolu Dike]], dey collect half of first salary from new people. She collect am with her daughter phone, {{phone|07088134402}}. Daughter name na [[Munachi]]. Anybody wey no pay, e go carry bag till e tire. <<Na me dey operate crane number two>>.

Paper wey dem nail for community hall
We no go vote for anybody wey chop road money. List: [[Chief Amaebi|Amaebi]], [[Youth President Doubra|Doubra]], [[Contractor Wilson]]. Road go reach {{address|Chief Amaebi gate, Otuoke waterfront}}, e stop there. Road job number: {{file reference|BY/RD/0071-26}}. No be lie.

Ogbonge people, dis na how to write petition. Put date, put place, put wetin happen. No put your name if you dey fear. No carry original paper give anybody. Photocopy am. If dem ask you for money before dem collect your paper, waka. ~~Justice~~ dey slow but e dey waka.

Na [[Timi]] tell me say im oga, one [[Major Lawani|Lawani]], dey sell fuel for inside barracks. Fuel card number na {{serial number|6033 8714 0029 5516}}. Im driver na [[Private Sani|Sani]], service number {{service number|19NA/81/4472}}. [[Timi]] dey sell suya for {{address|gate two, Ekenwan barracks, under di umbrella}}. No mention am.

Clinic for our village. Fridge no dey, nurse no dey, but every month dem dey sign. Person wey dey sign na [[Patience Odili]], she dey Port Harcourt dey do hair. Her salary dey enter {{account number|Access, 0079921648}}. Chairman of health, [[Doctor Wobo|Wobo]], na im uncle. I be [[Nyeche]], youth leader. Call me for {{phone|0907 four four one 8836}} but no be night.

Customs people for Seme. I cross with two bag rice. One officer, tag name "[[O. BELLO]]", say duty na 30k. I ask receipt. E laugh. Another one, [[Madam Sharp]], collect am put inside boot of {{plate|LSD 927 GJ}}. My passport {{passport number|A11472290}} dem hold am two hours. Na {{date of birth|2/2/1979}} dey inside as my birthday, so dem dey call me "February man".

Students union page: Bursary don land but no be for us. List carry 400 names, 188 no dey school. See matric {{matric number|FUO/19/CSC/40031}}, na [[Ebiere Dokubo]], she graduate 2021. See {{matric number|FUO/22/LAW/00874}}, na [[Tonye]], e die last year. Secretary wey type am, [[Comrade Perez|Perez]], say na printer devil. Mail us: {{email|bursary.eye@unistud.invalid}}

I be okada man. I no know book. I tell my pikin make e write. For junction near {{address|Oba market, where dem dey sell coffin}}, three men wey wear yellow dey collect 200 every trip. No ticket. Leader na [[Osagie One Eye]]. One day e break my mirror because I ask. My bike {{plate|BEN-883-UG}}. <<I be di only Igala man for di park>>. Finish.

Security gist: My madam husband dey government. People dey bring bag for 1am. [[Ibrahim]], di other maiguard, dey open gate. I count eleven bag. One bag tear, na dollar. Address na {{address|Plot 402, Bishop Oluwole close, white wall, no number}}. Make una no call me, I go call una. If una must, {{phone|+2348 0664 19 037}}, ask of [[Bala Kuje]].
`
