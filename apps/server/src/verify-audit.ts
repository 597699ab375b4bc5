import { migrationFolders } from './migrations.ts';
import { readConfig } from '@imah/server-platform/config';
import { openToRead, reportLines, verifyChains } from '@imah/server-platform/audit';

// `npm run audit:verify`: says of each organisation whether its audit is whole, and ends with 1 when one is not.
const config = readConfig(process.env, { isRoot: process.getuid?.() === 0, cwd: process.cwd() });
const database = await openToRead(config, migrationFolders);
try {
  const reports = await verifyChains(database.db);
  for (const line of reportLines(reports)) process.stdout.write(`${line}\n`);
  process.exitCode = reports.every(({ state }) => state === 'whole') ? 0 : 1;
} finally {
  await database.close();
}
