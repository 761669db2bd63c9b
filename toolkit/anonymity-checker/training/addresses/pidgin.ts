import { english } from './english.ts'
import type { Grammar } from './grammar.ts'

/** Pidgin gives addresses as English does, with its own small words and its own sentences around them. */
export const pidgin: Grammar = {
  rules: {
    ...english.rules,
    side: `for back of|back of|for front of|front of|for side of|side of|by side|near|near di|beside|opposite|behind|behind di|after|before|close to|next to|inside|for inside|under|for under|on top|for top of|by|as you pass|once you pass|when you don pass|after you cross|directly opposite|for corner of|corner of|for entrance of|for middle of|face|wey face|wey dey face|wey dey back of|wey dey near|wey dey opposite|wey dey behind|just after|small after|right after|down from|two house from|three pole after`,
    spot: `
di {thing}
{thing}
di <old|new|big|small|main|burn-burn|broken|second|first|last|next|public|gofment> {thing}
di {trade} <shop|stall|shed|workshop|joint|place>
{name} <filling station|pharmacy|bakery|hotel|hospital|school|junction|market|bus stop|plaza|joint|bar|church|fuel station|motors>
{town} <junction|market|roundabout|motor park|general hospital|police station|bridge|garage|park|gate>
<Total|Oando|Mobil|Conoil|Forte Oil|NNPC|Texaco|AP|Eterna|MRS|Rainoil> <filling station|>
<First Bank|GTB|Zenith|UBA|Access Bank|Union Bank|Ecobank|FCMB>
<Redeemed|RCCG|Winners|Deeper Life|ECWA|Living Faith|MFM|Christ Embassy|Celestial|CAC|Foursquare|Assemblies|Catholic church|Holy Ghost>
<Mama|Iya|Baba|Papa|Madam|Aunty|Oga> {given} <joint|shop|canteen|kiosk|bole joint|buka|house|compound|store|mama put>
<Chief|Alhaji|Pa|Elder|Hon.|Pastor> {name} <house|compound|gate|palace|farm|>
<NEPA|PHCN|INEC|NTA|FRSC|Customs|Army|Police|Local gofment> <office|gate|quarters|station|post|checkpoint>
<MTN|Glo|Airtel> mast
where dem dey <sell|fry|wash|park|repair> <akara|tyre|motor|plank|sand|fish|yam|tanker|bole|suya>
di place wey dem dey <sell|fry|wash|park> <akara|tyre|motor|sand|fish|fuel>`,
    look: `
di house wey get {colour} <gate|roof|fence|door|paint>
house wey get {colour} <gate|roof|fence|door>
di house wey dem paint {colour}
di {colour} <gate|house|building|bungalow|fence|container>
{colour} <gate|house|building|roof|container>
di {rank} <house|gate|compound|bungalow|flat|door|room|shop|jetty> <for left|for right|for your left hand|>
{rank} <house|gate|compound|bungalow|flat|door|room|shop>
<upstairs|downstairs|ground floor|last floor|back room|front flat|face me I face you|upstair|down flat>
di <uncompleted building|upstair|one storey|batcher|mud house|zinc house>
uncompleted building`,
    dwelling: `
di {trade} <shop|stall|kiosk|house>
<my|im|her|our|dia> <uncle|aunty|mama|papa|sister|in-law|landlord|pastor|padi> <house|compound|shop|room>
di <staff|nurse|teacher|corper|police|railway> <quarters|lodge|hostel|line>
di <chief|king|pastor|imam|catechist|village head> <house|compound|palace>
{name} <compound|family house|boys quarters|lodge|hostel|house|camp>
<Chief|Alhaji|Pa|Mama|Elder|Hon.> {name} <compound|house|boys quarters>
di <buka|canteen|kiosk|shop|store|tent|bungalow|container|batcher|waterside|fishing port>`,
  },
  around: `
I dey live for {@}.
I dey stay {@}.
I dey stay for {@} with my pikin dem.
Im dey stay for {@}.
My house na {@}.
Im house na {@}.
My house dey {@}.
E dey live {@}.
Na for {@} e dey stay.
Na {@} dem dey share di money.
Dem dey gather for {@} every {day}.
I see am for {@} on {date}.
Im office na {@}, but e no dey give receipt.
My shop dey {@}.
Madam {given} dey sell for {@}.
I dey do POS for {@}.
Dem dey load for {@}.
Di boys carry di bag go {@}.
Dem hide di fuel for {@}.
Address na {@}.
Address: {@}
House: {@}
House na {@}. My number na {phone}.
Where I dey: {@}.
Im don run go {@}.
Police come {@} carry {person}.
Make una come {@}, ask for {given}.
If you reach {@}, call {phone}.
Person wey sabi am dey {@}.
My sister dey keep di paper for {@}.
We dey find transformer for {@}.
Im mama dey live for {@}.
Di contractor {person} dey {@}.
{person}, {@}, {phone}
{n}. {person}, {@}
dem dump am for {@}
abeg send person come {@} before {date}
na im papa house be dat, {@}
Im second wife dey {@}.
Dem change am go {@}.
Tanker dey turn fuel for {@}.
My lodge na {@}.
I rent room for {@}.
Di meeting dey hold for {@}.
Na {@} dem kill di cow.
{@}`,
  without: `
Dem dey share di money for back, nobody dey talk.
Di road no good since {date}.
House no dey, light no dey, na so we dey live.
After di meeting, oga carry di bag.
Before di auditor come, dem don burn di paper.
Number {n} for di list na ghost worker.
E stand for front of all of us talk say e no go pay.
I dey for house when {person} call me.
Dem close di gate, police no fit enter.
Di hospital no get medicine, di nurse dey collect {money}.
Na so dem dey do for market every {day}.
Oga dey near di minister, e no dey fear.
Di school get {n} block but roof no dey.
I stay for inside fear since {date}.
Room no dey for poor man for dis matter.
Di second one na {money}, di first one na {money}.
Under di table dem pass di money.
We dey pay {money} for every shop.
Dem build di bridge halfway, money finish.
{person} dey behind everything.
E buy house and motor with di money.
Street light na {money} for paper.
Dem lock di store, rat dey chop di rice.
I no fit sleep for house again.
Di water tank don leak, borehole no dey work.
By {date} di money don loss.
Na inside office e collect am.
Close your mouth, na wetin dem tell me.
Di driver park for road dey wait.
Last week dem come our side.`,
}
