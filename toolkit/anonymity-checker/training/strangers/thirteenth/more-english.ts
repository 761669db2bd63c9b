/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
HAND-OVER NOTE from Mrs. [[Comfort Gwamna]], Principal Confidential Secretary, to her successor [[Abdulmumini Shehu Tofa]].
(a) Files. There are 212 open files in the cabinet. Nine are out, see the transit register. The one you must chase is {{file reference|MOH/PRS/77/C.3}} (drugs for Turunku): it went to the Commissioner's house in ~~October~~ and did not come back.
(b) Computer. HP desktop, windows password is on the yellow paper; the e-mail is {{email|pcsregistry.kd@postbox.example}} and the log-in {{log-in|cgwamna}} will still be in my name till ICT changes it. Ask for [[Preye]] at ICT, not the others.
(c) Keys: 3.
(d) Things unsaid. When the auditors come, <<the messenger with the bad leg>> will tell them what he saw; let him talk. ~~Faith~~ without works is dead. I retire on ~~Tuesday~~ with a clean heart.

STORE LEDGER folio 61. Item: Insecticide treated nets
Date | From/To | SRV/SIV | In | Out | Balance | Sign
2 May | Federal Med. Store Oshodi | {{voucher number|SRV 0331}} | 12,000 | - | 12,000 | [[J. Kpamor]]
9 May | PHC Kagarko | {{voucher number|SIV 2207}} | - | 600 | 11,400 | [[J. Kpamor]]
9 May | PHC Sanga | {{voucher number|SIV 2208}} | - | 600 | 10,800 | [[Jonah]]
17 May | "VIP" per phone | none | - | 7,500 | 3,300 | forced
17 May | ~~Amina~~ Clinic Rigachikun | {{voucher number|SIV 2209}} | - | 100 | 3,200 | [[Kpamor]]
Stock check done by [[Olabisi Adeyinka-Moore]] of Internal Audit found 3,198, two torn. The line of 17 May "VIP" went out in a lorry, {{plate|ZAR-702YL}}, which was followed as far as ~~Sarkin~~ Musawa junction and then lost. Driver gave his name as [[Dan Asabe]]. ~~Mercy~~ ships or no ~~mercy~~ ships, nets do not walk.

AUDIT OBSERVATION No. 7: Payment for supply not made
During the examination of Payment Voucher {{voucher number|PV/CAP/0619/2020}} we observed that the sum of N18,450,000 was paid to Messrs ~~Okon~~ & Brothers Integrated Ltd (RC {{company number|1189273}}) for the supply of 30 microscopes to General Hospital, Gambo Sawaba annex. Physical inspection revealed four. The sole signatory of the company, [[Ubong Etim Archibong]], BVN {{bvn|22190455318}}, shares a telephone line ({{phone|0802-555-6614}}) with the Head of Procurement, [[Kabir Maigana]]. The Store Receipt Voucher bears the stamp of an officer, [[Lami Bako]], <<who had been on leave in Saudi Arabia for the whole of that month>>.
Implication: loss of public funds. Recommendation: recover and report to the Public Accounts Committee. Management response: "Noted. The remaining ones will come after ~~Sallah~~." As at ~~December~~ nothing had come. [[Maigana]] was absent at the exit meeting.

KADUNA STATE OF NIGERIA
CIVIL SERVICE COMMISSION
Our ref: {{file reference|CSC/KD/P.33019/46}}
Miss [[Ene Ochefu]]
u.f.s. The Hon. Commissioner
LETTER OF POSTING
I am directed to convey approval for your posting from Finance and Supplies to the Zonal Office, Birnin Gwari with effect from the 1st of the next month. You are to hand over all documents in your care to [[Mallam Tukur Ɗanbaba]] before close of work on ~~Wednesday~~.
2. No transport allowance is payable as the posting is in the interest of the service, your ~~goodwill~~ and ~~patience~~ being taken for granted.
(pencil, at the foot:) This is <<the fourth posting in eleven months for the lady who wrote to ICPC>>. Let somebody keep a copy. [[Ochefu]] has a baby of five months and the husband, [[Inalegwu]], is at 1 Div barracks. [[D. P.]]

OFFER OF PROMOTION
Dear Sir, following the recommendation of the Senior Staff Committee, I am pleased to inform you that you have been promoted from Senior Works Superintendent GL 09 to Principal Works Superintendent GL 10, effective January.
Addressee: [[Ndagi Mohammed Bida]], NIN {{nin|70214488316}}, service number {{service number|WKS/4470}}. Copy: Mr. [[S. O. Fagbohun]], Establishments; the Auditor; personal file.
My own remark. The same list carries [[Fatsuma Yashe]] who has not sat for the exam, and leaves out three who passed. One of the three is <<the only female plant mechanic in the ministry>>. She wrote a petition to the Head of Service, it got number {{file reference|HOS/PET/19/8}} and slept. ~~Honour~~ to whom ~~honour~~ is due? The ceremony is on ~~Monday~~ at ~~Hassan Usman Katsina~~ House. I will not be there.

Tender opening register. Lot 4 (perimeter fence, Girls Sec. School ~~Maimuna Gwarzo~~)
bidder - representative - phone - price
1. Tamtam Mgt Concept - [[Oghenekaro Idisi]] - {{phone|0705 555 1120}} - 31.9m
2. ~~Hajara~~ Ventures - [[Hajara Sabon-Birni]] - {{phone|0814 555 2203}} - 44.0m
3. Bluewave Eng. - Mr. [[Wei Jianguo]] - {{email|wei.jg@bluewave-eng.example}} - 29.7m
4. ~~Hajara~~ Ventures again under other name, "HSB Global", TIN {{tin|10772934-0001}} - the same [[Hajara]] signed - 43.8m
Evaluators present: QS [[Dauda]], Barr. [[Ngukuran]], one person from Due Process who did not write name.
No 3 and 1 were thrown out "for lack of tax clearance" though I collected the two tax papers myself on ~~Friday~~ and gave [[Dauda]]. Award went to 2. Letter was typed before the opening, the date on it is the ~~Sunday~~ before.

BANK MANDATE (CHANGE OF SIGNATORIES)
To: The Manager, Junction Road Branch
Please be informed that the signatories to the Ministry's Counterpart Fund, account no. {{account number|1017734402}}, are changed as follows:
Category A: [[ALHASSAN KYAUTA]], Director, specimen ........ ; driver's licence {{driver licence|KJA08155AA21}}
Category B: [[FAVOUR IDONGESIT UMOH]], Chief Accountant, specimen ........ ; voter card {{voter card|90F5B1A274489012}}
Delete: [[Garba Sarkin Noma]] (retired), [[I. K. Obaseki-Ede]] (transferred).
Any one to sign, no limit.
Note by the registry: it used to be "A and B jointly". The word "jointly" was cleaned with correction fluid on the file copy. [[Favour]] told me with her own mouth, in the corridor, that she signed a blank form as a ~~favour~~. Union Bank kept the old card till ~~March~~.

Who came to the night meeting, as I remember, I wrote it before sleeping
it was held at the guest house, {{address|14B Kigo Road extension, upstairs}}, not at the office.
- Oga himself
- [[Pam]], the Berom man from Budget. [[Davou Pam]] in full
- [[Yagana]], she wrote nothing, only listened
- Alh. [[Mai Kifi]], the contractor
- a white man they called [[Stefan]] or [[Stephen]]
- me, to serve tea. <<I was the only person below level 10 in the house>>, so if this leaks they will know
Talk was about the Zaria water pipes: what was paid, what was laid, who would "balance". [[Yagana]] left before the end, annoyed. They swore on Qur'an and Bible. Somebody joked that ~~Blessing~~ Hotel has better tea. Finished 1 am, ~~Wednesday~~ already. Photo of the paper they shared is on the phone with IMEI {{imei|356938104471920}}

REPORT OF THE SUB-COMMITTEE ON THE RENAMING OF OFFICES. The Sub-Committee met three times between ~~April~~ and ~~June~~ at the ~~Arewa~~ House. It considered memoranda from the Nigeria Union of Local Government Employees, the Kaduna Chamber of Commerce, the Jama'atu Nasril Islam and the Christian Association. It recommends that Block A be called ~~Unity~~ Block, Block B ~~Peace~~ Block, and the Annex ~~Prosperity~~ Annex; that the gate on ~~Bida~~ Road remain shut after Maghrib; that the canteen called ~~Mama Cass~~ by the workers be given a proper name; and that no building be called after a serving officer. On costs, signboards of the size used at ~~Kashim Ibrahim~~ House would need N640,000. The Director of Lands, the Surveyor-General and the Managing Director of the Water Board sent no representatives. ~~Sunday~~ work was not claimed. The Report was adopted without division.

DIARY. ~~MONDAY~~. GOT TO OFFICE 7.50. GENERATOR OFF. AUNTY [[ROSE]] FROM CASH OFFICE CRIED IN THE TOILET, SHE SAID THEY WANT HER TO RETIRE THE ADVANCE OF N5M SHE NEVER COLLECTED. SHE NAMED [[BASHIR WAMBAI]] AND OGA [[TAIWO]]. I TOLD HER TO GO TO THE UNION.
~~TUESDAY~~. [[WAMBAI]] SENT FOR ME. "YOU ARE THE ONE TEACHING [[ROSE]] LAW?" I KEPT QUIET. HE TOOK MY STAFF CARD, NO. {{staff number|MOF 3381}}.
~~WEDNESDAY~~. NO CARD, SO GATE REFUSED ME. I SAT UNDER THE ~~DOGONYARO~~ TREE WITH [[MONDAY THE SHOEMAKER]]. HE KNOWS MORE ABOUT THAT ADVANCE THAN THE ACCOUNTANT-GENERAL.
~~THURSDAY~~. CARD CAME BACK WITH AN APOLOGY. <<SOMEBODY WHOSE FATHER IS AN EMIR>> HAD SPOKEN. ~~HOPE~~ IS A THING WITH LEGS.
~~FRIDAY~~. TO KASUWAN MAGANI FOR BURIAL. REST.
`
