import type { Kind } from '../kinds.ts'

/** What the heading of a column, or the word before a colon, says of what follows, in five languages. */
export function kindOfHeading(heading: string): Kind | undefined {
  const words = heading
    .replaceAll(/[^a-z/' ]/g, ' ')
    .replaceAll(/ {2,40}/g, ' ')
    .trim()
  return headings.get(words) ?? (words.length < 40 ? kindByWords(words) : undefined)
}

const wordsOf = {
  person:
    "name,names,full name,fullname,name of officer,name of staff,staff name,name of beneficiary,beneficiary,beneficiaries,payee,account name,surname,first name,firstname,last name,other names,other name,officer,employee,employee name,signatory,signed by,collected by,approved by,received by,receiver,witness,contact person,sender,suna,sunan,sunan ma'aikaci,oruko,aha,aha onye,oruko eniyan,name wey dem get,contractor,recipient,applicant,patient,candidate,driver,owner,wetin be the name",
  phone:
    'phone,phone no,phone number,phones,gsm,gsm no,gsm number,tel,telephone,mobile,mobile no,whatsapp,contact,contact no,waya,lambar waya,nomba foonu,nomba ekwenti,nomba fon,ekwenti,foonu',
  nin: 'nin,nin no,nin number,lambar nin,nomba nin',
  bvn: 'bvn,bvn no,bvn number,lambar bvn,nomba bvn',
  'account-number':
    'account,account no,account number,acct no,acct,acct number,a/c no,nuban,lambar asusu,asusu,nomba akanti,nomba akaunti,akanti,akaunti',
  tin: 'tin,tin no,tax id',
  passport: 'passport,passport no',
  plate:
    'plate,plate no,plate number,vehicle no,vehicle number,reg no of vehicle,vehicle reg no,lambar mota,nomba moto',
  'staff-number':
    "staff no,staff number,staff id,id no,employee id,employee no,ippis no,ippis number,ippis,oracle no,oracle number,psn,payroll no,payroll number,service no,service number,force no,file no,computer no,matric no,matric number,reg no,registration no,lambar ma'aikaci,lambar aiki,nomba onye oru,nomba osise,nomba oru",
  'identity-number':
    'imei,sim serial,iccid,bar no,scn,call up no,call-up no,state code,folio no,pension pin,pen no,rsa pin',
  email: 'email,e-mail,e mail,email address,mail,imel',
  'social-handle': 'username,user name,login,user id,handle',
  street: 'address,home address,residence,house no,residential address,adireshi,adiresi,adreesi,ebe obibi',
  department: 'department,dept,unit,section,directorate,division,sashe,ngalaba,eka',
  position: 'rank,position,designation,job title,post,grade,grade level,gl,role,title of officer,matsayi,oye',
} as const satisfies Partial<Record<Kind, string>>

const headings = new Map<string, Kind>(
  Object.entries(wordsOf).flatMap(([kind, list]) =>
    // The keys of `wordsOf` are kinds.
    list.split(',').map((heading): [string, Kind] => [heading, kind as Kind]),
  ),
)

/** 'Acct. No. (10 digits)', 'Name of contractor', 'Phone No of guarantor': the first row that fits decides. */
const byWords: readonly (readonly [Kind | undefined, RegExp])[] = [
  ['organization', /\b(?:company|firm) name\b|\bname of (?:the )?(?:company|firm|vendor)\b/],
  [
    undefined,
    /\b(?:company|firm|project|file|item|bank|product|school|place|account type|user) (?:name|s name)\b|\bname of (?:the )?(?:company|firm|project|bank|item|school|ward|lga|place|product|vendor)\b/,
  ],
  [
    'person',
    /\baccount name\b|\bname of\b|\bnames? (?:surname|in full|and initials|with initials)\b|'s name$|\bsunan\b/,
  ],
  ['bvn', /\bbvn\b/],
  ['nin', /\bnin\b/],
  ['phone', /\b(?:phone|gsm|mobile|whatsapp|telephone)\b/],
  ['account-number', /\b(?:account|acct|a\/c|acc) (?:no|nos|number|numbers|num)\b|\bnuban\b/],
  ['identity-number', /\b(?:imei|iccid|pension pin|rsa pin|call[ -]up|folio|scn|licence no|license no)\b/],
  ['plate', /\bplate\b|\b(?:vehicle|car|bus|truck|reg) (?:no|number)\b/],
  [
    'staff-number',
    /\b(?:ippis|oracle|staff|service|force|payroll|matric|personnel|psn|employee|badge) ?(?:no|nos|number|id|i d)?$/,
  ],
  ['email', /\be ?-?mail\b/],
  ['street', /\b(?:home|house|residential|contact) address\b/],
]

function kindByWords(words: string): Kind | undefined {
  return byWords.find(([, pattern]) => pattern.test(words))?.[0]
}
