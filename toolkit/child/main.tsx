import { about, Screen } from 'virtual:fitila-tool'
import { createRoot } from 'react-dom/client'
import { askShell } from '../shared/screen/ask-shell.ts'
import './child.css'
import { Toaster } from '../shared/screen/toaster.tsx'
import { listenForExit } from './listen-for-exit.ts'
import { ToolPage } from './tool-page.tsx'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <>
      <ToolPage about={about} Screen={Screen} />
      <Toaster />
    </>,
  )
listenForExit()
askShell({ kind: 'ready' })
