/** The pages whose views may be counted: none with a form about a report, and none of somebody who is logged in. */
export const publicPages: readonly string[] = [
  '/',
  '/about',
  '/reports',
  '/search',
  '/methodology',
  '/educational-resources',
  '/letters',
  '/documentation',
  '/regulatory-compliance',
  '/legal-compliance',
  '/terms-of-service',
  '/privacy-policy',
  '/faq',
]
