import { Alert } from '#ui/alert.tsx'
import { useReportFormWords } from './form-words.ts'

export function BeforeYouWrite() {
  const { beforeTitle, before } = useReportFormWords().reportForm
  return <Alert title={beforeTitle}>{before}</Alert>
}
