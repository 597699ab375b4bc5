import { allDomains } from './domains.ts';

/** The folders of plain SQL from which the database is made; the numbers of the files order all of them. */
export const migrationFolders: readonly string[] = allDomains.flatMap(({ migrations }) => migrations ?? []);
