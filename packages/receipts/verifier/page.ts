export type VerifierParts = { policy: string; style: string; script: string }

/** The one file that checks receipts and roots on its own, from any disk. */
export function verifierPage({ policy, style, script }: VerifierParts): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Fitila: check a receipt</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Check a receipt</h1>
<p>This file needs no network and asks nobody. The browser is told to refuse every connection from it. What you choose here stays on this device, and is gone when you close it.</p>
<noscript><p>Checking needs JavaScript, in this file alone. Without it, use the commands at /transparency.</p></noscript>
<form id="receipt-form">
${field('receipt', 'The receipt', 'Five lines, from “Fitila receipt 1” to the signature.')}
${field('keys', 'The keys of the site', 'From /transparency, or from a copy that you kept, and those of witnesses. Without them, compare the key yourself.')}
<label for="code">The code<span>Only to check what was handed in.</span></label>
<input id="code" type="text" autocomplete="off" spellcheck="false">
${field('handed-in', 'What was handed in', 'As it was saved on the page of the receipt.')}
<label for="files">The files that went with it<span>Exactly those that were sent.</span></label>
<input id="files" type="file" multiple>
<button>Check the receipt</button>
</form>
<div id="receipt-answer" role="status"></div>
<h2>Check the proof of a page</h2>
<form id="proof-form">
${field('proof', 'The proof', 'The whole of proof.txt, as a report, a record of the archive or a file to carry offers it.')}
${field('proof-keys', 'The keys of the site and of witnesses', 'From /transparency, and from the witnesses that you trust.')}
<label for="proof-files">Files to compare<span>A file to carry, for the proof that names its SHA-256. Leave it out otherwise.</span></label>
<input id="proof-files" type="file" multiple>
<button>Check the proof</button>
</form>
<div id="proof-answer" role="status"></div>
<h2>Check the roots of the log</h2>
<form id="roots-form">
${field('roots', 'The roots as they are published now', 'The whole of roots.txt.')}
${field('kept', 'Roots that you kept', 'One or more. Without them only the chain is checked.')}
<button>Check the roots</button>
</form>
<div id="roots-answer" role="status"></div>
</main>
<script>${script}</script>
</body>
</html>
`
}

function field(id: string, label: string, hint: string): string {
  return `<label for="${id}">${label}<span>${hint}</span></label>
<textarea id="${id}" rows="4" spellcheck="false"></textarea>
<input type="file" data-into="${id}" aria-label="${label}: choose the file">`
}
