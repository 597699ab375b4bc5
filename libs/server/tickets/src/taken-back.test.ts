import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fanOut } from '@imah/server-notifications';
import {
  makeMember,
  makePlace,
  makeUnit,
  moveIn,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from './testing/test-app.ts';
import { type TicketCalls, ticketCalls } from './testing/ticket-calls.ts';

let test: TestApp;
let place: TestPlace;
let manager: TestPerson;
let technician: TestPerson;
let helper: TestPerson;
let resident: TestPerson;
let unitId: string;
let calls: TicketCalls;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = Date.parse('2026-11-23T10:00+07:00');
  place = await makePlace(test, 'Melati');
  manager = await makeMember(test, place, 'Manajer', ['building-manager']);
  technician = await makeMember(test, place, 'Tono', ['technician']);
  helper = await makeMember(test, place, 'Ujang', ['technician']);
  resident = await makeMember(test, place, 'Warga', ['resident'], [place.buildingId]);
  unitId = await makeUnit(test, place, 'A-01', resident);
  calls = ticketCalls(test, place, manager);
});

/** A ticket of the resident that two technicians work on. */
async function begun(): Promise<string> {
  const { id } = await calls.report(resident, { unitId });
  await calls.assign(manager, id, technician.id, [helper.id]);
  await calls.move(technician, id, { to: 'in-progress' });
  return id;
}
const outcome = (answer: Awaited<ReturnType<TicketCalls['move']>>) => [answer.statusCode, answer.json().code ?? 'done'];

describe('work that is given back', () => {
  it('leaves the ticket with nobody, as one that was never begun and never sent back', async () => {
    const id = await begun();

    expect(outcome(await calls.move(technician, id, { to: 'new' }))).toEqual([200, 'done']);

    const { state, assignee, executors, reopenedCount } = await calls.seen(id);
    expect({ state, assignee, executors, reopenedCount }).toEqual({
      state: 'new',
      assignee: null,
      executors: [],
      reopenedCount: 0,
    });
  });

  it('stands in the history and in the audit, and those who worked on it and the resident hear of it', async () => {
    const id = await begun();
    await fanOut(test.context);
    await sql`DELETE FROM notification`.execute(test.context.db);
    await calls.move(technician, id, { to: 'new' });
    await fanOut(test.context);

    const [last] = await calls.events(resident, id);
    const audit = await sql`SELECT action, before, after FROM audit_event
      WHERE org_id = ${place.orgId} AND entity_id = ${id} ORDER BY seq DESC LIMIT 1`.execute(test.context.db);
    const { rows } = await sql<{ name: string }>`SELECT u.name FROM notification n JOIN app_user u ON u.id = n.user_id
      WHERE n.kind = 'ticket-moved' ORDER BY u.name`.execute(test.context.db);

    expect([last?.kind, last?.from, last?.to, last?.actor?.name]).toEqual(['moved', 'in-progress', 'new', 'Tono']);
    expect(audit.rows).toEqual([{ action: 'new', before: { state: 'in-progress' }, after: { state: 'new' } }]);
    expect(rows.map(({ name }) => name)).toEqual(['Ujang', 'Warga']);
  });

  it('is not given back by the resident, by a technician who has no part in it, nor from where it was not begun', async () => {
    const id = await begun();
    const stranger = await makeMember(test, place, 'Lain', ['technician']);
    const refused = [await calls.move(resident, id, { to: 'new' }), await calls.move(stranger, id, { to: 'new' })];
    await calls.move(technician, id, { to: 'waiting', waitingReason: 'part' });

    expect([...refused.map(outcome), outcome(await calls.move(technician, id, { to: 'new' }))]).toEqual([
      [403, 'TIDAK_BERWENANG'],
      [403, 'TIDAK_BERWENANG'],
      [409, 'TIKET_TIDAK_BISA_PINDAH'],
    ]);
    expect((await calls.seen(id)).executors.map(({ name }) => name)).toEqual(['Ujang']);
  });

  it('is given back once by two who do so at once: the other is shown what stands', async () => {
    const id = await begun();
    const { version } = await calls.seen(id);

    const answers = await Promise.all([
      calls.move(technician, id, { to: 'new' }, version),
      calls.move(helper, id, { to: 'new' }, version),
    ]);

    expect(answers.map(outcome).toSorted(([a], [b]) => Number(a) - Number(b))).toEqual([
      [200, 'done'],
      [412, 'VERSI_BERUBAH'],
    ]);
    const late = answers.find(({ statusCode }) => statusCode === 412);
    expect(late?.json().current).toMatchObject({ id, state: 'new', version: version + 1 });
  });

  it('may be taken on by another, who has it from then on; its reporter may take it back before that', async () => {
    const id = await begun();
    await calls.move(technician, id, { to: 'new' });
    await calls.move(manager, id, { to: 'in-progress' });
    const taken = (await calls.seen(id)).assignee?.name;
    await calls.move(manager, id, { to: 'new' });

    const cancelled = await calls.move(resident, id, { to: 'cancelled', reason: 'Sudah tidak bocor' });

    expect([taken, outcome(cancelled), (await calls.seen(id)).state]).toEqual(['Manajer', [200, 'done'], 'cancelled']);
  });

  it('goes on counting from when it was reported', async () => {
    const id = await begun();
    const before = (await calls.seen(id)).sla.resolution.dueAt;
    await calls.goTo('2026-11-23T11:00+07:00');
    await calls.move(technician, id, { to: 'new' });

    expect((await calls.seen(id)).sla.resolution.dueAt).toBe(before);
  });
});

describe('a ticket that is merged', () => {
  const merge = (id: string, targetId: string | undefined) => calls.move(manager, id, { to: 'merged', targetId });

  it('leads to another that is open, and from there on: a ring of two or of three is none', async () => {
    const [a, b, c] = [await calls.report(manager), await calls.report(manager), await calls.report(manager)];
    await merge(a.id, b.id);
    const backwards = await merge(b.id, a.id);
    await merge(b.id, c.id);
    const ring = await merge(c.id, a.id);

    expect([outcome(backwards), outcome(ring)]).toEqual([
      [422, 'VALIDASI_SALAH'],
      [422, 'VALIDASI_SALAH'],
    ]);
    expect([(await calls.seen(a.id)).mergedInto, (await calls.seen(c.id)).mergedCount]).toEqual([
      { id: b.id, number: b.number },
      1,
    ]);
  });

  it.each([
    ['without a target', async () => undefined],
    ['into one that is nowhere', async () => '01900000-0000-7000-8000-000000000001'],
    [
      'into one of another organisation',
      async () => {
        const other = await makePlace(test, 'Sebelah');
        return (await ticketCalls(test, other, other.owner).report(other.owner)).id;
      },
    ],
    [
      'into one that was cancelled',
      async () => {
        const { id } = await calls.report(manager);
        await calls.move(manager, id, { to: 'cancelled', reason: 'Salah' });
        return id;
      },
    ],
    ['into one for the staff alone', async () => (await calls.report(manager, { audience: 'staff' })).id],
  ])('is refused %s, and stays as it was', async (_, target) => {
    const { id, version } = await calls.report(manager);

    const answer = await merge(id, await target());

    expect([answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([422, ['targetId']]);
    expect(await calls.seen(id)).toMatchObject({ state: 'new', version });
  });

  it('is changed by nobody any more: not moved, not given, not answered to', async () => {
    const [a, b] = [await calls.report(resident, { unitId }), await calls.report(resident, { unitId, title: 'Lain' })];
    await merge(a.id, b.id);

    expect([
      outcome(await calls.move(manager, a.id, { to: 'in-progress' })),
      outcome(await calls.assign(manager, a.id, technician.id)),
    ]).toEqual([
      [409, 'TIKET_TIDAK_BISA_PINDAH'],
      [409, 'TIKET_TIDAK_BISA_PINDAH'],
    ]);
  });

  it('leaves in the other that it took one in, and by whom', async () => {
    const [a, b] = [await calls.report(manager), await calls.report(manager)];
    await merge(a.id, b.id);

    const [last] = await calls.events(manager, b.id);

    expect([last?.kind, last?.actor?.name, (await calls.seen(b.id)).mergedCount]).toEqual(['absorbed', 'Manajer', 1]);
  });
});

describe('what only the staff know of a ticket', () => {
  it('is nowhere for the resident: who else works on it, notes, work and what it cost', async () => {
    const id = await begun();
    await calls.call(technician, 'POST', `/tickets/${id}/notes`, { body: 'Pipa tua, rahasia.', fileIds: [] });
    const paths = ['', '/events', '/replies', '/notes', '/work', '/observers', '/signatures'];

    const answers = await Promise.all(paths.map((path) => calls.call(resident, 'GET', `/tickets/${id}${path}`)));

    expect(answers.map(({ body }) => body.includes('rahasia'))).toEqual(paths.map(() => false));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 404, 404, 404, 200]);
  });

  it('is also who reported it, for a neighbour of the same unit who did not', async () => {
    const flatmate = await makeMember(test, place, 'Sekamar', ['resident'], [place.buildingId]);
    await moveIn(test, place, unitId, flatmate, '[2026-11-21,)');
    const { id } = await calls.report(resident, { unitId });

    const shown = (await calls.call(flatmate, 'GET', `/tickets/${id}`)).json().data;

    expect([shown.reporterName, shown.reporterUserId, shown.reporterPhone]).toEqual([null, null, null]);
    expect((await calls.call(resident, 'GET', `/tickets/${id}`)).json().data.reporterName).toBe('Warga');
    const histories = await Promise.all([flatmate, resident, manager].map((who) => calls.events(who, id)));
    expect(histories.map((events) => events.map(({ kind, actor }) => [kind, actor?.name ?? null]))).toEqual([
      [['created', null]],
      [['created', 'Warga']],
      [['created', 'Warga']],
    ]);
  });
});
