import { dirname } from 'node:path'

export class FitilaAlreadyRuns extends Error {
  readonly code = 'embedded_database.already_running'

  constructor(processId: number | undefined) {
    const process = processId === undefined ? '' : ` (process ${processId})`
    super(
      `Fitila already runs on this data${process}. Stop it first, or start this one with another FITILA_DATA_FOLDER.`,
    )
  }
}

export class NoServerForThisPlatform extends Error {
  readonly code = 'embedded_database.no_server_for_this_platform'

  constructor(platform: string) {
    super(
      `There is no embedded PostgreSQL that runs here (${platform}). Set DATABASE_URL to a PostgreSQL of your own, version 15 or later.`,
    )
  }
}

export class CouldNotStart extends Error {
  readonly code = 'embedded_database.could_not_start'
  readonly serverLog: string

  constructor(reason: string, serverLog = '') {
    super(serverLog === '' ? reason : `${reason} The last lines of its log:\n${serverLog}`)
    this.serverLog = serverLog
  }
}

export class OtherMajorVersion extends Error {
  readonly code = 'embedded_database.other_major_version'

  constructor(versions: { folder: string; ofData: string; ofServer: string }) {
    super(
      `The data in ${versions.folder} was written by PostgreSQL ${versions.ofData}; this Fitila brings PostgreSQL ${versions.ofServer}, which cannot read it. ` +
        'Nothing was changed. Start the earlier release of Fitila on it and save the database with ' +
        `"pg_dump -h ${dirname(versions.folder)}/socket -U fitila fitila > fitila.sql". Stop it, move ${versions.folder} away, ` +
        'start this release, and load what you saved with "psql" in the same manner before anybody uses it.',
    )
  }
}

export class DataOfAnotherUser extends Error {
  readonly code = 'embedded_database.data_of_another_user'

  constructor(folder: string, users: { owner: number; needed: number }) {
    super(
      `The folder ${folder} belongs to the user with number ${users.owner}, but the database would run as the user with number ${users.needed}. ` +
        `Start Fitila as the user that made it, or give it away with: chown -R ${users.needed} ${folder}`,
    )
  }
}
