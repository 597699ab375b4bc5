import { BackupError, say } from './backup-messages.ts';
import { restoreBackup } from './restore-backup.ts';
import { runCommand } from './run-command.ts';

// `npm run restore -- <file>`: a backup into an empty data folder, checked.
await runCommand(async (config, file, onProgress) => {
  if (file === undefined) throw new BackupError('no-source');
  if (config.database.kind === 'external') throw new BackupError('not-embedded');
  const { people, tickets, files, auditRows } = await restoreBackup(file, config.dataDir, onProgress);
  return say('restored', config.dataDir, `app_user ${people}, ticket ${tickets}, file ${files}, audit ${auditRows}`);
});
