import type { Kind } from '../kinds.ts'

/** What the heading of a column says that its cells are, in five languages. */
export function kindOfHeading(heading: string): Kind | undefined {
  return headings.get(
    heading
      .replaceAll(/[^a-z/' ]/g, ' ')
      .replaceAll(/ {2,40}/g, ' ')
      .trim(),
  )
}

const wordsOf = {
  person:
    "name,names,full name,fullname,name of officer,name of staff,staff name,name of beneficiary,beneficiary,beneficiaries,payee,account name,surname,first name,firstname,last name,other names,other name,officer,employee,employee name,signatory,signed by,collected by,approved by,received by,witness,contact person,sender,suna,sunan,sunan ma'aikaci,oruko,aha,name wey dem get",
  phone:
    'phone,phone no,phone number,phones,gsm,gsm no,gsm number,tel,telephone,mobile,mobile no,whatsapp,contact,contact no,waya,lambar waya,nomba foonu',
  nin: 'nin,nin no,nin number',
  bvn: 'bvn,bvn no,bvn number',
  'account-number': 'account,account no,account number,acct no,acct,acct number,a/c no,nuban',
  tin: 'tin,tin no,tax id',
  passport: 'passport,passport no',
  plate: 'plate,plate no,plate number,vehicle no,vehicle number,reg no of vehicle,vehicle reg no',
  'staff-number':
    'staff no,staff number,staff id,id no,employee id,employee no,ippis no,ippis number,ippis,oracle no,oracle number,psn,payroll no,payroll number,service no,service number,force no,file no,computer no,matric no,matric number,reg no,registration no',
  'identity-number':
    'imei,sim serial,iccid,bar no,scn,call up no,call-up no,state code,folio no,pension pin,pen no,rsa pin',
  email: 'email,e-mail,e mail,email address,mail',
  'social-handle': 'username,user name,login,user id,handle',
  street: 'address,home address,residence,house no,residential address',
  department: 'department,dept,unit,section,directorate,division',
  position: 'rank,position,designation,job title,post,grade,grade level,gl,role,title of officer',
} as const satisfies Partial<Record<Kind, string>>

const headings = new Map<string, Kind>(
  Object.entries(wordsOf).flatMap(([kind, list]) =>
    // The keys of `wordsOf` are kinds.
    list.split(',').map((heading): [string, Kind] => [heading, kind as Kind]),
  ),
)
