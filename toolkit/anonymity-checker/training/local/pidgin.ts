/** Sentences in Pidgin as the radio and news sites write it, and as people chat. Written for this project. Slots as in `templates.ts`. */
export const pidginTemplates = `
My name na {P} and I dey work for {O}.
I be {P}, I dey live for {G}.
{P} wey be <oga patapata|accountant|tok-tok pesin|commissioner|director|chairman> for {O} don <resign|deny am|run|collect bail>.
{P}, wey be <34|41|52|27> years old, tok say e no know anytin about di money.
<Gofnor|President|Minista|Senator|Pastor|Oga|Madam|Alhaji|Dokta|Bishop|Chief> {P} don <tok|deny|promise|order> say di money go come.
<Gofnor|President|Minista|Senator|Pastor|Oga|Madam|Alhaji|Dokta|Chief> {L} tok for {G} say di mata don end.
Di goment of {S} State don sack {P}.
"Na lie", na so {P} tok for interview wit BBC Pidgin.
{L} add say dem go <continue di investigation|carry am go court|pay evribody>.
Di tok-tok pesin for {A}, {P}, confam di tori.
{A} don arrest {P} and {P} for {G}.
Court don send {P} go prison for {N} years.
According to {P}, goment neva pay workers since <January|March|June|December>.
{F} no gree tok wetin happun.
{F} don japa go {G} wit di money.
Na {F} be di pesin wey dey keep di key.
{F} papa, {P}, na big man for {G}.
Afta dem ask {P}, e vex waka comot.
As {F} see us, e begin shout say make we go.
I hear say {F} and {F} don share di rice wey goment send.
make una ask {F} e sabi evritin
how far {F} don send di money?
{F}: i dey come
{F}: no wahala
abeg no show {F} dis message
na {P} be di thief, no be me
i tell {F} make e stop but e no hear
oga {F} say if i no sign e go transfer me go {G}
{F} and im wife {F} get shares for {O}
dem dey call am {F}, im dey stay for {G}
who be {F}? na di new cashier
{L} boys don come my house two times
di contractor {P} neva do anytin since dem pay am {M}
Di pipo wey dem arrest na {P}, {P} and {P}.
Names of pipo wey die: {P} ({N}), {P} ({N}) and {P} ({N}).
- {P}, {O}
1. {P}
{N}. {P} - {C}
{P} | {J} | {N},000
Di mama, {P}, tell tori pipo say police neva find her pikin.
{P} don win di election for {S} wit {N} votes.
Nigerian musician {P} don drop new song.
Footballer {P} score two goals for {G}.
Di wife of {P} na im get di company {O}.
Where {F} dey? Make somebody call {F}.
Di letter wey {P} write reach {O} last week.
Tins wey you need to know about {P}.
Why {A} dey find {P}.
`

export const pidginPlain = `
Di goment don promise say dem go repair di road.
Na so dem dey do am evri year.
Wetin happun for dat place still dey pain us.
Dis na di first time wey dis kain tin go happun.
Police neva tok anytin about di mata.
Dem no dey pay us since and pikin dey hungry.
Pipo wey dey sell for market dey complain say tax too much.
Wen di rain fall, water enter evri house.
E no get light, e no get water, e no get road.
Afta dat one, dem ask us to sign for paper.
Tori be say di money don disappear.
Odas tok say na politics.
Wia di money dey? Nobody fit answer.
Make goment do sometin before tins spoil finish.
Evribody sabi say na bribe dem dey collect.
Di Federal Goment of Nigeria don react to di tori.
Di Nigerian Army say dem go look into am.
Di House of Representatives don call for investigation.
Central Bank tok say no be so.
How To Take Report Police Wey Ask For Bribe
Wetin We Know So Far
Five Tins Wey You Suppose Know About Di New Tax
Why Nigerians Dey Vex For Social Media
Some Nigerians don dey react on top Twitter.
Naira don fall again for black market.
E clear say dem plan am well well.
Bifo bifo, we dey get drugs free for clinic.
Na for night dem carry di cement comot.
Abi una no see wetin dey happun?
i no fit sleep since dat day
my broda abeg no vex
una too much, God go bless una
di tin tire person i swear
who go help poor man like me
dem say make i drop something before dem attend to me
na hunger wan kill us for here
e don do, we no go gree again
this people no get conscience at all
since morning we never chop
nobody wan talk because fear dey catch them
Oyinbo pipo don come check di project.
Pikin wey no get book dey learn under tree.
Di pesin wey dey in charge no dey on seat.
Im say make we come back tomorrow.
Dia oga patapata don travel go abroad.
Sake of say fuel cost, transport don double.
Dem don bury am, but di family still dey cry.
Di judge don fix new date to hear di case.
So-so promise, no action.
Which kain wahala be dis?
`
