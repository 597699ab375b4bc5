import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { startTestPostgres } from '@imah/server-platform/testing';
import { migrationFolders } from '../migrations.ts';
import { createDatabase, createPool, migrate } from '@imah/server-platform/database';
import { schemaSource } from '@imah/server-platform/database/testing';

// `node --conditions=@imah/source src/testing/generate-schema.ts` after a new migration.
const postgres = await startTestPostgres();
const pool = createPool(postgres.url);
await migrate(pool, migrationFolders);
const db = createDatabase(pool);
await writeFile(
  fileURLToPath(new URL('../../../../libs/server/platform/src/database/schema.ts', import.meta.url)),
  await schemaSource(db),
);
await db.destroy();
await postgres.stop();
