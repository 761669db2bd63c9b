/** HTML of a chart that the server drew. Made by `drawn` alone, from components, so that all text in it is escaped. */
export type DrawnChart = { readonly html: string }

/** Puts a drawn chart in its place. The only file of this folder that browsers get. */
export function PlacedChart({ chart, className }: { chart: DrawnChart; className?: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own components made it, on the server, in this request.
  return <div className={className} dangerouslySetInnerHTML={{ __html: chart.html }} />
}
