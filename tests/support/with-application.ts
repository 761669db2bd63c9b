import { inject, onTestFinished } from 'vitest'
import { openTestApplication, type TestApplication } from './test-application.ts'

/** An application for the running test, gone when the test is. */
export async function withApplication(): Promise<TestApplication> {
  const application = await openTestApplication(inject('cluster'))
  onTestFinished(() => application.close())
  return application
}
