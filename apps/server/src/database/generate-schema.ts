import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { startTestPostgres } from '../testing/test-postgres.ts';
import { migrationFolders } from '../migrations.ts';
import { migrate } from './migrate.ts';
import { createDatabase, createPool } from './pool.ts';
import { schemaSource } from './schema-source.ts';

// `node --conditions=@imah/source src/database/generate-schema.ts` after a new migration.
const postgres = await startTestPostgres();
const pool = createPool(postgres.url);
await migrate(pool, migrationFolders);
const db = createDatabase(pool);
await writeFile(fileURLToPath(new URL('schema.ts', import.meta.url)), await schemaSource(db));
await db.destroy();
await postgres.stop();
