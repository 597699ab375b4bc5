import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultGroupGrants } from '@imah/contract/access';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { makePlace } from '../testing/people.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('gives technicians of an earlier organisation the right to report, unless their group was changed', async () => {
  const [untouched, changed] = [await makePlace(test, 'Lama'), await makePlace(test, 'Ubah')];
  const { db } = test.context;
  // What technicians were granted then: to report came with this migration, all else of these with later ones.
  const later = /^(outage|alarmRule|meter|reading)\./;
  const then = defaultGroupGrants.technician.filter((grant) => !later.test(grant));
  const old = then.filter((grant) => grant !== 'ticket.create');
  const grantsOf = async (orgId: string) =>
    (
      await db
        .selectFrom('member_group')
        .select('grants')
        .where('org_id', '=', orgId)
        .where('default_key', '=', 'technician')
        .executeTakeFirstOrThrow()
    ).grants;
  const put = (orgId: string, grants: readonly string[]) =>
    sql`UPDATE member_group SET grants = ${[...grants]}::text[] WHERE org_id = ${orgId} AND default_key = 'technician'`.execute(
      db,
    );
  await put(untouched.orgId, old.toReversed());
  await put(changed.orgId, old.slice(1));

  const name = '0167-technicians-report.sql';
  const [folder = ''] = inject('migrationFolders').filter((path) => existsSync(join(path, name)));
  await sql.raw(await readFile(join(folder, name), 'utf8')).execute(db);

  expect((await grantsOf(untouched.orgId)).toSorted()).toEqual(then.toSorted());
  expect(await grantsOf(changed.orgId)).toEqual(old.slice(1));
});
