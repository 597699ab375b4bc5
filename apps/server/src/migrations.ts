import { fileURLToPath } from 'node:url';

/** The folders of plain SQL from which the database is made; the numbers of the files order all of them. */
export const migrationFolders: readonly string[] = [fileURLToPath(new URL('../migrations', import.meta.url))];
