import { useState } from 'react'
import { showToast } from '../shared/screen/toaster.tsx'
import { useUnsaved } from '../shared/screen/use-unsaved.ts'
import { useKept } from '../shared/screen/workspace/use-kept.ts'
import { answersOf } from './engine/answers.ts'
import { isKept, wizardFrom } from './engine/kept.ts'
import { answer, moveTo, type StepNumber, start, type Wizard } from './engine/wizard.ts'
import { DecisionReport } from './parts/decision-report.tsx'
import { QuestionStep } from './parts/question-step.tsx'

/** Specification 2.9 and 4.11. What is entered lives in this component and nowhere else. */
export function Screen() {
  const [wizard, setWizard] = useState<Wizard>(start)
  const answers = answersOf(wizard.form)
  useUnsaved(Object.values(wizard.form).some((value) => value !== ''))
  useKept(
    'whistleblower-decision',
    { step: wizard.step, form: wizard.form },
    { fits: isKept, takeBack: (kept) => setWizard(wizardFrom(kept)) },
  )

  function go(step: StepNumber) {
    const moved = moveTo(wizard, step)
    setWizard(moved)
    if (moved.step === 5 && moved !== wizard) {
      showToast({
        title: 'Analysis Complete',
        description: 'Your whistleblower decision support analysis is ready.',
      })
    }
  }

  function startAgain() {
    setWizard(start)
    showToast({ title: 'Form Reset', description: 'You can start a new decision analysis.' })
  }

  if (wizard.outcome && answers && wizard.step === 5) {
    return <DecisionReport answers={answers} outcome={wizard.outcome} onStartAgain={startAgain} />
  }
  return (
    <QuestionStep
      wizard={wizard}
      onAnswer={(field, value) => setWizard(answer(wizard, field, value))}
      onGo={go}
    />
  )
}
