import type { TestProject } from 'vitest/node';
import { createPool, migrate } from '@imah/server-platform/database';
import { startTestPostgres, templateName, withDatabase } from '@imah/server-platform/testing';
import { migrationFolders } from '../migrations.ts';

/** One database server per run, with a migrated template that every test file copies. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres();
  const admin = createPool(postgres.url, { max: 1 });
  await admin.query(`CREATE DATABASE ${templateName}`);
  const template = createPool(withDatabase(postgres.url, templateName), { max: 1 });
  await migrate(template, migrationFolders);
  await template.end();
  await admin.end();
  project.provide('postgresUrl', postgres.url);
  project.provide('migrationFolders', migrationFolders);
  return () => postgres.stop();
}
