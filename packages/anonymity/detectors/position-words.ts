/** Job titles of offices, schools, hospitals and firms. Written for the project. */
export const positionNames =
  'director|directors|director general|director-general|managing director|executive director|medical director|accountant|accountant general|auditor|auditor general|auditor-general|cashier|chairman|chairperson|chairwoman|vice chairman|permanent secretary|perm sec|secretary|company secretary|secretary to the state government|commissioner|treasurer|procurement officer|admin officer|administrative officer|finance officer|desk officer|information officer|liaison officer|protocol officer|returning officer|presiding officer|electoral officer|revenue officer|customs officer|police officer|immigration officer|medical officer|health officer|education officer|welfare officer|security officer|compliance officer|loan officer|account officer|officer in charge|officer|head of department|head of unit|head of section|head of accounts|head of audit|head of procurement|head of operations|head of service|head teacher|headmaster|headmistress|hod|principal|vice principal|class teacher|teacher|lecturer|senior lecturer|professor|dean|provost|rector|registrar|bursar|vice chancellor|vice-chancellor|deputy vice chancellor|chancellor|manager|branch manager|general manager|project manager|sales manager|bank manager|store keeper|storekeeper|store officer|supervisor|coordinator|co-ordinator|controller|clerk|filing clerk|typist|receptionist|personal assistant|special assistant|special adviser|special advisor|senior special assistant|executive assistant|adviser|advisor|chief of staff|chief executive|chief executive officer|chief accountant|chief engineer|chief judge|chief registrar|chief press secretary|chief medical director|engineer|site engineer|resident engineer|surveyor|quantity surveyor|architect|contractor|consultant|technician|analyst|programmer|developer|system administrator|administrator|nurse|matron|midwife|doctor|surgeon|pharmacist|lab scientist|laboratory scientist|radiographer|lawyer|barrister|magistrate|judge|justice|prosecutor|registrar general|driver|cleaner|gateman|security guard|guard|messenger|intern|corper|youth corper|corps member|trainee|apprentice|foreman|governor|deputy governor|president|vice president|minister|minister of state|senator|councillor|honourable member|house member|lawmaker|legislator|speaker|ambassador|consul|emir|district head|village head|traditional ruler|monarch|pastor|bishop|imam|journalist|reporter|editor|correspondent|paymaster|pay officer|payroll officer|planning officer|town planner|valuer|banker|teller|bank teller|marketer|trader|farmer|vice|coworker|co-worker|colleague|team lead|team leader|team member|shift leader|line manager|boss|oga at the top|whistleblower officer|ceo|cfo|cto|coo'
    .split('|')
    .filter(
      (name) =>
        !['vice', 'colleague', 'boss', 'trader', 'coworker', 'co-worker', 'team member', 'justice'].includes(
          name,
        ),
    )

export const rankNames =
  'constable|corporal|sergeant|inspector|assistant superintendent|deputy superintendent|superintendent|chief superintendent|assistant commissioner|deputy commissioner|commissioner of police|inspector general|inspector-general of police|divisional police officer|station officer|lance corporal|private soldier|lieutenant|captain|major|colonel|brigadier|brigadier general|major general|commodore|rear admiral|squadron leader|wing commander|flight lieutenant|commandant|marshal|corps marshal|comptroller|comptroller general|area commander|area comptroller|grade level|level eight officer'
    .split('|')
    .filter((name) => name !== 'major' && name !== 'private soldier' && name !== 'level eight officer')

/** Short forms that count in capitals only. */
export const shortTitles = new Set(
  'md ceo cfo coo cto dg ed gm dpo oc cp dcp acp csp dsp asp igp dig aig cmd vc dvc hod pa ssa sa cso ps perm spo ro do hr am pm'
    .split(' ')
    .filter((word) => !['do', 'am', 'pm', 'hr', 'sa', 'ro'].includes(word)),
)
