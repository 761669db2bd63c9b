/** What a page says that could not be shown. Scripts hold it as well, in English: a line may be dead when it is needed. */
export const lastWords = {
  home: 'Go to the home page',
  reports: 'See the reports',
  login: 'Login',
  retry: 'Try Again',
  reload: 'Reload Page',
  requestNumber: 'Request number:',
  secondStep: 'Set up the second step',
  firstSteps: 'See your first steps',
  declaration: 'Make your declaration',
  confirm: 'Show that it is you',
  longerPassword: 'Change your password',
  plans: 'See the plans',
  typed: 'What you typed',
  report: 'Look at the report',
  typedNotSaved: 'It was not saved. Copy it before you go on.',
  faultTitle: 'Something went wrong',
  faultText:
    'An unexpected error occurred. You can try refreshing the page or contact support if the problem persists.',
  missingTitle: 'Page not found',
  missingText: 'There is no page at this address. It may have moved, or the link may be mistyped.',
} as const
