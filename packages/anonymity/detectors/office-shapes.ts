import type { Candidate } from '../finding.ts'
import type { Kind } from '../kinds.ts'

export type Shape = { kind: Kind; pattern: RegExp; tier: Candidate['tier']; weight: number }

/** Numbers that offices, councils and forces give out, known by how they are written. Each expression has an end. */
export const officeShapes: readonly Shape[] = [
  // NYSC: the state code 'LA/23A/1234' and the call-up number 'NYSC/UNN/2019/123456'.
  { kind: 'identity-number', pattern: /[A-Z]{2}\/\d{2}[A-C]\/\d{3,5}(?!\w)/y, tier: 'certain', weight: 98 },
  {
    kind: 'identity-number',
    pattern: /NYSC\/[A-Z]{2,8}\/\d{2,4}\/\d{3,7}(?!\w)/y,
    tier: 'certain',
    weight: 98,
  },
  // Supreme Court of Nigeria: the enrolment number of a lawyer. Doctors, nurses, teachers, engineers.
  {
    kind: 'identity-number',
    pattern:
      /(?:SCN|MDCN|NMCN|TRCN|COREN|ICAN|ANAN|PCN|MLSCN|CHPRBN|VCN|SURCON|ARCON|NIESV|ESVARBON|TOPREC|NIQS|QSRBN|RRBN|CIBN|CIPM|CITN|CORBON|MRTB|LRCN|NIA|NIP|NIM|EHORECON|HRORBN|ODORBN)(?:[/ .:-]{1,2}(?:No\.? ?)?[A-Z]{0,3})?[/ .-]{0,2}\d{3,8}(?![\w/])/y,
    tier: 'certain',
    weight: 98,
  },
  // The serial number of a SIM card begins with 89 for telephones and 234 for Nigeria.
  { kind: 'identity-number', pattern: /89234\d{13,15}F?(?!\w)/y, tier: 'certain', weight: 98 },
  // Plates of the police, the forces and the services, and of governments.
  {
    kind: 'plate',
    pattern: /(?:NPF|NA|NN|NAF|NSCDC|FRSC|NCS|NIS|NDLEA|EFCC|DSS)[ -]\d{2,4}[ -]?[A-Z]{1,2}\d{0,2}(?!\w)/y,
    tier: 'certain',
    weight: 86,
  },
  {
    kind: 'plate',
    pattern: /(?:FG|[A-Z]{2,3}SG|[A-Z]{2}GH|[A-Z]{2}HA)[ -]?\d{2,4}[ -]?[A-Z]\d{1,2}(?!\w)/y,
    tier: 'certain',
    weight: 86,
  },
  { kind: 'plate', pattern: /\d{2}[A-Z][ -]\d{2,3}[ -]?[A-Z]{2}(?!\w)/y, tier: 'certain', weight: 85 },
  // A government's: 'KT 04-A17'.
  { kind: 'plate', pattern: /[A-Z]{2,3} ?\d{2}[ -]?[A-Z]\d{2}(?!\w)/y, tier: 'certain', weight: 85 },
  // Spoken: 'K J A four four two X H'.
  {
    kind: 'plate',
    pattern:
      /[A-Za-z] [A-Za-z] [A-Za-z],? (?:(?:zero|oh|one|two|three|four|five|six|seven|eight|nine) ){3}[A-Za-z] [A-Za-z](?!\w)/y,
    tier: 'certain',
    weight: 85,
  },
  { kind: 'plate', pattern: /[A-Z]{2}[ -]\d{4}[ -]?[A-Z](?!\w)/y, tier: 'possible', weight: 62 },
  // Lorries and taxis: 'T-5517 JG'. Older plates: 'EKY 55 BD'.
  { kind: 'plate', pattern: /[TX][ -]\d{3,5} ?[A-Z]{2}(?!\w)/y, tier: 'certain', weight: 85 },
  { kind: 'plate', pattern: /[A-Z]{3}[ -]\d{2} ?[A-Z]{2}(?!\w)/y, tier: 'certain', weight: 85 },
  // Nurses and midwives: 'RN 173348', 'N/RM 99812'.
  {
    kind: 'identity-number',
    pattern: /(?:N\/)?R[NM][ :/-]{0,2}\d{5,6}(?!\w)/y,
    tier: 'certain',
    weight: 90,
  },
  // Candidates of JAMB: the year, eight digits, two letters.
  { kind: 'identity-number', pattern: /20[12]\d{9}[A-Z]{2}(?!\w)/y, tier: 'certain', weight: 94 },
  // Police: 'AP No. 148872', 'F/No 402913'.
  {
    kind: 'staff-number',
    pattern: /(?:AP|F|NPF|SVC)[ /]{0,2}N[Oo]\.? ?[A-Z]{0,3}\/?\d{4,7}(?!\w)/y,
    tier: 'certain',
    weight: 88,
  },
  // Names of computers: 'ACCT-PC-03', 'DESKTOP-7K2M1QA'.
  {
    kind: 'identity-number',
    pattern: /(?:[A-Z]{2,10}-)?(?:PC|WS|LT|SRV|LAP|DESKTOP|LAPTOP|WIN)-(?=[A-Z]{0,7}\d)[A-Z0-9]{1,12}(?!\w)/y,
    tier: 'certain',
    weight: 80,
  },
  // 'MOW/PRC/2025/LOT-4/019', 'KT/EDU/1179': three parts or more, one of them with a digit, are a reference and nothing else.
  {
    kind: 'file-reference',
    pattern:
      /(?=[A-Z0-9./&-]{0,50}\d)[A-Z]{2,8}(?:\/(?:[A-Z0-9]{1,10}(?:[.&-][A-Z0-9]{1,8}){0,3}|Vol\.? ?[IVX0-9]{1,4})){2,7}(?![\w/])/y,
    tier: 'certain',
    weight: 84.5,
  },
  // 'PTX-0067', 'FDD-BAM-26-00418', 'JK-8720/04417', 'F/NIQS/03318', 'TSC/11847', '4250417/118': numbers of staff, tickets, machines
  // and candidates. A year is none of them.
  {
    kind: 'file-reference',
    pattern:
      /(?!ISO)(?:[A-Z]{2,5}-(?!(?:19|20)\d\d(?!\d))\d{4,7}|[A-Z]{2,6}-[A-Z]{2,6}-\d{2,4}-\d{3,7}|[A-Z]{1,4}-\d{3,5}\/\d{3,6}|[A-Z]\/[A-Z]{2,6}\/\d{4,7}|[A-Z]{2,5}\/(?!(?:19|20)\d\d(?!\d))\d{4,7}|\d{6,8}\/\d{2,4}|[A-Z]{2,8}\/(?!(?:19|20)\d\d(?!\d))\d{3,6})(?![\w/-])/y,
    tier: 'certain',
    weight: 84.2,
  },
  // 'FMW/PROC/12/2023/Vol.2', 'KDS/ADM/S.45/114', 'KDS/114'.
  {
    kind: 'file-reference',
    pattern:
      /(?=[A-Z0-9./&-]{0,40}\d)[A-Z]{2,8}(?:\/[A-Z&]{1,8}(?:\.[A-Z0-9]{1,6}){0,2}){0,3}(?:\/[A-Z]{0,4}\.?\d{1,6}){1,3}(?:\/Vol\.? ?[IVX0-9]{1,4}|\/[IVX]{1,4})?(?![\w/])/y,
    tier: 'possible',
    // Under the weight of a label: 'Staff ID: CBN/04521' is no file.
    weight: 84,
  },
]
