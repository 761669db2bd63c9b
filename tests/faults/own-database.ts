import { startEmbeddedDatabase } from '#server/database/embedded/start-embedded-database.ts'

// A PostgreSQL in a process of its own, as an operator's would be: Fitila reaches it by DATABASE_URL and does not start it.
const [dataFolder = ''] = process.argv.slice(2)
const database = await startEmbeddedDatabase({ dataFolder })
// Nothing else holds this process while the database runs.
setInterval(() => {}, 60_000)
process.on('SIGTERM', () => void database.stop())
process.stdout.write('The database is up\n')
await database.ended
process.exit(0)
