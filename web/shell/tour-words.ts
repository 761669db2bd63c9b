/** The tour: what a newcomer has to know before anything else, in the order in which they need it. */
export const tourSteps = [
  {
    title: 'Look around first',
    text: 'The list of reports and every tool are open without an account. What you do in a tool stays on your device.',
  },
  {
    title: 'Send a report when you are ready',
    text: 'Only staff can read it at first. It stands in the public list once two of them have looked into it, and your name never does.',
  },
  {
    title: 'Hear what becomes of it',
    text: 'The bell tells you when your report moves. Your own reports stand in your menu, by their numbers alone.',
  },
  {
    title: 'Keep your account yours',
    text: 'Log out on a phone that others use. Under Profile Settings you can set up a second step, see where you are logged in, and delete everything.',
  },
]
