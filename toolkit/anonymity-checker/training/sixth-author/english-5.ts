/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
TO: THE CHAIRMAN, PANEL OF INQUIRY
MEMO OF [[KOKO-ETE EDIKAN]], CLEANER GD II
I clean the toilet of the Permanent Secretary. In the cistern I found two phones in nylon, IMEI {{imei|356004118827409}} and {{imei|356004118827417}}. I put them back. I told [[Madam Dooshima|Dooshima]] of Protocol. Next morning I was asked to clean outside only. <<Nobody cleans that toilet but me, he does not allow another>>. Thumbprint here.

Good day. The person that you asked about is on casual leave. She will resume on ~~Wednesday~~. Kindly drop your complaint with the front desk, collect a number and wait. If your number is not called, come again. If it is called and you are not there, you lose it. Thank you for your understanding.

[[Tina]] Ok I'm at the venue
[[Tina]] They are calling names
[[Jacinta]] did they call mine
[[Tina]] They called "[[Jacinta Abalaka-Ogbu]]" and someone else stood up!!
[[Jacinta]] WHAT
[[Tina]] a tall lady, yellow. She has signed. She got the cheque
[[Jacinta]] snap her. who is the officer
[[Tina]] [[Mr Umoru]], the one that limps

MISSING GUN REGISTER
Rifle No. {{serial number|NG-AK-1170283}} issued to [[PC Solomon Vandefan|Solomon Vandefan]], {{service number|F/NO 502217}}, 18:00. Returned: blank.
Rifle No. {{serial number|NG-AK-1170291}} issued to "Escort". Returned: blank.
Armourer: [[Sgt. Aderemi O.|Aderemi O.]]
The page after this has been glued. ~~Glue~~ is not an official stationery.

In our language we say that the goat which bleats at night knows the leopard. I am a palace clerk. The royalty from the quarry is N2.5m a month; I enter N400k. I was told that the rest is "for the ancestors". Last year one ancestor bought a Prado, {{plate|GWA 777 LK}}. His name among the living is Prince [[Aliyu-Tanko Zhokwo]]. <<I am the clerk who writes with a fountain pen, the others use biro>>.

Sent: 02:14. Mummy please don't panic. If I don't call by noon, take the blue file to Barr. [[Nkoyo Tom-Edem]] at {{address|Suite 9, Ekpo Abasi Plaza, after the second church, Calabar South}}, her secretary's line is {{phone|0806 119 4402}}. The passcode to my laptop is {{log-in|pumpkin-1959}}. Tell [[Ita]] not to post anything. I love you. Your [[Emem]].

CREDIT UNION, MEMBERS OWING MORE THAN N500,000
[[Hezekiah Nwankwo-Udu]]...N1.2m...guarantor: himself
[[Rev. Sr. Scholastica|Scholastica]]...N640,000...guarantor: the convent
[[Mohammed-Sani Wase]]...N3.9m...guarantor: deceased
"Friend of the Manager"...N14m...guarantor: the Manager
Compiled by the loans clerk, who resigned on the ~~Tuesday~~ after.

Makurdi, Monday. Farmers displaced by the floods have protested against what they called a list of strangers. Their spokesman, [[Akura Tyolumun]], read out twenty names said to be on the relief list; nobody in the camp answered to any. "We know everyone by their yams," said [[Mbakeren Igbawua]], a widow of 60. The camp official, [[Lawrence Agbidye-Smart]], said that the computer had been given to him like that. A nursing mother fainted. It rained again in the evening.

Form: request for protection
Full name: [[Chimamkpam Stanley-Nwafor]]
Any other name: [[Stano]], [[Chima Lab]]
Passport: {{passport number|B02294417}} Driver's: {{licence number|RIV20557CC18}}
Who threatens you: [[Bobmanuel "General" Akoko]], last seen at {{address|Abuloma Jetty Road, the drinking spot with tarpaulin, beside the ice-block seller}}
How: he sent me my own daughter's school timetable.
Do you know why: I ran the test. <<I ran it alone>>. The crude was not crude.

When a girl from my village passes JAMB, there is a small feast. [[Ngunan]] passed and there was none, for her name was not on the list. In its place was "[[N. Gunan]]", from another state, with 141. Her father [[Tarnongo]] walked to the school and was told of a "clerical issue". Her registration is {{matriculation number|202140776159DA}}. She has sat with me at the grinding mill since ~~Easter~~.

EMAIL THREAD (bottom first)
> [[Olisa Menkiti-Ray]]: Pls confirm that the drums were destroyed.
> Facility Desk: Confirmed.
> [[Olisa Menkiti-Ray]]: Pls send photographs.
> Facility Desk: Camera faulty.
> [[Olisa Menkiti-Ray]]: I passed by {{address|the bay behind Warehouse 6, Trans-Amadi, between the two silos}} today. The drums are there with new labels.
> Facility Desk: Call me {{phone|+234 705 330 9918}}.
~~Olisa~~ is the name of God in Igbo, someone wrote under it, and God sees.

Public hearing. The witness, a cook with the navy, spoke for four minutes. She told of a ship's freezer where there was no meat, only cartons. She was asked what was in the cartons. She said that she is a cook and that it was not food. She was asked if she was afraid. She said yes. She was thanked. She went back to her seat, sat, and took off her shoes.

Dear Customer, your account {{account number|0038815527}} has been restricted due to failed BVN. To restore it, reply with your BVN or call {{phone|01-330-4417}}. Signed, ~~Gift~~ Card Team.
(The above is a scam; it was sent to me, [[Nafisat-Joy Adeyi]], by a number which belongs to a real staff of the branch, [[Eghosa P.]]. I know his voice. He sold me my first account.)

I am the surveyor that did the perimeter. On paper the school land is 14 hectares; on the ground it is 6. The rest now holds eleven duplexes. Beacons {{serial number|PBD 4471}} to {{serial number|PBD 4479}} were dug up and thrown in a soakaway. Coordinates of the true north-east corner: {{coordinates|9.0563 N 7.4985 E}}. The allottees include [[Deborah Gomwalk-Inyang]] and two of the panel's own. SURCON {{practice number|SURCON/R/2907}}. [[Surv. H. Lekwot-Abah|H. Lekwot-Abah]].
`
