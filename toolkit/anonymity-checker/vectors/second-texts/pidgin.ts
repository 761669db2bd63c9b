/** Invented texts that only measure; see `../marked-sets.ts`. Read them after training and tuning, not before. */
export const pidginTexts = `
Abeg make una help us for dis mata. Di headmaster, [[Oga Matthias Odey|Matthias Odey]], don chop all di money wey goment send for chair and table. Pikin dem still dey siddon for floor. Wen [[Madam Comfort Ukeje|Comfort Ukeje]] ask am, e tok say make she mind her business.

how far. no tell [[chidi]] say i yarn you o. na [[blessing okafor]] dey carry di file go house. she and [[baba sikiru|sikiru]] dey split am every month end. i see dem with my two eyes.

Di court for Abuja don sentence one former pesin wey dey in charge of pension money. E say na so so lie-lie full di papers. Tori be say di money wey loss reach two billion naira. Lawyers for di goment tok say dem go appeal.

[[Efe Omoruyi]], wey be accountant for di council, tell BBC Pidgin say im no know anytin about di missing money. But [[Omoruyi]] boss, [[Haruna Tafida]], say na lie. "Na im sign everitin," na wetin [[Tafida]] tok.

Pipo wey witness di tin say police collect five thousand naira from evri driver for dat road. Di Inspector-General neva react. Afta di protest, some youths block di express for hours.

Group chat
[[Emeka]]: una don hear di latest
Me: wetin sup
[[Emeka]]: [[hauwa]] don resign
Me: ehn? [[hauwa]] from accounts?
[[Emeka]]: yes o. she say [[oga lawal|lawal]] wan make she sign fake receipt

My name na [[Ovie Akpojaro]] and I dey work for store. Since January nobody don see di generator wey dem say dem buy. [[Ovie]] no dey fear anybody, write am down. Di pesin wey supply am na [[Nkechi Ibeanu]], im company no even get office.

Wen I reach di clinic, di nurse say card na one thousand, bed na two thousand, drip na five hundred. Nobody give receipt. Mama wey no get money go just siddon outside with her belle.

Na [[Titi]] and [[Gbenga]] dey do di list. If you no settle [[Gbenga]] your name no go enter. Last week [[Titi Adeyanju]] collect my sister money and e neva do anytin.

Dis na di list of pipo wey collect rice wey no be dem own:
- [[Oga Friday Etuk|Friday Etuk]]
- [[Mama Ijeoma|Ijeoma]]
- [[Sule Mamman]]
- [[Ebiere Koko]]

E get as dis goment dey do tins. Di Minister of Power don promise light tire, yet we still dey buy fuel. Evri election na di same song. Naija pipo dey vex well well.

oga abeg i wan report one tin. na one customs man wey dem dey call [[danladi]]. e seize my goods for border, come ask me for 200k. i beg am tire. later im oga [[abubakar sadiq]] come add im own join.

Tok-tok pesin for di university, [[Doctor Ifeoma Nwachukwu|Ifeoma Nwachukwu]], say dem don set up panel. But students no believe. [[Tunde Balogun]], wey be SUG president, tok say lecturers still dey sell handout and sex for marks.

Di chairman for our area get four house and na only salary im dey collect. How e take manage? Make EFCC come check am. All of us dey suffer, no water, no road, no school.

Wetin happun be say [[Sista Uduak|Uduak]] husband dey work for di ministry. Na im give her di contract. As we ask [[Uduak]] where di borehole dey, she say e dey for inside di budget.

Odas wey dem arrest na [[Kabiru Shehu]] wey be 32, [[Ngozi Eze]] wey be 28, and anoda pesin wey dem neva call im name.
`
