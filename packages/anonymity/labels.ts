import type { Tokens } from './tokens.ts'

/** What a word beside a number says the number is. */
export type Label =
  | 'nin'
  | 'vnin'
  | 'bvn'
  | 'account'
  | 'bank'
  | 'tin'
  | 'voter'
  | 'passport'
  | 'licence'
  | 'plate'
  | 'staff'
  | 'company'
  | 'identity'
  | 'card'
  | 'phone'
  | 'reference'
  | 'file'
  | 'device'
  | 'login'
  | 'money'
  | 'pension'
  | 'postcode'
  | 'measure'
  | 'extension'

/** Every label in a text in order, to find the nearest one to a number quickly. */
export type Labels = { starts: readonly number[]; ends: readonly number[]; labels: readonly Label[] }

const longestPhrase = 6

export function findLabels(tokens: Tokens): Labels {
  const starts: number[] = []
  const ends: number[] = []
  const labels: Label[] = []
  let index = 0
  while (index < tokens.count) {
    const found = phraseAt(tokens, index)
    if (found) {
      starts.push(tokens.starts[index] ?? 0)
      ends.push(tokens.ends[index + found.length - 1] ?? 0)
      labels.push(found.label)
      index += found.length
    } else index += 1
  }
  return { starts, ends, labels }
}

function phraseAt(
  { words, kinds, count }: Tokens,
  index: number,
): { label: Label; length: number } | undefined {
  if (!firstWords.has(words[index] ?? '')) return undefined
  for (let length = Math.min(longestPhrase, count - index); length > 0; length -= 1) {
    const phrase = words.slice(index, index + length)
    const label = phrases.get(phrase.join(' '))
    if (label && kinds[index] !== 'number') return { label, length }
  }
  return undefined
}

export type NearLabel = { label: Label; gap: number }

/**
 * The labels that may speak of a number, the likeliest first: those that end within `reach` units before it, nearest
 * first, and then the one that begins within a shorter reach after it. `gap` counts the units in between.
 */
export function labelsNear(
  { starts, ends, labels }: Labels,
  start: number,
  end: number,
  reach = 60,
): NearLabel[] {
  const near: NearLabel[] = []
  let before = lastBefore(starts, start)
  while (before >= 0 && near.length < 3) {
    const gap = start - (ends[before] ?? 0)
    if (gap > reach) break
    if (gap >= 0) near.push({ label: labels[before] ?? 'reference', gap })
    before -= 1
  }
  const after = lastBefore(starts, end) + 1
  const gap = (starts[after] ?? Number.POSITIVE_INFINITY) - end
  const label = labels[after]
  if (label && gap >= 0 && gap <= 22) near.push({ label, gap: gap + 4 })
  return near
}

function lastBefore(starts: readonly number[], place: number): number {
  let low = 0
  let high = starts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) < place) low = middle + 1
    else high = middle
  }
  return low - 1
}

const wordsOf = {
  nin: 'nin,n . i . n,n i n,national identity number,national identification number,national id,nimc,nin number,national id number,slip number',
  vnin: 'vnin,virtual nin,virtual national identification number,v nin',
  bvn: 'bvn,b . v . n,b v n,bank verification number,bank verification,bvn number',
  account:
    "asusuna,asusunsa,asusunta,akantina,akanti mi,akanti re,akauntu m,account,account number,account no,acct,acct no,acct number,acc,acc no,a / c,a / c no,a/c,nuban,acount,akant,akaunti,aza,account details,bank account,ac no,akanti,akauntu,n'akauntu,n'akaunti,asusu,asusun,asusun banki,asusun ajiya,lambar asusu,nomba akanti,nomba akauntu,transfer to,transferred to,transfers to,credited to,paid to,sent to",
  bank: 'bank,gtbank,gtb,gt,access bank,zenith,zenith bank,uba,first bank,firstbank,fbn,fidelity,fidelity bank,fcmb,union bank,sterling,sterling bank,wema,wema bank,alat,polaris,polaris bank,keystone,keystone bank,stanbic,stanbic ibtc,ecobank,heritage bank,unity bank,jaiz,jaiz bank,providus,providus bank,kuda,opay,palmpay,moniepoint,access,taj bank,taj,suntrust,titan trust,globus,globus bank,parallex,lotus bank,premium trust,signature bank,optimus bank,carbon,vfd,rubies,sparkle,microfinance,mfb',
  tin: 'tin,t . i . n,tax,tax id,tax identification number,tax identification,taxpayer,tax number,firs,jtb',
  voter: 'voter,voters,voter card,voters card,pvc,vin,inec,voter id,voter identification number',
  passport:
    'passport,passport no,passport number,travel document,intl passport,fasfo,fasfo na,lambar fasfo,paspootu,paspoti,nomba paspootu,nomba paspoti,iwe irinna,international passport',
  licence:
    "licence,license,driver licence,driver license,drivers licence,drivers license,driving licence,driving license,driver's licence,driver's license,dl,frsc",
  plate:
    'boat,boat number,boat no,speedboat,canoe,barge,trawler,tugboat,ugbo mmiri,nomba ugbo mmiri,oko oju omi,lambar kwalekwale,plate,plate number,plate no,number plate,reg,reg no,registration number,vehicle registration,registered,vehicle,car,jeep,hilux,bus,truck,tricycle,keke,okada,motorcycle,licence plate,license plate',
  staff:
    "staff,staff no,staff number,staff id,employee,employee id,employee number,employee no,service number,service no,ippis,ippis number,ippis no,personnel,force number,force no,ap no,personal file,personal file no,pf no,pf number,psn,psn no,computer no,verification number,personnel number,payroll,payroll number,matric,matric no,matric number,matriculation,matriculation no,matriculation number,mat no,mat . no,mat number,reg number,nomba osise,nomba onye oru,lambar aikina,lambar aikinsa,lambar aikinta,lambar karatuna,lambar karatunsa,lambar karatunta,lambar makaranta,nomba akeko,lambar ma'aikaci,oracle number,oracle no,oracle,svc no,nomba olopa,nomba ologun,lambar dan sanda,lambar yan sanda,lambar soja,nomba ndi uwe ojii,nomba soja,badge,badge number,badge no,tag number,army number,army no,navy number,warrant card,p / no,f / no,f / n,ap no",
  company: 'rc,rc no,rc number,bn,cac,cac number,company registration,incorporation',
  identity:
    "id,id no,id number,identity,identity number,identity card,id card,ssn,social security,social security number,social,insurance,national insurance,medical record,patient,hospital number,folder number,policy number,case file,jamb,waec,waec number,jamb number,exam number,student id,serial number,bar number,bar no,enrolment number,enrolment no,enrollment number,scn,call up number,call-up number,call up no,call-up no,state code,nysc,mdcn,mdcn number,folio,folio number,practice number,practising number,licence to practise,nmcn,trcn,coren,ican number,ican no,membership number,membership no,licence number,licence no,license number,license no,terminal,terminal id,terminal no,terminal number,pos terminal,customer no,customer number,meter no,meter number,meter,meta,mita,hospital no,account ref,serial no,s / n,engine no,engine number,chassis no,chassis number,chassis,machine number,machine no,booklet no,lambar na'ura,lambar na'urar,nomba igwe,nomba ero,emr,emr no,emr number,mr no,mrn,unit number,folder no,opd,antenatal card,clinic card,lambar kati,lambar kati na,nomba kaadi,nomba kadi,nomba kaadi ogwu,registration no,reg . no,enrolment,licence with the council",
  card: 'card,credit card,debit card,atm,atm card,visa,mastercard,verve,card number,card no,pan,amex,american express',
  phone:
    'phone,phone no,phone number,phone numbers,tel,telephone,mobile,mobile no,mobile number,gsm,gsm no,gsm number,waya,lambar waya,nomba foonu,ekwenti,cell,cellphone,call,calls,called,calling,dial,dialed,whatsapp,whatsap,watsap,sms,text,texted,texting,ring,fax,contact,hotline,line,lines,reach,reached,number,numbers,ph,msisdn,airtime,recharge,fone,nomba,flash,mtn,glo,airtel,9mobile,etisalat,telegram,signal,landline,office line,helpline,lambar,nọmba',
  reference:
    'ref,reference,reference number,ref no,reference no,invoice,invoice no,invoice number,receipt,receipt no,receipt number,transaction,transaction id,transaction number,transaction ref,trx,txn,session,session id,rrr,remita,order,order number,order no,order id,tracking,tracking number,waybill,voucher,voucher no,cheque,cheque no,cheque number,ticket,ticket number,memo,contract,contract no,contract number,project,lot,suit,suit no,serial,isbn,issn,version,v,build,batch,token,pin,otp,code,petition no,petition number,timestamp,epoch,unix,population,votes,page,pages,section,article,clause,act,po,lpo,budget line,vote head,barcode,tag,tag no,asset,asset tag,item,product,model,quantity,units,polling,polling unit,pu',
  file: 'file no,file number,file ref,file reference,our ref,your ref,ref no of the file,case file no,memo ref,memo no,registry number,registry no',
  device:
    'imei,imei number,imei no,imei 1,imei 2,sim,sim number,sim no,sim serial,iccid,puk,device id,phone serial,serial of the phone',
  login:
    'username,user name,user,user id,user profile,userid,login,log-in,log in,login id,login name,logon,logs in,logged in,signs in,sign in,signed in,handle,screen name,user account,user code,log in as,signed on,signs on,operator id,aha njirimara,aha eji abanye,aha mbanye,aha e ji abanye,ti won fi wole,ti o fi wole,oruko asamulo,asamulo,sunan shigarsa,sunan shigarta,sunan shigana,shiga da sunan,mai amfani,sunan shiga,sunan mai amfani,wanda ya shiga,mai amfani da kwamfutar,mai amfani da kwamfuta,aha nbanye,onye banyere na komputa,onye banyere,aha onye oru komputa,oruko iwole,oruko olumulo,eni to wole,computer called,computer named,log on as,logs on as,logged on as,log on',
  money:
    'naira,ngn,n,usd,dollars,dollar,pounds,euro,euros,billion,million,thousand,kobo,amount,sum,cost,price,salary,paid,balance,total,budget,#,\u20a6,$',
  pension: 'pen,rsa,rsa pin,pension,pension pin,pencom',
  postcode: 'postal code,postcode,post code,zip,zip code,zipcode,postal,pmb,p m b,p.m.b',
  extension: 'extension,ext,ext no,extension no,extension number',
  measure: 'km,kg,mg,ml,litres,liters,metres,meters,hectares,bags,tonnes,mw,mb,gb,hours,minutes,seconds',
} as const satisfies Record<Label, string>

const phrases = new Map<string, Label>(
  Object.entries(wordsOf).flatMap(([label, list]) =>
    // The keys of `wordsOf` are exactly the labels.
    list.split(',').map((phrase): [string, Label] => [phrase, label as Label]),
  ),
)

const firstWords = new Set([...phrases.keys()].map((phrase) => phrase.split(' ')[0] ?? ''))
