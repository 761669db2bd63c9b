import type { ProposedAct } from '#domain/proposals/acts.ts'
import { approvalEffect } from './effects/approval-effect.ts'
import { archiveImportEffect } from './effects/archive-import-effect.ts'
import { consequenceEffect } from './effects/consequence-effect.ts'
import { correctionEffect } from './effects/correction-effect.ts'
import { declarationEffect } from './effects/declaration-effect.ts'
import { editEffect } from './effects/edit-effect.ts'
import type { Effect } from './effects/effect.ts'
import { expertDecisionEffect, expertSuspensionEffect } from './effects/expert-effect.ts'
import { grantEffect } from './effects/grant-effect.ts'
import { invitationEffect } from './effects/invitation-effect.ts'
import { judgementEffect } from './effects/judgement-effect.ts'
import { legalHoldEffect } from './effects/legal-hold-effect.ts'
import { originalEffect } from './effects/original-effect.ts'
import { petitionEffect } from './effects/petition-effect.ts'
import { publicationEffect } from './effects/publication-effect.ts'
import { questionEffect } from './effects/question-effect.ts'
import { refundEffect } from './effects/refund-effect.ts'
import { rejectionEffect } from './effects/rejection-effect.ts'
import { reopeningEffect } from './effects/reopening-effect.ts'
import { retractionEffect } from './effects/retraction-effect.ts'
import { roleEffect } from './effects/role-effect.ts'
import { secondStepEffect } from './effects/second-step-effect.ts'
import { settingEffect } from './effects/setting-effect.ts'
import { reinstatementEffect, suspensionEffect } from './effects/suspension-effect.ts'
import { withdrawalEffect } from './effects/withdrawal-effect.ts'

/** What each act does. One that is missing here does not compile. */
export const effects: Record<ProposedAct, Effect> = {
  invitation: invitationEffect,
  role: roleEffect,
  suspension: suspensionEffect,
  second_step: secondStepEffect,
  declaration: declarationEffect,
  archive_import: archiveImportEffect,
  archive_edit: editEffect,
  archive_withdrawal: withdrawalEffect,
  judgement: judgementEffect,
  setting: settingEffect,
  reinstatement: reinstatementEffect,
  expert_decision: expertDecisionEffect,
  expert_suspension: expertSuspensionEffect,
  grant: grantEffect,
  refund: refundEffect,
  approval: approvalEffect,
  publication: publicationEffect,
  rejection: rejectionEffect,
  reopening: reopeningEffect,
  retraction: retractionEffect,
  correction: correctionEffect,
  consequence: consequenceEffect,
  question: questionEffect,
  original: originalEffect,
  legal_hold: legalHoldEffect,
  petition: petitionEffect,
}
