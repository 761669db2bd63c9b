import './shell.css'
