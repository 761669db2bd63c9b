import { useState } from 'react'
import { showToast } from '../shared/screen/toaster.tsx'
import { useUnsaved } from '../shared/screen/use-unsaved.ts'
import { useKept } from '../shared/screen/workspace/use-kept.ts'
import { assess } from './engine/assess.ts'
import { isKept } from './engine/kept.ts'
import type { Answers } from './engine/question.ts'
import { questions } from './engine/questions.ts'
import { OneQuestion } from './parts/one-question.tsx'
import { Result } from './parts/result.tsx'

/** Specification 2.5 and 4.7. What is entered lives in this component and nowhere else. */
export function Screen() {
  const [place, setPlace] = useState(0)
  const [answers, setAnswers] = useState<Answers>({})
  const [isCompleted, setCompleted] = useState(false)
  useUnsaved(Object.keys(answers).length > 0)
  useKept(
    'legal-exposure',
    { place, answers, isCompleted },
    {
      fits: isKept,
      takeBack(kept) {
        setPlace(kept.place)
        setAnswers(kept.answers)
        setCompleted(kept.isCompleted)
      },
    },
  )

  function goOn() {
    if (place < questions.length - 1) setPlace(place + 1)
    else complete()
  }

  function complete() {
    setCompleted(true)
    showToast({
      title: 'Legal Exposure Assessment Complete',
      description: `Your score: ${assess(answers).score}%`,
    })
  }

  function startAgain() {
    setAnswers({})
    setPlace(0)
    setCompleted(false)
  }

  if (isCompleted) return <Result answers={answers} onStartAgain={startAgain} />
  return (
    <OneQuestion
      place={place}
      answers={answers}
      onAnswer={(id, value) => setAnswers({ ...answers, [id]: value })}
      onPrevious={() => setPlace(place - 1)}
      onNext={goOn}
    />
  )
}
