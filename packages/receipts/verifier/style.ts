export const verifierStyle = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif }
body { max-width: 42rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere }
h1, h2 { line-height: 1.25 }
label { display: block; margin-top: 1rem; font-weight: 600 }
label span { display: block; font-weight: 400; font-size: .9rem }
textarea, input, button { font: inherit; width: 100%; box-sizing: border-box; margin-top: .3rem; padding: .5rem; min-height: 2.75rem }
textarea, input[type=text] { font-family: ui-monospace, monospace; font-size: .9rem }
button { margin-top: 1.2rem; font-weight: 600; cursor: pointer }
[role=status] { margin: 1.2rem 0 2rem }
[role=status] p { margin: 0 0 .5rem; padding: .6rem .8rem; border: 1px solid; border-left-width: .5rem }
[role=status] .yes { border-color: #1b7a3d }
[role=status] .no { border-color: #c02626 }
[role=status] .open { border-color: #8a6a00 }
:focus-visible { outline: 3px solid #4058d8; outline-offset: 2px }
`
