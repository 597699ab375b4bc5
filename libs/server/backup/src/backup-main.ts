import { BackupError, say } from './backup-messages.ts';
import { runCommand, toMegabytes } from './run-command.ts';
import { writeBackup } from './write-backup.ts';

// `npm run backup -- <file or folder>`: the whole data folder in one file, while the server may be running.
await runCommand(async (config, target, onProgress) => {
  if (target === undefined) throw new BackupError('no-target');
  const { file, bytes } = await writeBackup(config, target, new Date(), onProgress);
  const done = say('backed-up', file, toMegabytes(bytes));
  return config.s3 === null ? done : `${done}\n${say('files-elsewhere')}`;
});
