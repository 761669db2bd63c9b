import { PORT } from './socket-folder.ts'

/** As arguments, so that an edited `postgresql.conf` cannot open the server to the network or fill the log. */
export function serverSettings(socketFolder: string, extra: Record<string, string>): string[] {
  const settings = {
    fsync: 'on',
    ...extra,
    listen_addresses: '',
    port: `${PORT}`,
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    ssl: 'off',
    ...QUIET_LOG,
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

// Errors themselves hold values ("Key (email)=(...) already exists"), and the report of a crashed backend holds
// its statement as a detail. So no ERROR is logged, and `terse` drops details.
const QUIET_LOG = {
  log_destination: 'stderr',
  logging_collector: 'off',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_statement: 'none',
  log_min_duration_statement: '-1',
  log_min_duration_sample: '-1',
  log_transaction_sample_rate: '0',
  log_duration: 'off',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  log_checkpoints: 'off',
  log_connections: '',
  log_disconnections: 'off',
  log_lock_waits: 'off',
  log_temp_files: '-1',
  log_autovacuum_min_duration: '-1',
  debug_print_parse: 'off',
  debug_print_rewritten: 'off',
  debug_print_plan: 'off',
}
