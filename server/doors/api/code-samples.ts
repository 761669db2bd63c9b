import type { CodeSample } from '#domain/api/document.ts'

/** How a program asks this address, to be copied. The key comes from the environment, so that it is in no file. */
export function codeSamples(address: string): CodeSample[] {
  return [
    { lang: 'Shell', label: 'curl', source: inShell(address) },
    { lang: 'Python', label: 'Python', source: inPython(address) },
    { lang: 'R', label: 'R (httr2)', source: inR(address) },
  ]
}

function inShell(address: string): string {
  return `curl --fail-with-body \\
  --header "Authorization: Bearer $FITILA_KEY" \\
  '${address}'`
}

function inPython(address: string): string {
  return `import json, os, urllib.request

request = urllib.request.Request(
    "${address}",
    headers={"Authorization": "Bearer " + os.environ["FITILA_KEY"]},
)
with urllib.request.urlopen(request) as answer:
    print(json.dumps(json.load(answer), indent=2))`
}

function inR(address: string): string {
  // httr2 comes without jsonlite, and cannot read JSON without it.
  return `# Once: install.packages(c("httr2", "jsonlite"))
library(httr2)

answer <- request("${address}") |>
  req_auth_bearer_token(Sys.getenv("FITILA_KEY")) |>
  req_perform() |>
  resp_body_json()
str(answer, max.level = 2)`
}
