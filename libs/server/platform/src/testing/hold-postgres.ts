// A process that starts the database of the folder in its argument, tells its parent and waits to be ended.
import { StartupError } from '../config/startup-error.ts';
import { startEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts';

try {
  const postgres = await startEmbeddedPostgres({
    dataDir: process.argv[2] ?? '',
    isDurable: false,
    diesWithParent: process.argv[3] === 'watched',
  });
  process.send?.({ pid: postgres.pid, wasAttached: postgres.wasAttached });
} catch (error) {
  process.send?.({ fault: error instanceof StartupError ? error.fault : String(error) });
}
