type PartOfPage = { name: string; bytes: number }

const parts: readonly { name: string; pattern: RegExp }[] = [
  { name: 'the head', pattern: /<head>.*?<\/head>/gs },
  { name: 'the bar', pattern: /<header.*?<\/header>/s },
  { name: 'chips', pattern: /<ul class="chips">.*?<\/ul>/gs },
  { name: 'the form with filters', pattern: /<form [^>]*action="[^"]*\/reports".*?<\/form>/gs },
  { name: 'cards', pattern: /<article.*?<\/article>/gs },
  { name: 'the footer', pattern: /<footer.*?<\/footer>/gs },
  { name: 'the question about counting', pattern: /<section [^>]*data-asked.*?<\/section>/gs },
  {
    name: 'scripts, and data for them',
    pattern: /<script>.*?<\/script>|<script type="module".*?<\/script>/gs,
  },
]

/** What the HTML of a page with a list is made of, before it is packed. What is left is between these. */
export function partsOfPage(html: string): PartOfPage[] {
  return parts.map(({ name, pattern }) => ({
    name,
    bytes: Buffer.byteLength((html.match(pattern) ?? []).slice(0, pattern.global ? undefined : 1).join('')),
  }))
}
