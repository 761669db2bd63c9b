import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Field } from './field.tsx'
import { TextInput } from './text-input.tsx'

test('a field binds its control to label, hint and error', () => {
  const html = renderToStaticMarkup(
    <Field name="person_name" label="Name" hint="As known in public." error="Give a name" required>
      <TextInput />
    </Field>,
  )
  expect(html).toContain('for="person_name"')
  expect(html).toMatch(/<input(?=[^>]* id="person_name")(?=[^>]* name="person_name")(?=[^>]* required="")/)
  expect(html).toContain('aria-describedby="person_name-hint person_name-error"')
  expect(html).toContain('aria-invalid="true"')
  expect(html).toMatch(/id="person_name-error".*Give a name/)
})

test('a field that may stay empty says so, and describes itself by nothing that is not there', () => {
  const html = renderToStaticMarkup(
    <Field name="position" label="Position">
      <TextInput />
    </Field>,
  )
  expect(html).toContain('(optional)')
  expect(html).not.toContain('aria-describedby')
  expect(html).not.toContain('aria-invalid=')
  expect(html).not.toContain('required=')
})

test('the id can differ from the name', () => {
  const html = renderToStaticMarkup(
    <Field name="reason" id="reject-reason" label="Reason" required>
      <TextInput />
    </Field>,
  )
  expect(html).toContain('for="reject-reason"')
  expect(html).toMatch(/<input(?=[^>]* id="reject-reason")(?=[^>]* name="reason")/)
})
