/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
FIELD REPORT, Primary Health Centre Okpudu, visited on ~~Friday~~ 14 March.
The facility opens at 9, not at 8 as the notice board says. I met the officer in charge, Mrs [[Ekaette Udoidem]], who has been there since 2019. She showed me the drug store: no ACT, no gloves, two cartons of expired ORS. <<The only midwife still sleeping in the staff quarters>>, [[Ini-Abasi]], told me in private that the solar fridge was carried away in a Hilux ({{plate|UYY 482 XA}}) on the order of the ward chairman. She asked me not to write her name in the public version. Her line is {{phone|0806 331 7720}}. Under the ~~Grace~~ and ~~Mercy~~ Free Maternal Scheme, each woman should pay nothing, yet three mothers showed me receipts of N4,500. I also photographed the generator, serial {{serial number|PK-7719-0032}}, which the contractor says was delivered new. It was not. Mrs [[Udoidem]] will not sign anything until the council replies. Next visit: ~~August~~.

i am writing this as a parent and i am tired. my daughter [[hadiza]] is in primary four at the school near the grain market and since january no teacher for mathematics. the head master mallam [[garba sani]] tells us every ~~monday~~ that the new one is coming from the board. meanwhile we are paying 1500 per child for "development". where is the development. the roof of the ~~comfort~~ block blew off last rainy season and the children learn under the neem tree. i went with two other fathers, [[ishaya]] and a man we call [[baba tela]], to the education secretary and he said we should bring it in writing. so here it is in writing. they have my number {{phone|08134470925}} and they know my house, {{address|the blue gate opposite the old cinema, Tudun Wada Pindiga}}. last week someone came there at night to ask why i am making noise. i am not afraid but my wife is. please do not put my child name in the paper.

Relief food, second round, Camp B. List as copied from the committee's exercise book, spelling as found.
1. [[Bukar, Falmata]] - 7 persons - voucher {{voucher number|WF-20391}} - collected
2. [[Modu, Yagana]] - 5 persons - {{voucher number|WF-20392}} - collected half bag
3. [[Goni, Kaltume]] - 9 persons - {{voucher number|WF-20398}} - not seen
4. [[Zanna, B.]] - 4 persons - no voucher, thumb print only
5. [[Ali, Aisa]] - 6 persons - {{voucher number|WF-20407}} - says she was sent away
6. [[Hauwa Fantami]] (widow, came after the ~~Shehu Kyari~~ Primary School group) - {{voucher number|WF-20411}}
Remarks: The store keeper, Mr [[Vincent Dauda]], counted 212 bags of sorghum in the morning and 160 in the afternoon. Nobody was at the gate between. <<The one guard with a bandaged hand>> says he was told to go and pray. The lorry of ~~Musa~~ & Sons Haulage had left already. Mrs [[Fantami]] is willing to talk again, only in Kanuri, only at the well. Mallam [[Modu]]'s brother should not be near. Report due ~~Sunday~~.

INCIDENT REPORT
Post: Borehole site, Ward 6. Shift: night. Date: 2nd to 3rd ~~May~~.
Guard: Cpl (rtd) [[Terhemba Akaa]], staff no. {{staff number|SG/0448}}. Partner: [[Oche]].
At about 0115hrs I was at my duty post when I heard sound of spanner from the pump house. I flashed my torch and saw three male persons loosening the submersible pump. One of them I know very well, he is [[Iorwuese]], <<the councillor's driver who has one gold tooth>>. I shouted. They entered a white Sienna with number {{plate|GBK 217 AE}} and drove towards ~~Joseph~~ Tarka Road. My partner [[Oche]] was asleep, I must say the truth. I called the supervisor on {{phone|+234 703 118 6452}} but he did not pick. In the morning the chairman came and told me to write that it was unknown persons. I have refused. ~~Patience~~ has a limit. I am putting this statement in two copies, one with the Justice, Development and ~~Peace~~ office.
Signed, [[T. Akaa]]

Notes from the focus group with women farmers, Ugbokpo axis (eleven took part, two left early)
The moderator explained the purpose. Mama [[Ene]] spoke first: fertilizer came in ~~June~~, but the names on the list were not from the village. "We saw names of people who are dead. We saw [[Adakole Ochefu]], and I was at his burial." Laughter. Mrs [[Ladi Onuh]] disagreed; she got one bag, but paid for it. A younger woman who gave only [[Echeofun]] said her husband's NIN was used: {{nin|48120937765}} is on the list with another man's face. She knows the number by heart. The group agreed that the agent, called [[Small Pharaoh]] behind his back, keeps the slips at {{address|his mother's compound, third house after the Methodist chapel}}. ~~Charity~~ begins at home, somebody said, and his home is full of bags. All asked that ~~Truth~~ and ~~Justice~~ Radio should not play the recording, as voices are known in a place this small.

Letter to the Editor
Sir,
~~ONE~~ MORE ROAD, ~~ONE~~ MORE PROMISE
Permit me space in your widely read paper to draw attention to the so-called dualisation of ~~Herbert Macaulay~~ Street and the Unity Bypass. In October the Ministry of Works announced, with drums, that ~~Providence~~ Global Construction Limited had mobilised to site. In December there was one grader. By ~~April~~ there was not even that. The Commissioner's office refers us to the Bureau of Public Procurement, the Bureau refers us to the Budget Office, and the Budget Office is on break for Easter. What is ~~Hope~~, if it is renewed every year and never fulfilled? Let the Accountant General publish the payment certificates. Let the Honourable Members who went on oversight to Old Market and New Layout tell us what they saw, apart from the refreshment. We who trek from Iyana Junction to Central Mosque every Saturday are waiting.
Yours in faith,
A Concerned Tax Payer, Local Government Area North

My name is [[Ebiere]]. I no longer use my father's name, so just [[Ebiere]]. I sold fish at the waterside for nineteen years and I will tell it plain. The clinic boat was given to our community in the year of the big flood. It has {{boat number|BY 1140 NW}} painted on the side. For two months it carried pregnant women to the general hospital. Then the chief's son, [[Tonye Amabebe]], began to carry drums with it at night, and you know what is in drums here. My sister's child [[Preye]] died in labour on a ~~Wednesday~~ while that boat was upriver. I wrote to the oil company's community desk and a lady, Miss [[Sobere]], answered from {{email|sobere.cl@deltadesk.example}} that it was not their boat. I am <<the woman who stood up in the Anglican church and asked for the keys>>. Everybody knows it. ~~Blessing~~ and curse come out of one mouth, my pastor said afterwards. I go now to ~~Saint Stephen~~'s in the next village.

CASE FILE {{file reference|VPT/EN/2025/073}} - CONFIDENTIAL
Complainant: [[Nweke, Obiageli F.]]
Sex: F. Born: {{date of birth|09/11/1987}}. Occupation: community health extension worker.
Summary: Complainant states that salaries of ghost workers are paid through the centre. Her own pay slip ({{pay-roll number|LGSC 0029118}}) shows a deduction for a cooperative she never joined, the ~~Divine~~ ~~Favour~~ Multipurpose Society. She confronted the accountant, one [[Chidubem Agu]], and was transferred within nine days to a post with no road. Attached: bank alert from account {{account number|3091186254}}; photographs of the attendance register; a letter from [[Agu]] dated 3 ~~July~~.
Risk: high. She is <<the only CHEW ever moved out of that centre>>, so any mention of a transfer names her. Contact only through her cousin [[Ogbonna]], {{phone|0913-440-2276}}, after 7 pm.
Action: lawyer to advise. Do not send paper to the health centre. Complainant [[Nweke]] has been told to keep originals elsewhere.

OBITUARY AND GRATITUDE
With total submission to the will of God, the family of [[Osarodion]] of Ogbe quarter announces the passing to glory of our father, pa [[Solomon Osarodion]], retired headmaster and <<the man who hid the ballot box in the church roof in the year of the bye-election>>. He slept on ~~Easter~~ ~~Monday~~ after a short illness. He is survived by [[Efosa]], [[Itohan]], [[Nosakhare]] (in Italy) and many grand children. Wake keeping at {{address|No. 11 Ighodaro Lane, off Second Cemetery Road}}, from 6pm till dawn. Interment follows immediately after the funeral mass at the Cathedral of the Holy ~~Cross~~. The family wish to thank the Old Boys of ~~Bishop Kelly~~ College, the Nigeria Union of Teachers, and all who came when the house was searched. For directions call [[Efosa]] on {{phone|0802 559 3314}} or [[Itohan]], {{phone|0705 882 1109}}. Aso ebi is white and purple. No cows, please; daddy did not like waste.

Radio call-in, Morning Voices, transcribed from the tape, third caller.
PRESENTER: Good morning, who is on the line?
CALLER: Good morning my brother [[Kefas]]. This is [[Na'omi]] from, let me just say from the Plateau side.
PRESENTER: Go ahead, madam.
CALLER: Yes, it is about the polling unit at the dispensary. On the day, the officer's machine did not work. They wrote the result in a house. I saw it with my two eyes, because <<I was the one cooking for them>>.
PRESENTER: Madam, madam, careful with...
CALLER: The supervisor is [[Gyang]]. He came with his register, he even forgot his card here, {{voter card|90F5B12C7D440183627}}. I still have it.
PRESENTER: We thank you. Please do not give out numbers on air.
CALLER: Let them call me. Zero eight... {{phone|zero eight one two, four four six, nine nine zero three}}. ~~Faith~~ without work is dead!
PRESENTER: Okay o. It is ~~Thursday~~ and this is ~~Liberty~~ Road Studio. Next caller.
`
