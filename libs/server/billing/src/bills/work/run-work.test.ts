import type { BillingReview } from '@imah/contract/billing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '@imah/server-platform/testing';
import { billingCalls } from '../../testing/billing-calls.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { workOnAll } from './work-jobs.ts';
import { deleteEndedWork } from './work-repository.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** A building of so many units, which two people pay for, and its run that nobody has reckoned. */
async function largeBuilding(name: string, count = 1_001) {
  const calls = await billingCalls(test, name);
  const { place, tariff, unit, stay, run } = calls;
  for (const code of ['A-001', 'Z-999']) await stay(await unit(code), `Warga ${code}`, 'tenant', '[2026-01-01,)', true);
  await sql`INSERT INTO unit (org_id, id, building_id, floor_id, code, kind, area_milli_m2)
    SELECT org_id, gen_random_uuid(), building_id, floor_id, 'M-' || lpad(n::text, 4, '0'), 'residential', 36000
    FROM unit, generate_series(1, ${count - 2}::integer) AS n WHERE org_id = ${place.orgId} AND code = 'A-001'`.execute(
    test.context.db,
  );
  await tariff();
  const { id } = await run();
  const path = `billing-runs/${id}`;
  const review = async (): Promise<BillingReview> => (await calls.ask('GET', path)).data;
  return { ...calls, id, path, review, work: () => workOnAll(test.context) };
}

/** Does something once, the moment it is told how far work is. */
function atFirstProgress(act: () => Promise<unknown>) {
  const ports = test.context;
  let isDone = false;
  return workOnAll({
    ...ports,
    live: {
      ...ports.live,
      publish: async (...told) => {
        if (!isDone) {
          isDone = true;
          await act();
        }
        return ports.live.publish(...told);
      },
    },
  });
}

describe('a run of a large building', () => {
  it('is reckoned and issued after the calls that ask for it, in the name of who asked', async () => {
    const { id, move, work, review, place, finance } = await largeBuilding('Besar');

    expect((await move(id, 'calculate', 1)).data).toMatchObject({
      run: { state: 'draft', version: 1 },
      work: { move: 'calculate', percent: 0, isStopping: false, failure: null },
    });
    await work();
    expect(await review()).toMatchObject({ run: { state: 'calculated', version: 2, billCount: 2 }, work: null });
    expect((await move(id, 'review', 2)).data).toMatchObject({ run: { state: 'reviewed' }, work: null });
    await move(id, 'issue', 3);
    await work();

    expect(await review()).toMatchObject({ run: { state: 'issued', billCount: 2, total: 1_296_000 }, work: null });
    const audit = await test.context.db
      .selectFrom('audit_event')
      .select(['action', 'actor_id'])
      .where('org_id', '=', place.orgId)
      .where('entity', '=', 'billing_run')
      .orderBy('seq')
      .execute();
    expect(audit).toEqual(
      ['create', 'calculate', 'review', 'issue'].map((action) => ({ action, actor_id: finance.id })),
    );
  });

  it('says how far it is while it goes on, and nobody else moves it', async () => {
    const { id, move, review } = await largeBuilding('Setengah');
    await move(id, 'calculate', 1);
    const seen: unknown[] = [];
    const asked = new Set<unknown>();

    await workOnAll({
      ...test.context,
      live: {
        ...test.context.live,
        publish: async (_topic, packet) => {
          const { run, work } = await review();
          const { op }: { op?: string } = Object(packet);
          seen.push([run.state, work?.percent, op]);
          if (work !== null) asked.add((await move(id, 'calculate', 1)).code);
        },
      },
    });

    expect(seen).toEqual([
      ['draft', 0, 'progress'],
      ['draft', 49, 'progress'],
      ['draft', 99, 'progress'],
      ['draft', 99, 'progress'],
      ['calculated', undefined, 'updated'],
    ]);
    expect([...asked]).toEqual(['TAGIHAN_SEDANG_DIKERJAKAN']);
  });

  it('is stopped before it began, and while it goes on: then nothing of it stays', async () => {
    const { id, move, ask, path, review, work } = await largeBuilding('Berhenti');
    await move(id, 'calculate', 1);
    expect((await ask('POST', `${path}/stop`)).data).toMatchObject({ run: { state: 'draft' }, work: null });
    await work();
    expect(await review()).toMatchObject({ run: { state: 'draft', version: 1, billCount: 0 }, work: null });

    await move(id, 'calculate', 1);
    await atFirstProgress(async () =>
      expect((await ask('POST', `${path}/stop`)).data.work).toMatchObject({ isStopping: true }),
    );
    expect(await review()).toMatchObject({ run: { state: 'draft', version: 1, billCount: 0 }, work: null });
    expect((await move(id, 'calculate', 1)).status).toBe(200);
    await work();
    expect(await review()).toMatchObject({ run: { state: 'calculated' } });
  });

  it('begins anew when the server that worked on it dies, and is given up after the third time', async () => {
    const { id, move, review, work } = await largeBuilding('Mati');
    const die = () =>
      atFirstProgress(() =>
        sql`SELECT pg_terminate_backend(a.pid) FROM pg_stat_activity a JOIN pg_locks l ON l.pid = a.pid
          WHERE a.datname = current_database() AND a.state LIKE 'idle in transaction%'
            AND l.relation = 'billing_run'::regclass`.execute(test.context.db),
      );
    await move(id, 'calculate', 1);
    await die();
    expect(await review()).toMatchObject({ run: { state: 'draft', billCount: 0 }, work: { failure: null } });
    await work();
    expect(await review()).toMatchObject({ run: { state: 'calculated', billCount: 2 }, work: null });

    await move(id, 'calculate', 2);
    for (const _ of [1, 2, 3]) await die();
    expect(await review()).toMatchObject({ run: { state: 'calculated', version: 2 }, work: { failure: 'other' } });
    await work();
    expect(await review()).toMatchObject({ run: { version: 2 } });
    expect((await move(id, 'calculate', 2)).data.work).toMatchObject({ percent: 0, failure: null });
    await work();
    expect(await review()).toMatchObject({ run: { version: 3 }, work: null });
  });

  it('is given up as well when servers are killed with it, who can write nothing down any more', async () => {
    const { id, move, review, work, place } = await largeBuilding('Terbunuh');
    const { db } = test.context;
    await move(id, 'calculate', 1);
    const tries: unknown[] = [];
    await atFirstProgress(async () => {
      const row = await db
        .selectFrom('billing_run_work')
        .select('tries')
        .where('org_id', '=', place.orgId)
        .executeTakeFirstOrThrow();
      tries.push(row.tries);
    });
    expect([tries, (await review()).run.state]).toEqual([[1], 'calculated']);

    await move(id, 'calculate', 2);
    // Three servers have begun it, and none has come back.
    await db.updateTable('billing_run_work').set({ tries: 3 }).where('org_id', '=', place.orgId).execute();
    await work();
    expect(await review()).toMatchObject({ run: { version: 2 }, work: { failure: 'other' } });
    await move(id, 'calculate', 2);
    await work();
    expect(await review()).toMatchObject({ run: { version: 3 }, work: null });
  });

  it('lets others of the organisation write to the books until its own bills are posted, when payers are told already', async () => {
    const { id, move, work, place } = await largeBuilding('Buku');
    await move(id, 'calculate', 1);
    await work();
    await move(id, 'review', 2);
    await move(id, 'issue', 3);
    const { db, live } = test.context;
    await sql`SELECT ledger_lock(${place.orgId})`.execute(db);
    const books = () =>
      sql`SELECT 1 FROM ledger_head WHERE org_id = ${place.orgId} FOR UPDATE NOWAIT`.execute(db).then(
        () => 'free',
        () => 'held',
      );
    const seen: unknown[] = [];

    await workOnAll({
      ...test.context,
      live: {
        ...live,
        publish: async () => {
          const row = await db
            .selectFrom('billing_run_work')
            .select('percent')
            .where('org_id', '=', place.orgId)
            .executeTakeFirst();
          seen.push([row?.percent, await books()]);
        },
      },
    });

    expect(seen).toEqual([
      [0, 'free'],
      [0, 'free'],
      [99, 'held'],
      [undefined, 'free'],
    ]);
  });

  it('is forgotten when it was stopped or has failed; what is asked for in its place at that moment is not', async () => {
    const { id, place, move, review } = await largeBuilding('Lagi', 501);
    const key = { orgId: place.orgId, buildingId: place.buildingId, runId: id };
    await move(id, 'calculate', 1);

    await deleteEndedWork(test.context.db, key, 'stopped');
    await deleteEndedWork(test.context.db, key, 'failed');

    expect((await review()).work).toMatchObject({ move: 'calculate', failure: null });
  });

  it('is done by one process alone, however many look for work', async () => {
    const { id, move, review, work, place } = await largeBuilding('Berdua');
    await move(id, 'calculate', 1);

    await Promise.all([work(), work(), work()]);

    expect(await review()).toMatchObject({ run: { state: 'calculated', version: 2, billCount: 2 }, work: null });
    const audit = await sql`SELECT 1 FROM audit_event WHERE org_id = ${place.orgId} AND action = 'calculate'`.execute(
      test.context.db,
    );
    expect(audit.rows).toHaveLength(1);
  });

  it('ends without a trace when its organisation is removed while it goes on, and holds that up no longer than it takes', async () => {
    const { id, move, place } = await largeBuilding('Contoh');
    const { db } = test.context;
    await move(id, 'calculate', 1);
    await db.updateTable('organization').set({ is_demo: true }).where('id', '=', place.orgId).execute();
    // Memberships hold on to their groups.
    await db.deleteFrom('membership_group').where('org_id', '=', place.orgId).execute();
    // Whoever removes it tries again where both wait for each other.
    const remove = (): Promise<unknown> =>
      sql`DELETE FROM organization WHERE id = ${place.orgId}`.execute(db).catch((error: { code?: string }) => {
        if (error.code !== '40P01') throw error;
        return remove();
      });
    let removal: Promise<unknown> = Promise.resolve();
    await atFirstProgress(async () => {
      removal = remove();
    });
    await removal;

    expect(await db.selectFrom('billing_run').select('id').where('org_id', '=', place.orgId).execute()).toEqual([]);
    expect(await db.selectFrom('billing_run_work').select('tries').where('org_id', '=', place.orgId).execute()).toEqual(
      [],
    );
  });

  it('beside another month at once gives each bill a number of its own, without a gap', async () => {
    const { id, move, run, work, place } = await largeBuilding('Kembar');
    const { id: before } = await run('2026-10');
    for (const runId of [id, before]) {
      await move(runId, 'calculate', 1);
      await work();
      await move(runId, 'review', 2);
      await move(runId, 'issue', 3);
    }

    await Promise.all([work(), work()]);

    const bills = await test.context.db
      .selectFrom('bill')
      .select('number')
      .where('org_id', '=', place.orgId)
      .orderBy('number')
      .execute();
    expect(bills.map(({ number }) => number)).toEqual(
      [1, 2, 3, 4].map((nth) => `INV-2026-${String(nth).padStart(6, '0')}`),
    );
  });

  it('says why it was not issued: what it was reckoned by has changed meanwhile', async () => {
    const { id, move, review, work, place, ask, path } = await largeBuilding('Berubah');
    await move(id, 'calculate', 1);
    await work();
    await move(id, 'review', 2);
    await move(id, 'issue', 3);
    await sql`UPDATE unit SET area_milli_m2 = 40000 WHERE org_id = ${place.orgId} AND code = 'A-001'`.execute(
      test.context.db,
    );

    await work();

    expect(await review()).toMatchObject({ run: { state: 'reviewed' }, work: { move: 'issue', failure: 'outdated' } });
    expect((await ask('POST', `${path}/stop`)).data.work).toBe(null);
  });

  it('is asked for and stopped only by who may move it', async () => {
    const { id, move, ask, path, technician } = await largeBuilding('Hak', 501);
    expect((await move(id, 'calculate', 1, technician)).status).toBe(404);
    expect((await ask('POST', `${path}/stop`, { who: technician })).status).toBe(404);
    expect((await move(id, 'calculate', 7)).status).toBe(412);
    expect((await move(id, 'issue', 1)).status).toBe(409);
  });
});
