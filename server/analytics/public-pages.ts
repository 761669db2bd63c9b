/**
 * The pages whose views may be counted, by the name of their route: what a browser sends, so that no id and no search
 * term can be in it. None of a person who is logged in, and none with a form about a report.
 */
export const publicPages: Readonly<Record<string, string>> = {
  'home/home': '/',
  'learn/about': '/about',
  'reports/list': '/reports',
  'reports/search': '/search',
  'learn/methodology': '/methodology',
  'learn/educational-resources': '/educational-resources',
  'learn/letters': '/letters',
  'learn/documentation': '/documentation',
  'learn/faq': '/faq',
  'legal/regulatory-compliance': '/regulatory-compliance',
  'legal/legal-compliance': '/legal-compliance',
  'legal/terms-of-service': '/terms-of-service',
  'legal/privacy-policy': '/privacy-policy',
}
