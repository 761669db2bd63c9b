/** The cage sends nothing, so a file gets into a report by way of this device. */
export function ForReport() {
  return (
    <p>
      To put a file into a report, download it here, then choose it in the form of the report. This page sends
      nothing by itself.
    </p>
  )
}
