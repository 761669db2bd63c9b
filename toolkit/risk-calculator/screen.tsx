import { useState } from 'react'
import { showToast } from '../shared/screen/toaster.tsx'
import { useUnsaved } from '../shared/screen/use-unsaved.ts'
import { useKept } from '../shared/screen/workspace/use-kept.ts'
import { factors } from './engine/factors.ts'
import { isKept } from './engine/kept.ts'
import { type Answers, riskScore } from './engine/score.ts'
import { Questions } from './parts/questions.tsx'
import { Result } from './parts/result.tsx'

/** Specification 2.3 and 4.5. What is entered lives in this component and nowhere else. */
export function Screen() {
  const [step, setStep] = useState(0)
  const [answers, setAnswers] = useState<Answers>({})
  const [isCompleted, setCompleted] = useState(false)
  useUnsaved(Object.keys(answers).length > 0)
  useKept(
    'risk-calculator',
    { step, answers, isCompleted },
    {
      fits: isKept,
      takeBack(kept) {
        setStep(kept.step)
        setAnswers(kept.answers)
        setCompleted(kept.isCompleted)
      },
    },
  )

  function goOn() {
    if (step < factors.length - 1) setStep(step + 1)
    else complete()
  }

  function complete() {
    setCompleted(true)
    showToast({
      title: 'Risk Assessment Complete',
      description: `Your risk score: ${riskScore(answers)}%`,
    })
  }

  function startAgain() {
    setAnswers({})
    setStep(0)
    setCompleted(false)
  }

  function answerRest() {
    setStep(factors.findIndex(({ id }) => answers[id] === undefined))
    setCompleted(false)
  }

  if (isCompleted) return <Result answers={answers} onStartAgain={startAgain} onAnswerRest={answerRest} />
  return (
    <Questions
      step={step}
      answers={answers}
      onAnswer={(id, answer) => setAnswers({ ...answers, [id]: answer })}
      onPrevious={() => setStep(step - 1)}
      onNext={goOn}
    />
  )
}
