import { createRoot } from 'react-dom/client'
import { askShell } from '../shared/screen/ask-shell.ts'
import './child.css'
import { listenForExit } from './listen-for-exit.ts'
import { OfflineEdition } from './offline-edition.tsx'

const root = document.getElementById('root')
if (root) createRoot(root).render(<OfflineEdition />)
listenForExit()
askShell({ kind: 'ready' })
