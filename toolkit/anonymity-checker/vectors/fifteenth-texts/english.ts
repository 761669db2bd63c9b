/** Invented texts that only measure; see `../marked-sets.ts`. Every person, company, number and address here is invented. */
export const texts = `
IN THE CUSTOMARY COURT HOLDEN AT GANAJA. SUIT NO: {{case number|KGS/CC/88/2023}}
AFFIDAVIT OF FACTS
I, [[Ojonugwa Attah-Idoko]], female, Christian, grinder of pepper, of {{address|House 9, behind the Anglican vicarage, Ganaja Village}}, do make oath and say:
1. That I was born on {{date of birth|3rd April 1971}} and have the voter card {{voter card|90F5 B1C2 7788 3401 662}}.
2. That on a ~~Thursday~~ in Lent one Mr [[Shaibu Onoja]], a bailiff, came with two boys and carried away my engine.
3. That he had no warrant but asked for N40,000, "thirty for ~~Justice~~ and ten for fuel".
4. That the said [[Onoja]] has since put the engine with his in-law [[Achimugu]], <<the only man in the village whose rice mill shares a wall with a mortuary>>.
5. That I swear to this in good faith.
Deponent: [[O. Attah-Idoko]]

[21:07] Matron [[Nanpon Wuyep]]: Good evening all. Who signed for the 40 cartons of Ringer's?
[21:09] [[Pwajok Night]]: Not me ma. I was on the ward with the twins
[21:10] [[Hassana T.]]: it is Oga [[Dung]] that carried them in his Hilux, {{plate|JJN 207 TC}}. ~~Mercy~~ Pharmacy on the ring road is selling them already, same batch
[21:13] Matron [[Nanpon Wuyep]]: [[Hassan]] the porter says otherwise
[21:14] [[Hassana T.]]: ma the porter is his boy na. Check gate book ~~Saturday~~, and ask <<the deaf cleaner who sleeps in the oxygen room>>. she saw all
[21:20] [[Pwajok Night]]: Let us not type again. Call {{phone|0803 555 0191}} that's my other line. ~~Patience~~ everybody, walls have ears
[21:21] Matron [[Nanpon Wuyep]]: This message was deleted

MINUTES OF THE EMERGENCY MEETING OF RESIDENTS, HELD UNDER THE MANGO TREE
Present: Chief [[Abayomi Ogunjinmi]] (chair), Mrs [[Ekaette Bassey-Udo]], Engr [[Tunji Alao]], Alhaji [[Lawan]], and nineteen others.
Opening: the prayer was said by Mrs [[Bassey-Udo]]; then the ~~grace~~ was shared.
Borehole levy: Engr [[Alao]] reported that N3.2m was gathered, of which the treasurer, Mr [[Felix Dappa]], paid N2.1m into {{account number|3308124479}}, which is not the account of the association but of his wife. Mr [[Dappa]] was not present. His gate at {{address|Plot 41B, Crescent 3, the house with two lions}} was locked.
Resolved: (a) that the chair write to the bank; (b) that nobody fight him; (c) that <<the retired magistrate on Crescent 2>> be asked for advice.
A.O.B.: ~~Hope~~ was expressed that the light will return by ~~June~~.
Closing at 6.40pm.

This is the August pay list of our council's primary schools section as they paste it on the wall. I put a star on the people who never came to any school.
S/N | NAME | PSN | AMOUNT
1 | [[GARBA, Ladidi]] | {{pay-roll number|PSN 100482}} | 61,200
2 | * [[TERKULA, Msughter]] | {{pay-roll number|PSN 100491}} | 88,450
3 | * [[TERKULA, Doose]] | {{pay-roll number|PSN 100492}} | 88,450
4 | [[AKOSU, Veronica]] | {{pay-roll number|PSN 100517}} | 64,000
5 | * [[TERKULA, Aondover]] | {{pay-roll number|PSN 100493}} | 88,450
The three with stars are children of the Education Secretary; the last was born on {{date of birth|19/11/2011}}. A boy of twelve is head of class six! The list was typed by <<the only clerk who still uses the old Olivetti>>. Every ~~Friday~~ they burn the old lists behind the office. I rescued this one. In the name of ~~Providence~~, use it.

(voice note, written down by my daughter as I spoke) Good afternoon. My name, I can say it, is [[Isiaka Balogun]], I have driven tanker since 1994. On the 8th we loaded at the depot, I and [[Chukwudi]] my motor boy. The man of the marketers, they call him [[Last Card]], said each driver must drop two hundred litres at a yard after Sagamu. I refused. He snapped my licence, {{driver licence|AKW 04417 AA2}}, and my truck, {{plate|LND 773 XD}}. By evening my transporter sacked me on the phone. The yard is {{address|the fenced land with a blue container, after the second bad bridge, Ogijo side}}. [[Last Card]] sells there to one Madam [[Sherifat]]. It is only ~~Goodness~~ Filling Station that buys from her by day. I'm sixty-one, where will I find work? By ~~Tuesday~~ I will go to the union. Thank you.

From: [[Ngozika Umeh]] {{email|n.umeh@orientmicro.example}}
To: whistle desk
Subject: Loans that were never asked for
Dear Sir or Madam,
I am a loan officer. Since ~~January~~ my branch manager, [[Mr Big Man]] as we call him (his name is [[Bigwai Dakup]]), opens loans with the documents of market women who came for savings only. In thirty-one files I found the same thumbprint. One example is Mrs [[Lami Chollom]]: BVN {{bvn|22170445918}}, NIN {{nin|50918273344}}, loan N450,000, which she learnt of when the recovery boys took her freezer.
The head of audit, Dr [[Opeyemi]], told me to have ~~faith~~ in the process. I have none left.
I write from my own telephone and my own data.
Yours faithfully,
[[Ngozika Umeh]] (Mrs), ACIB
Staff {{staff number|OMB/0377}} | {{phone|+234 701 555 0128}}

PLEASE DROP IN BOX. DO NOT CALL MY NAME ON ASSEMBLY GROUND.
I AM IN SS2 B. MR [[KEFAS]] THE PHYSICS MASTER TELL GIRLS TO COME TO {{address|THE LAST FLAT IN STAFF QUARTERS, WITH THE GREEN TANK}} FOR "EXTRA LESSON". HE TOUCH [[RAHILA]] AND [[JUMMAI]]. [[RAHILA]] HAS LEFT SCHOOL. THE VICE PRINCIPAL, MRS [[AFINIKI]], SAID IT IS BECAUSE WE WEAR OUR SKIRT SHORT. LAST ~~SUNDAY~~ AFTER CHAPEL HE GAVE ME BISCUIT AND SAID HE WILL WRITE MY WAEC NUMBER ON A GOOD LIST. I DO NOT WANT THE LIST. I WANT ~~PEACE~~. <<I AM THE GIRL WHO RINGS THE MORNING BELL>>, SO HE CAN KNOW ME. WE ARE ASKING FOR A WOMAN TO COME AND TALK TO US. NOT A MAN. NOT THE PTA.

I teach in a small town on the Plateau and I would rather not say in which. Our school was given forty laptops by a foundation two years ago. We took photographs with them, the children held them for one hour, and in the night a lorry came. The proprietor explained that ~~Charity~~ begins at home. Since then the foundation has sent two reminders for a report, and the proprietor has asked each of us to write three pages about how the pupils use the machines. I wrote my pages, God forgive me; I have four children and the rains failed. <<One of us, who refused to write, now teaches under a tree at the brickworks>>. Come unannounced, come on a ~~Wednesday~~, and ask the pupils simply to switch one on. That is all. A person with ~~Wisdom~~ needs no more.

HAND-OVER NOTE, STORE 2 (COLD CHAIN)
From: [[Emem Akpan]] To: [[Idorenyin Etuk]]
Date: end of ~~May~~
1. Keys: three, one with the Director, Pharm. [[Ubong]].
2. Fridge 4, serial {{serial number|VLS-204A-77193}}: counted as "spoilt", but it stands in the restaurant of Pharm. [[Ubong]]'s wife at {{address|12 Udo Inyang Close, opposite the snooker hall}}.
3. BCG: ledger 4,000, on the shelf 1,150. I wrote to the LIO under file {{file reference|AKS/PHC/ST/2/119}}; no answer.
4. Generator diesel: do not sign the voucher that Mr [[Okposin]] brings on ~~Mondays~~. I signed one, {{voucher number|DV 00862}}, and I am sorry for it.
5. Please water the ~~Lily~~ plants.
My sister, I leave you this in writing because <<I'm the third storekeeper posted away in one year>>. Copy it before anybody sees.

1st SMS, from {{phone|08175550166}}: Corper wee, your posting to the good PPA is N70k. Pay {{account number|0127730984}} [[Gideon Ishaku]]. No receipt.
2nd SMS, same no.: My dear, [[Gideon]] is my junior brother, dont fear. Others in your platoon have paid. Only you is proving holy.
3rd SMS: If you report me remember I have your callup, {{serial number|NYSC/TRB/2023/60418}}, and I know you're in {{address|Room 7, Hostel C, the bunk by the window}}.
My own answer: Sir, God is watching.
4th SMS: God is in ~~Glory~~ Chapel, I am in Jalingo.
I am [[Oyinkansola]]. I kept the four of them. My friend [[Zulaihat]] paid and has her slip. The man's face I know: <<the camp official with six fingers on the left hand>>. He will be there until ~~August~~.

... EXCERPT. PW3, [[Boma Ibifuro]], sworn on the Bible, speaks English.
"I'm a clerk of the Registry of Lands. I know the accused, [[Kelechi Nwaogu]]. In ~~March~~ he brought me a deed, {{file reference|RSL/CO/4471}}, and said that the Surveyor-General wanted a new page three. The new page had another name, Barr. [[Wokoma]]. I said it is a crime. He put an envelope under my ~~Victory~~ calendar. I did not open it; I gave it to my head, Mr [[Tamunoiyowuna]], who opened it and said it was for both of us."
Cross-examined: "No, I am not the girlfriend of Mr [[Nwaogu]]. Yes, I live at {{address|the boys' quarters of 6 Eligbolo Link}}. Yes, I was queried. It's not true that I was promised anything."
Re-examination: none. The witness, <<who was then six months on the job and walked with crutches>>, stood down.
Adjourned. {{case number|PHC/1102C/2022}}.

NIGERIAN P0RTS - TERMINAL B - INCIDENT F0RM (copied from a bad photo, forgive the mistakes)
NAME 0F REPORTER: [[BRODERICK ESSIEN]]    ID: {{staff number|TB-5520}}
DATE: 17 0CT
NATURE: release of 2 containers with no exam
CONTAINER: {{serial number|MSKU 604417 2}} AND {{serial number|MSKU 604418 8}}
AGENT: [[SOLOMON IKHIDE]], ~~SOLOMON'S~~ SEAL CLEARING, {{company number|RC 908877}}
TIN: {{tin|20114478-0001}}
NARRATIVE: AGENT CAME WITH OFFICER [[BALA GWANDU]] AT 2300 HRS. SCANNER WAS PUT OFF. I ASKED WHY. OFFICER [[GWANDU]] SAID "ORACLE". I NOTED IT AND WAS TOLD TO G0 AND EAT. CAMERA 6 SAW IT, ADDRESS {{ip|10.44.6.19}}, UNLESS IT IS WIPED BY ~~SUNDAY~~.
REMARK OF SUPERVISOR: reporter is talkative. To be redeployed. Signed, illegible.
`
