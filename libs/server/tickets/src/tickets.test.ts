import { randomUUIDv7 } from 'node:crypto';
import type {
  Ticket,
  TicketCategory,
  TicketComment,
  TicketEvent,
  TicketRow,
  TicketWorker,
} from '@imah/contract/tickets';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeMember,
  makePlace,
  makeUnit,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from './testing/test-app.ts';
import { fanOut } from '@imah/server-notifications';
import { moveByTheClock } from './ticket-jobs.ts';

let test: TestApp;
let place: TestPlace;
let manager: TestPerson;
let technician: TestPerson;
let otherTechnician: TestPerson;
let resident: TestPerson;
let neighbour: TestPerson;
let unitId: string;
const start = Date.UTC(2026, 10, 23, 3);

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

beforeEach(async () => {
  test.clock.now = start;
  test.liveCalls.length = 0;
  place = await makePlace(test, 'Melati');
  manager = await makeMember(test, place, 'Manajer', ['building-manager']);
  technician = await makeMember(test, place, 'Tono', ['technician']);
  otherTechnician = await makeMember(test, place, 'Ujang', ['technician']);
  resident = await makeMember(test, place, 'Warga', ['resident'], [place.buildingId]);
  neighbour = await makeMember(test, place, 'Tetangga', ['resident'], [place.buildingId]);
  unitId = await makeUnit(test, place, 'A-01', resident);
  await makeUnit(test, place, 'A-02', neighbour);
});

/** Sets the clock, with the sessions still open. */
async function goTo(now: number): Promise<void> {
  test.clock.now = now;
  await sql`UPDATE session SET expires_at = ${new Date(now + 3_600_000)}`.execute(test.context.db);
}

const call = (who: TestPerson, method: 'GET' | 'POST' | 'PATCH' | 'PUT', url: string, payload?: object, headers = {}) =>
  test.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: { ...who.bearer, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });

const report = (who: TestPerson, body: object, key: string = randomUUIDv7()) =>
  call(who, 'POST', `/buildings/${place.buildingId}/tickets`, body, { 'idempotency-key': key });

const reported = async (who: TestPerson, body: object = {}): Promise<Ticket> => {
  const answer = await report(who, { title: 'Keran bocor', unitId, ...body });
  expect([answer.statusCode, answer.json().errors]).toEqual([201, undefined]);
  return answer.json().data;
};
const seen = async (who: TestPerson, id: string): Promise<Ticket> =>
  (await call(who, 'GET', `/tickets/${id}`)).json().data;
const move = async (who: TestPerson, id: string, step: object, version?: number) => {
  const asked = version ?? (await seen(manager, id)).version;
  return call(who, 'POST', `/tickets/${id}/moves`, step, { 'if-match': `"${asked}"` });
};
const assign = async (who: TestPerson, id: string, assigneeId: string | null, executorIds: string[] = []) =>
  call(
    who,
    'PUT',
    `/tickets/${id}/assignment`,
    { assigneeId, executorIds },
    {
      'if-match': `"${(await seen(manager, id)).version}"`,
    },
  );
const dataOf = (answer: Awaited<ReturnType<typeof call>>) => {
  expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined]);
  return answer.json().data;
};
const list = async (who: TestPerson, query = ''): Promise<TicketRow[]> =>
  dataOf(await call(who, 'GET', `/tickets?${query}`));
const events = async (who: TestPerson, id: string): Promise<TicketEvent[]> =>
  (await call(who, 'GET', `/tickets/${id}/events`)).json().data;
const comment = (who: TestPerson, id: string, kind: 'replies' | 'notes', body: object) =>
  call(who, 'POST', `/tickets/${id}/${kind}`, body, { 'idempotency-key': randomUUIDv7() });
const comments = async (who: TestPerson, id: string, kind: 'replies' | 'notes') => {
  const answer = await call(who, 'GET', `/tickets/${id}/${kind}`);
  const data: TicketComment[] | undefined = answer.json().data;
  return data?.map(({ body, side, author }) => [body, side, author?.name]) ?? answer.statusCode;
};

describe('a report', () => {
  it('has a number, the person who sent it and both clocks', async () => {
    const url = `/organizations/${place.orgId}/ticket-categories`;
    const categories: TicketCategory[] = (await call(resident, 'GET', url)).json().data;
    const categoryId = categories.find(({ key }) => key === 'water')?.id;
    const ticket = await reported(resident, { priority: 'high', categoryId, details: 'Air menetes ke lantai' });

    expect(ticket).toMatchObject({
      number: 'TKT-2026-000001',
      state: 'new',
      version: 1,
      unitCode: 'A-01',
      reporterName: 'Warga',
      reporterUserId: resident.id,
      sla: {
        response: { state: 'running', elapsedMs: 0, targetMs: 3_600_000, dueAt: '2026-11-23T04:00:00.000Z' },
        resolution: { state: 'running', elapsedMs: 0, targetMs: 28_800_000, dueAt: '2026-11-24T03:00:00.000Z' },
      },
    });
    expect(await seen(resident, ticket.id)).toEqual(ticket);
    const { abilities } = await seen(manager, ticket.id);
    expect(await seen(manager, ticket.id)).toEqual({ ...ticket, abilities });
    expect(test.liveCalls).toEqual([`publish imah/v1/${place.orgId}/b/${place.buildingId}/ev`]);
  });

  it('is numbered without a gap or a double when forty people send one at once, also when some are refused', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        report(manager, {
          title: index % 4 === 0 ? 'x' : `Lampu mati ${index}`,
          ...(index % 5 === 0 ? { unitId: randomUUIDv7() } : {}),
        }),
      ),
    );

    const numbers: string[] = answers
      .filter(({ statusCode }) => statusCode === 201)
      .map((answer) => answer.json().data.number);
    expect(numbers.length).toBe(24);
    expect(numbers.toSorted()).toEqual(
      Array.from({ length: numbers.length }, (_, index) => `TKT-2026-${String(index + 1).padStart(6, '0')}`),
    );
  });

  it('counts each organisation and each year of the building by itself', async () => {
    await reported(manager);
    // New Year's Eve in UTC is New Year in Jakarta.
    await goTo(Date.UTC(2026, 11, 31, 18));
    const { number } = await reported(manager);
    place = await makePlace(test, 'Kenanga');
    unitId = await makeUnit(test, place, 'B-01', null);

    expect([number, (await reported(place.owner)).number]).toEqual(['TKT-2027-000001', 'TKT-2027-000001']);
  });

  it('is one ticket however often the same key or the same id arrives', async () => {
    const id = randomUUIDv7();
    const key = randomUUIDv7();
    const body = { id, title: 'Lampu koridor mati' };
    const first = await report(resident, body, key);
    const again = await report(resident, body, key);
    const otherKey = await report(resident, body);

    expect([again.json(), otherKey.json()]).toEqual([first.json(), first.json()]);
    expect((await report(neighbour, body)).statusCode).toBe(409);
    expect((await list(manager)).length).toBe(1);
  });

  it('of a resident is for their own unit, in their own name, and seen by residents', async () => {
    const ticket = await reported(resident, { audience: 'staff', source: 'phone', reporter: { name: 'Orang lain' } });
    const foreign = await report(neighbour, { title: 'Keran bocor', unitId });

    expect([ticket.audience, ticket.source, ticket.reporterName]).toEqual(['resident', 'app', 'Warga']);
    expect([foreign.statusCode, Object.keys(foreign.json().errors)]).toEqual([422, ['unitId']]);
  });

  it('is refused to a resident after ten a day or two alike, until the oldest is a day old', async () => {
    await reported(resident);
    test.clock.now += 3_600_000;
    await reported(resident);
    const third = await report(resident, { title: 'keran BOCOR', unitId });
    for (let count = 0; count < 8; count += 1) await reported(resident, { title: `Laporan ${count}` });
    const eleventh = await report(resident, { title: 'Laporan lain' });

    expect([
      third.statusCode,
      third.headers['retry-after'],
      eleventh.statusCode,
      eleventh.headers['retry-after'],
    ]).toEqual([429, '82800', 429, '82800']);
    await goTo(start + 86_400_000);
    expect((await report(resident, { title: 'Keran bocor', unitId })).statusCode).toBe(201);
    expect((await report(manager, { title: 'Keran bocor', unitId })).statusCode).toBe(201);
  });
});

describe('the way of a ticket', () => {
  it('leads from the resident over the technician back to the resident, each step told and written down', async () => {
    const { id } = await reported(resident);
    expect((await assign(manager, id, technician.id)).json().data.assignee).toEqual({
      id: technician.id,
      name: 'Tono',
    });
    expect((await move(technician, id, { to: 'in-progress' })).statusCode).toBe(200);
    expect((await move(technician, id, { to: 'waiting', waitingReason: 'part' })).json().data.waitingReason).toBe(
      'part',
    );
    expect((await move(technician, id, { to: 'in-progress' })).json().data.waitingReason).toBeNull();
    expect((await move(technician, id, { to: 'resolved', note: 'Seal diganti' })).statusCode).toBe(200);
    const sentBack = await move(resident, id, { to: 'new', reason: 'Masih menetes' });
    expect(sentBack.json().data).toMatchObject({ state: 'new', reopenedCount: 1, assignee: { id: technician.id } });
    await move(technician, id, { to: 'in-progress' });
    await move(technician, id, { to: 'resolved', note: 'Keran diganti' });
    const closed = await move(resident, id, { to: 'closed', rating: 'good', ratingReasons: ['fast', 'friendly'] });

    expect(closed.json().data).toMatchObject({
      state: 'closed',
      feedback: { rating: 'good', reasons: ['fast', 'friendly'] },
    });
    expect((await events(resident, id)).map(({ kind, from, to, actor }) => [kind, from, to, actor?.name])).toEqual([
      ['moved', 'resolved', 'closed', 'Warga'],
      ['moved', 'in-progress', 'resolved', 'Tono'],
      ['moved', 'new', 'in-progress', 'Tono'],
      ['moved', 'resolved', 'new', 'Warga'],
      ['moved', 'in-progress', 'resolved', 'Tono'],
      ['moved', 'waiting', 'in-progress', 'Tono'],
      ['moved', 'in-progress', 'waiting', 'Tono'],
      ['moved', 'new', 'in-progress', 'Tono'],
      ['assigned', null, null, 'Manajer'],
      ['created', null, 'new', 'Warga'],
    ]);
    const audit = await sql<{ action: string }>`
      SELECT action FROM audit_event WHERE org_id = ${place.orgId} AND entity = 'ticket' ORDER BY seq`.execute(
      test.context.db,
    );
    expect(audit.rows.map(({ action }) => action)).toEqual([
      'create',
      'assign',
      'in-progress',
      'waiting',
      'in-progress',
      'resolved',
      'new',
      'in-progress',
      'resolved',
      'closed',
    ]);
  });

  it('tells the managers of a report, the technician of their work and the resident of each step', async () => {
    const { id } = await reported(resident);
    await assign(manager, id, technician.id);
    await move(technician, id, { to: 'in-progress' });
    await fanOut(test.context);

    const told = await sql<{ kind: string; name: string }>`
      SELECT n.kind, u.name FROM notification n JOIN app_user u ON u.id = n.user_id
      WHERE n.org_id = ${place.orgId} ORDER BY n.kind, u.name`.execute(test.context.db);
    expect(told.rows.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'ticket-assigned Tono',
      'ticket-created Manajer',
      'ticket-created Owner-Melati',
      'ticket-moved Warga',
    ]);
  });

  it('refuses what the chart has not, what is not theirs, and what lacks its demand', async () => {
    const { id } = await reported(resident);
    const answers = [
      await move(manager, id, { to: 'closed' }),
      await move(technician, id, { to: 'in-progress' }),
      await move(resident, id, { to: 'in-progress' }),
      await move(neighbour, id, { to: 'in-progress' }),
      await move(manager, id, { to: 'cancelled' }),
      await move(manager, id, { to: 'deferred', reason: 'Menunggu rapat', until: '2027-11-01T00:00:00.000Z' }),
    ];

    expect(
      answers.map((answer) => [answer.statusCode, answer.json().code, Object.keys(answer.json().errors ?? {})]),
    ).toEqual([
      [409, 'TIKET_TIDAK_BISA_PINDAH', []],
      [403, 'TIDAK_BERWENANG', []],
      [403, 'TIDAK_BERWENANG', []],
      [404, 'TIDAK_DITEMUKAN', []],
      [422, 'VALIDASI_SALAH', ['reason']],
      [422, 'VALIDASI_SALAH', ['until']],
    ]);
    expect((await seen(manager, id)).version).toBe(1);
  });

  it('is woken when it was put off until now, and closed a week after it was resolved', async () => {
    const deferred = await reported(manager);
    await move(manager, deferred.id, { to: 'deferred', reason: 'Menunggu rapat', until: '2026-11-25T00:00:00.000Z' });
    const resolved = await reported(manager);
    await move(manager, resolved.id, { to: 'in-progress' });
    await move(manager, resolved.id, { to: 'resolved', note: 'Sudah beres' });
    const statesAt = async (now: number) => {
      await goTo(now);
      await moveByTheClock(test.context);
      return [(await seen(manager, deferred.id)).state, (await seen(manager, resolved.id)).state];
    };

    expect([
      await statesAt(start),
      await statesAt(Date.UTC(2026, 10, 25)),
      await statesAt(start + 7 * 86_400_000),
    ]).toEqual([
      ['deferred', 'resolved'],
      ['new', 'resolved'],
      ['new', 'closed'],
    ]);
    expect((await events(manager, resolved.id))[0]).toMatchObject({ kind: 'moved', to: 'closed', actor: null });
  });

  it('ends in another ticket of the building, never in itself, a closed one or one with another audience', async () => {
    const { id } = await reported(resident);
    const target = await reported(neighbour, { unitId: undefined });
    const staffOnly = await reported(manager, { audience: 'staff' });
    const refused = [
      await move(manager, id, { to: 'merged', targetId: id }),
      await move(manager, id, { to: 'merged', targetId: staffOnly.id }),
    ];
    const merged = await move(manager, id, { to: 'merged', targetId: target.id });

    expect(refused.map(({ statusCode }) => statusCode)).toEqual([422, 422]);
    expect(merged.json().data).toMatchObject({ state: 'merged', mergedInto: { number: target.number } });
    expect(merged.json().data.sla.resolution.state).toBe('void');
    expect((await seen(manager, target.id)).mergedCount).toBe(1);
  });
});

describe('fifty people who edit one ticket at once', () => {
  it('lose nothing: one of them changes it, and the others are shown what stands now', async () => {
    const { id } = await reported(manager);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        call(manager, 'PATCH', `/tickets/${id}`, { title: `Judul ${index}` }, { 'if-match': '"1"' }),
      ),
    );
    const done = answers.filter(({ statusCode }) => statusCode === 200);
    const refused = answers.filter(({ statusCode }) => statusCode === 412);

    expect([done.length, refused.length]).toEqual([1, 49]);
    const now = await seen(manager, id);
    expect(now).toEqual(done[0]?.json().data);
    expect(new Set(refused.map((answer) => answer.json().current.title))).toEqual(new Set([now.title]));
  });

  it('are all heard when each comes again with what they were shown', async () => {
    const { id } = await reported(manager);
    const add = async (mark: string): Promise<void> => {
      let { version, details } = await seen(manager, id);
      for (let attempt = 0; attempt < 100; attempt += 1) {
        const answer = await call(
          manager,
          'PATCH',
          `/tickets/${id}`,
          { details: `${details}|${mark}` },
          { 'if-match': `"${version}"` },
        );
        if (answer.statusCode === 200) return;
        ({ version, details } = answer.json().current);
      }
      throw new Error('never came through');
    };
    const marks = Array.from({ length: 25 }, (_, index) => `${index}`);
    await Promise.all(marks.map(add));

    const after = await seen(manager, id);
    expect(after.details.slice(1).split('|').toSorted()).toEqual(marks.toSorted());
    expect(after.version).toBe(26);
  }, 60_000);
});

describe('who sees what', () => {
  it('is the own and those of the unit for a resident, those of the building for its people, nothing for others', async () => {
    const mine = await reported(resident);
    const ofUnit = await reported(manager, { reporter: { name: 'Ibu Sari', phone: '+628120001' + '23' } });
    const staffOnly = await reported(manager, { audience: 'staff' });
    const elsewhere = await reported(neighbour, { unitId: undefined, title: 'Parkir penuh' });
    const ids = async (who: TestPerson) => (await list(who)).map(({ id }) => id).toSorted();
    const all = [mine.id, ofUnit.id, staffOnly.id, elsewhere.id].toSorted();
    const outside = await makePlace(test, 'Luar');

    expect({
      resident: await ids(resident),
      neighbour: await ids(neighbour),
      technician: await ids(technician),
      manager: await ids(manager),
      outside: await ids(outside.owner),
    }).toEqual({
      resident: [mine.id, ofUnit.id].toSorted(),
      neighbour: [elsewhere.id],
      technician: all,
      manager: all,
      outside: [],
    });
    const statuses = [];
    for (const id of all) statuses.push((await call(resident, 'GET', `/tickets/${id}`)).statusCode);
    expect(statuses).toEqual(all.map((id) => (id === mine.id || id === ofUnit.id ? 200 : 404)));
  });

  it('is narrowed to the buildings of a member', async () => {
    await reported(manager);
    const elsewhere = await makeMember(test, place, 'Lain', ['building-manager'], []);

    expect(await list(elsewhere)).toEqual([]);
  });

  it('is what was assigned for a vendor', async () => {
    const vendor = await makeMember(test, place, 'Vendor', ['vendor']);
    await reported(resident);
    const { id } = await reported(resident, { title: 'Lift macet' });
    await assign(manager, id, technician.id, [vendor.id]);

    expect((await list(vendor)).map((row) => row.id)).toEqual([id]);
  });
});

describe('comments', () => {
  it('of the staff among themselves are nowhere for a resident, and replies reach both sides', async () => {
    const { id } = await reported(resident);
    await assign(manager, id, technician.id);
    const written = [
      await comment(manager, id, 'notes', { body: 'Penghuni ini sering mengeluh' }),
      await comment(technician, id, 'replies', { body: 'Saya datang jam 2' }),
      await comment(resident, id, 'replies', { body: 'Terima kasih' }),
      await comment(resident, id, 'notes', { body: 'Coba-coba' }),
    ];

    expect(written.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 404]);
    const replies = [
      ['Terima kasih', 'resident', 'Warga'],
      ['Saya datang jam 2', 'staff', 'Tono'],
    ];
    const notes = [['Penghuni ini sering mengeluh', 'staff', 'Manajer']];
    expect([await comments(resident, id, 'replies'), await comments(technician, id, 'replies')]).toEqual([
      replies,
      replies,
    ]);
    expect([
      await comments(technician, id, 'notes'),
      await comments(resident, id, 'notes'),
      await comments(neighbour, id, 'replies'),
    ]).toEqual([notes, 404, 404]);
    const shown = [`/tickets/${id}`, `/tickets/${id}/events`, `/tickets/${id}/replies`, '/tickets'];
    for (const url of shown) expect((await call(resident, 'GET', url)).body).not.toContain('mengeluh');
  });

  it('of the staff stop the clock that waits for an answer, once', async () => {
    const { id } = await reported(resident);
    await comment(resident, id, 'replies', { body: 'Halo?' });
    const before = (await seen(resident, id)).sla.response.state;
    await comment(manager, id, 'notes', { body: 'Siapa yang ambil?' });
    const noted = (await seen(resident, id)).sla.response.state;
    await comment(manager, id, 'replies', { body: 'Kami cek dulu' });

    expect([before, noted, (await seen(resident, id)).sla.response.state]).toEqual(['running', 'running', 'met']);
  });

  it('with the same id are written once', async () => {
    const { id } = await reported(resident);
    const draft = { id: randomUUIDv7(), body: 'Sekali saja' };
    const [first, again] = [
      await comment(resident, id, 'replies', draft),
      await comment(resident, id, 'replies', draft),
    ];

    expect(again.json()).toEqual(first.json());
    expect(await comments(resident, id, 'replies')).toEqual([['Sekali saja', 'resident', 'Warga']]);
    expect((await comment(manager, id, 'replies', draft)).statusCode).toBe(409);
  });
});

describe('the list', () => {
  it('filters by state, priority, building, assignee, mine, overdue and text, and goes on after each page', async () => {
    const lift = await reported(manager, { title: 'Lift berbunyi', priority: 'emergency', unitId: undefined });
    test.clock.now += 1000;
    const lamp = await reported(resident, { title: 'Lampu 100%_mati' });
    test.clock.now += 1000;
    const done = await reported(manager, { title: 'Cat mengelupas', priority: 'low' });
    await assign(manager, lamp.id, technician.id);
    await move(manager, done.id, { to: 'cancelled', reason: 'Salah lapor' });
    const titles = async (query: string, who = manager) => (await list(who, query)).map(({ title }) => title);
    const all = [lamp.title, lift.title];

    expect({
      open: await titles(''),
      cancelled: await titles('state=cancelled,closed'),
      priority: await titles('priority=emergency,high'),
      building: await titles(`buildingId=${place.buildingId}`),
      elsewhere: await titles(`buildingId=${randomUUIDv7()}`),
      assignee: await titles(`assignee=${technician.id}`),
      nobody: await titles('assignee=none'),
      assigned: await titles('mine=assigned', technician),
      reported: await titles('mine=reported', resident),
      text: await titles('q=lift'),
      number: await titles(`q=${lamp.number}`),
      literal: await titles(`q=${encodeURIComponent('100%_')}`),
      wildcard: await titles(`q=${encodeURIComponent('L%i')}`),
    }).toEqual({
      open: all,
      cancelled: [done.title],
      priority: [lift.title],
      building: all,
      elsewhere: [],
      assignee: [lamp.title],
      nobody: [lift.title],
      assigned: [lamp.title],
      reported: [lamp.title],
      text: [lift.title],
      number: [lamp.title],
      literal: [lamp.title],
      wildcard: [],
    });
    await goTo(start + 5 * 3_600_000);
    expect([await titles('due=overdue'), await titles('sort=due')]).toEqual([[lift.title], [lift.title, lamp.title]]);
  });

  it.each(['newest', 'due'])('reads every ticket once, page by page, by %s', async (sort) => {
    for (let count = 0; count < 7; count += 1) {
      const { id } = await reported(manager, { title: `Tiket ${count}`, priority: count % 2 === 0 ? 'high' : 'low' });
      if (count % 3 === 0)
        await move(manager, id, { to: 'deferred', reason: 'Nanti saja', until: '2026-12-25T00:00:00.000Z' });
    }
    const whole = (await list(manager, `sort=${sort}`)).map(({ id }) => id);
    const paged: string[] = [];
    let cursor = '';
    for (let page = 0; page < 10 && cursor !== 'end'; page += 1) {
      const answer = (await call(manager, 'GET', `/tickets?sort=${sort}&limit=2${cursor}`)).json();
      paged.push(...answer.data.map(({ id }: TicketRow) => id));
      cursor = answer.meta.nextCursor === null ? 'end' : `&cursor=${answer.meta.nextCursor}`;
    }

    expect(paged).toEqual(whole);
    expect(paged.length).toBe(7);
  });
});

describe('assigning', () => {
  it('shows everyone who may work there with what they have to do, the least busy first', async () => {
    for (const title of ['Satu', 'Dua tiket'])
      await assign(manager, (await reported(manager, { title })).id, technician.id);
    await goTo(start + 5 * 86_400_000);
    const answer = await call(manager, 'GET', `/buildings/${place.buildingId}/ticket-workers`);
    const workers: TicketWorker[] = dataOf(answer);

    expect(workers.map(({ name, open, overdue }) => [name, open, overdue])).toEqual([
      ['Manajer', 0, 0],
      ['Owner-Melati', 0, 0],
      ['Ujang', 0, 0],
      ['Tono', 2, 2],
    ]);
  });

  it('is refused for a resident, a stranger and a ticket that has ended', async () => {
    const { id } = await reported(manager);
    const answers = [await assign(manager, id, resident.id), await assign(manager, id, randomUUIDv7(), [])];
    await move(manager, id, { to: 'cancelled', reason: 'Salah lapor' });
    answers.push(await assign(manager, id, technician.id));

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422, 409]);
    expect((await assign(otherTechnician, id, otherTechnician.id)).statusCode).toBe(403);
  });
});

describe('a promise', () => {
  const policies = async () => (await call(manager, 'GET', `/organizations/${place.orgId}/sla-policies`)).json().data;

  it('that changes holds for open tickets from then on, and what has run stays used', async () => {
    const { id } = await reported(manager, { priority: 'emergency' });
    test.clock.now += 3_600_000;
    const [policy] = await policies();
    const body = { respondMinutes: 30, resolveMinutes: 90, calendar: 'always' };
    const url = `/organizations/${place.orgId}/sla-policies/${policy.id}`;
    const changed = await call(manager, 'PATCH', url, body, { 'if-match': '"1"' });

    expect(changed.json().data).toMatchObject({ ...body, priority: 'emergency', version: 2 });
    expect((await seen(manager, id)).sla.resolution).toEqual({
      state: 'running',
      elapsedMs: 3_600_000,
      targetMs: 5_400_000,
      dueAt: '2026-11-23T04:30:00.000Z',
    });
    expect((await seen(manager, id)).sla.response.state).toBe('late');
    expect((await call(manager, 'PATCH', url, body, { 'if-match': '"1"' })).statusCode).toBe(412);
  });

  it('follows the priority of a ticket', async () => {
    const { id, version } = await reported(manager);
    test.clock.now += 3_600_000;
    const raised = await call(
      manager,
      'PATCH',
      `/tickets/${id}`,
      { priority: 'emergency' },
      { 'if-match': `"${version}"` },
    );

    expect(raised.json().data.sla.resolution).toMatchObject({ elapsedMs: 3_600_000, targetMs: 14_400_000 });
  });
});

it('who begins what nobody has, has it from then on', async () => {
  const { id } = await reported(resident);

  await move(manager, id, { to: 'in-progress' });

  const ticket = await seen(manager, id);
  expect([ticket.state, ticket.assignee?.id]).toEqual(['in-progress', manager.id]);
  const events: TicketEvent[] = dataOf(await call(manager, 'GET', `/tickets/${id}/events`));
  expect(events[0]).toMatchObject({ kind: 'assigned', actor: { id: manager.id }, assignee: { id: manager.id } });
});

it('a technician reports what they find, also in a unit', async () => {
  const answer = await report(technician, { title: 'Keran bocor', unitId });

  expect([answer.statusCode, answer.json().data.unitId]).toEqual([201, unitId]);
});

it('a resident takes their own report back while nobody has it, and no longer', async () => {
  const [first, second] = [await reported(resident), await reported(resident, { title: 'Lampu mati' })];
  await assign(manager, second.id, technician.id);
  const back = { to: 'cancelled', reason: 'Sudah beres sendiri.' };

  const answers = [await move(neighbour, first.id, back), await move(resident, second.id, back)];
  expect([...answers, await move(resident, first.id, back)].map(({ statusCode }) => statusCode)).toEqual([
    404, 403, 200,
  ]);
  expect((await seen(resident, first.id)).state).toBe('cancelled');
});
