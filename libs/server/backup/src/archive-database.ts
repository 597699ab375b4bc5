import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { archiveFile, archiveText, listBelow } from './archive-files.ts';
import { tarHead } from './tar.ts';

/** Folders whose content PostgreSQL makes anew, or that belong to the running server; they themselves have to be there. */
const emptied = /^(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\//;
const left = /(?:^|\/)(?:postmaster\.(?:pid|opts)|pgsql_tmp.*|pg_internal\.init.*|backup_label.*|tablespace_map.*)$/;
const walFolders = ['archive_status', 'summaries'];
const control = 'global/pg_control';

/**
 * The cluster in the folder `data` as it is at one moment, while people go on writing: PostgreSQL's own base backup. Its
 * files are copied as they change, and with them the journal of that time, from which PostgreSQL makes them whole when
 * they are started. `url` is that of a superuser.
 */
export async function* archiveDatabase(url: string, data: string, into: string): AsyncGenerator<Buffer> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    // Keeps the journal of this time from being thrown away; ends with this connection.
    await client.query(`SELECT pg_create_physical_replication_slot('imah_backup_${process.pid}', true, true)`);
    const from = await walOf(client, `pg_backup_start('imah', fast => true)`);
    for await (const { name, kind } of listBelow(data, (each) => left.test(each) || emptied.test(each))) {
      if (kind === 'folder') yield tarHead({ name: `${into}/${name}`, kind, size: 0 });
      else if (name !== control) yield* archiveFile(join(data, name), `${into}/${name}`);
    }
    for (const name of walFolders) yield tarHead({ name: `${into}/pg_wal/${name}`, kind: 'folder', size: 0 });
    yield* archiveFile(join(data, control), `${into}/${control}`);
    const { rows } = await client.query<{ label: string; file: string }>(
      `SELECT labelfile AS label, pg_walfile_name(lsn) AS file FROM pg_backup_stop(wait_for_archive => false)`,
    );
    const [stopped] = rows;
    if (stopped === undefined) throw new Error('PostgreSQL did not say where the backup ends');
    yield* archiveText(`${into}/backup_label`, stopped.label);
    for (const name of await readdir(join(data, 'pg_wal'))) {
      const isNeeded = /^[0-9A-F]{24}$/.test(name) ? name >= from && name <= stopped.file : name.endsWith('.history');
      if (isNeeded) yield* archiveFile(join(data, 'pg_wal', name), `${into}/pg_wal/${name}`);
    }
  } finally {
    await client.end();
  }
}

async function walOf(client: pg.Client, lsn: string): Promise<string> {
  const { rows } = await client.query<{ file: string }>(`SELECT pg_walfile_name(${lsn}) AS file`);
  return rows[0]?.file ?? '';
}
