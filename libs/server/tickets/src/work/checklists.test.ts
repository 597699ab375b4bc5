import { randomUUIDv7 } from 'node:crypto';
import type {
  Ticket,
  TicketCheck,
  TicketChecklist,
  TicketChecklistOffer,
  TicketRelation,
} from '@imah/contract/tickets';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeMember, makePlace, type TestApp, type TestPerson, type TestPlace } from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';
import { fanOut } from '@imah/server-notifications';
import { followTimedRules } from '../settings/follow-timed-rules.ts';

let test: TestApp;
let place: TestPlace;
let manager: TestPerson;
let technician: TestPerson;
let resident: TestPerson;
// Monday 23 November 2026, ten o'clock in Jakarta.
const start = Date.UTC(2026, 10, 23, 3);
const minute = 60_000;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = start;
  place = await makePlace(test, 'Melati');
  manager = await makeMember(test, place, 'Manajer', ['building-manager']);
  technician = await makeMember(test, place, 'Tono', ['technician']);
  resident = await makeMember(test, place, 'Warga', ['resident'], [place.buildingId]);
});

const call = (
  who: TestPerson,
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  version?: number,
) =>
  test.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: {
      ...who.bearer,
      'idempotency-key': randomUUIDv7(),
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
    },
    ...(payload === undefined ? {} : { payload }),
  });
const dataOf = async (answer: ReturnType<typeof call>) => {
  const { statusCode, json } = await answer;
  expect([statusCode < 300, json().errors]).toEqual([true, undefined]);
  return json().data;
};
const org = (path: string) => `/organizations/${place.orgId}${path}`;
const report = async (body: object = {}): Promise<Ticket> =>
  dataOf(call(manager, 'POST', `/buildings/${place.buildingId}/tickets`, { title: 'Pompa berisik', ...body }));
const checksOf = async (ticketId: string): Promise<TicketCheck[]> =>
  (await dataOf(call(manager, 'GET', `/tickets/${ticketId}/work`))).checks;

const items = [
  { label: 'Matikan panel', kind: 'tick', demand: 'required', choices: [] },
  { label: 'Kondisi seal', kind: 'choice', demand: 'optional', choices: ['Baik', 'Aus'] },
  { label: 'Getaran', kind: 'inspection', demand: 'optional', choices: [] },
  { label: 'Foto panel', kind: 'photo', demand: 'required', choices: [] },
];
const draft = { name: 'Pompa', state: 'active', items, categoryIds: [] as string[] };
const make = (change: object = {}) => call(manager, 'POST', org('/ticket-checklists'), { ...draft, ...change });
const makePhoto = async (who: TestPerson, type = 'image/jpeg') => {
  const id = randomUUIDv7();
  await sql`
    INSERT INTO stored_file (org_id, id, name, type, size, sha256, store_key, uploaded_by, uploaded_at)
    VALUES (${place.orgId}, ${id}, 'panel.jpg', ${type}, 1, decode(repeat('00', 32), 'hex'),
      ${id.replaceAll('-', '').padEnd(40, '0')}, ${who.id}, ${new Date(test.clock.now)})`.execute(test.context.db);
  return id;
};
const makeCategory = async (): Promise<string> => {
  const category = { name: 'Pompa', photo: 'optional', state: 'active' };
  return (await dataOf(call(manager, 'POST', org('/ticket-categories'), category))).id;
};

describe('a checklist', () => {
  it('is put on a ticket as a copy, once, and what is changed later leaves the ticket alone', async () => {
    const list: TicketChecklist = await dataOf(make());
    const ticket = await report();
    const offers = async (): Promise<TicketChecklistOffer[]> =>
      dataOf(call(manager, 'GET', `/tickets/${ticket.id}/checklists`));
    expect(await offers()).toEqual([{ id: list.id, name: 'Pompa', items: 4 }]);

    for (let again = 0; again < 2; again += 1)
      await dataOf(call(manager, 'PUT', `/tickets/${ticket.id}/checklists/${list.id}`));
    const changed = { ...draft, name: 'Pompa air', items: items.slice(0, 1) };
    await dataOf(call(manager, 'PUT', org(`/ticket-checklists/${list.id}`), changed, 1));

    const checks = await checksOf(ticket.id);
    expect(checks.map(({ label, kind, demand, choices }) => ({ label, kind, demand, choices }))).toEqual(items);
    expect(await offers()).toEqual([]);
  });

  it('begins the tickets of its category, also those that get it later, and none when it is archived', async () => {
    const categoryId = await makeCategory();
    const list: TicketChecklist = await dataOf(make({ categoryIds: [categoryId] }));
    const begun = await report({ categoryId });
    const later = await report();
    await dataOf(call(manager, 'PATCH', `/tickets/${later.id}`, { categoryId }, later.version));
    expect([(await checksOf(begun.id)).length, (await checksOf(later.id)).length]).toEqual([4, 4]);

    const archived = { ...draft, state: 'archived', categoryIds: [categoryId] };
    expect(await dataOf(call(manager, 'PUT', org(`/ticket-checklists/${list.id}`), archived, 1))).toEqual({
      ...archived,
      categoryIds: [],
      id: list.id,
      version: 2,
    });
    expect(await checksOf((await report({ categoryId })).id)).toEqual([]);
  });

  it('is refused without items, with a name that is taken, a choice without choices, and by those who may not', async () => {
    await make();
    const answers = [
      await make({ name: 'Kosong', items: [] }),
      await make({ name: 'pompa' }),
      await make({ name: 'Pilihan', items: [{ label: 'Seal', kind: 'choice', choices: ['Baik'] }] }),
      await make({ name: 'Asing', categoryIds: [randomUUIDv7()] }),
      await call(technician, 'POST', org('/ticket-checklists'), { ...draft, name: 'Lain' }),
      await call(resident, 'GET', org('/ticket-checklists')),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 422, 404, 404]);
  });

  it('comes by a rule, with the number of rules and actions that an organisation may have', async () => {
    const list: TicketChecklist = await dataOf(make());
    const rule = { name: 'Pompa', state: 'on', event: 'created', conditions: { contains: 'pompa' } };
    await dataOf(call(manager, 'POST', org('/ticket-rules'), { ...rule, actions: { checklistId: list.id } }));
    const other = await call(manager, 'POST', org('/ticket-rules'), {
      ...rule,
      actions: { checklistId: randomUUIDv7() },
    });

    expect(other.json().errors).toHaveProperty(['actions.checklistId']);
    expect((await checksOf((await report()).id)).length).toBe(4);
    expect(await checksOf((await report({ title: 'Lampu mati' })).id)).toEqual([]);
  });
});

describe('an item of a checklist', () => {
  let ticketId: string;
  let byLabel: Map<string, TicketCheck>;
  const url = (label: string, rest = '') => `/tickets/${ticketId}/checks/${byLabel.get(label)?.id}${rest}`;
  const read = async (label: string) => (await checksOf(ticketId)).find((check) => check.label === label);

  beforeEach(async () => {
    const list: TicketChecklist = await dataOf(make());
    ({ id: ticketId } = await report());
    await dataOf(call(manager, 'PUT', `/tickets/${ticketId}/checklists/${list.id}`));
    byLabel = new Map((await checksOf(ticketId)).map((check) => [check.label, check]));
  });

  it('takes answers of its kind alone', async () => {
    const answers = [
      await call(manager, 'PUT', url('Kondisi seal'), { answer: 'Rusak' }),
      await call(manager, 'PUT', url('Kondisi seal'), { answer: 'Aus' }),
      await call(manager, 'PUT', url('Getaran'), { answer: 'gagal' }),
      await call(manager, 'PUT', url('Getaran'), { answer: 'fail' }),
      await call(manager, 'PUT', url('Foto panel'), { answer: 'done' }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 200, 422, 200, 422]);
  });

  it('is answered by a photo, which staff alone fetch, and open again without it', async () => {
    const photo = await makePhoto(manager);
    await dataOf(call(manager, 'POST', url('Foto panel', '/photos'), { fileIds: [photo] }));
    const shown = await read('Foto panel');
    expect([shown?.answer, shown?.answeredBy?.name, shown?.photos.map(({ id }) => id)]).toEqual([
      'done',
      'Manajer',
      [photo],
    ]);
    const fetched = [
      (await call(resident, 'GET', `/files/${photo}`)).statusCode,
      (await call(manager, 'GET', `/files/${photo}`)).statusCode,
    ];
    expect(fetched).toEqual([404, 200]);

    const document = await makePhoto(manager, 'application/pdf');
    expect((await call(manager, 'POST', url('Foto panel', '/photos'), { fileIds: [document] })).statusCode).toBe(422);
    await dataOf(call(manager, 'DELETE', url('Foto panel', `/photos/${photo}`)));
    await dataOf(call(manager, 'DELETE', url('Foto panel', `/photos/${photo}`)));
    expect(await read('Foto panel')).toMatchObject({ answer: null, answeredBy: null, photos: [] });
  });

  it('that failed has one ticket made from it, which is split off', async () => {
    const made = await report({ title: 'Getaran: tidak lulus' });
    const follow = (to = made.id) => call(manager, 'PUT', url('Getaran', '/follow-up'), { ticketId: to });
    expect((await follow()).statusCode).toBe(409);
    await call(manager, 'PUT', url('Getaran'), { answer: 'fail' });
    expect((await follow(randomUUIDv7())).statusCode).toBe(422);
    await dataOf(follow());
    await dataOf(follow());

    expect((await read('Getaran'))?.followUp).toEqual({ id: made.id, number: made.number });
    expect((await follow((await report({ title: 'Lain' })).id)).statusCode).toBe(409);
    const relations: TicketRelation[] = await dataOf(call(manager, 'GET', `/tickets/${ticketId}/relations`));
    expect(relations.map(({ kind, direction, ticket }) => [kind, direction, ticket.id])).toEqual([
      ['split', 'from', made.id],
    ]);
  });
});

describe('a rule of the clock', () => {
  const rule = { name: 'Jam', state: 'on', conditions: {}, actions: { priority: 'high' } };
  const makeRule = (change: object) => call(manager, 'POST', org('/ticket-rules'), { ...rule, ...change });
  const db = () => test.context.db;
  const priorityOf = async (id: string) =>
    (await db().selectFrom('ticket').select('priority').where('id', '=', id).executeTakeFirst())?.priority;
  const turn = () => followTimedRules(test.context);

  it('comes when nobody has answered for its minutes, once, and is no use without them', async () => {
    expect((await makeRule({ event: 'unanswered' })).json().errors).toHaveProperty('minutes');
    expect((await makeRule({ event: 'created', minutes: 5 })).json().errors).toHaveProperty('minutes');
    await dataOf(
      makeRule({ event: 'unanswered', minutes: 30, actions: { priority: 'high', notifyIds: [manager.id] } }),
    );
    const quiet = await report();
    const answered = await report({ title: 'Sudah dijawab', reporter: { name: 'Sari' } });
    await dataOf(call(manager, 'POST', `/tickets/${answered.id}/replies`, { body: 'Segera kami periksa.' }));

    test.clock.now = start + 29 * minute;
    expect(await turn()).toBe(0);
    test.clock.now = start + 31 * minute;
    expect(await turn()).toBe(1);
    expect(await turn()).toBe(0);
    expect([await priorityOf(quiet.id), await priorityOf(answered.id)]).toEqual(['high', 'medium']);
    await fanOut(test.context);
    const told = await db().selectFrom('notification').select('kind').where('user_id', '=', manager.id).execute();
    expect(told.map(({ kind }) => kind).filter((kind) => kind === 'ticket-flagged')).toEqual(['ticket-flagged']);
  });

  it('comes in working time: for what was reported after hours, also where it is made in the same night', async () => {
    const at = (day: number, time: number) => Date.UTC(2026, 10, day, time - 7);
    // Friday morning, and Friday evening, when nobody works any more.
    test.clock.now = at(20, 10);
    const waitedBefore = await report({ title: 'Sudah lama' });
    test.clock.now = at(20, 18);
    const overnight = await report({ title: 'Malam' });
    test.clock.now = at(21, 10);
    await dataOf(makeRule({ event: 'unanswered', minutes: 60 }));

    test.clock.now = at(23, 9) - minute;
    expect(await turn()).toBe(0);
    test.clock.now = at(23, 9);
    expect(await turn()).toBe(1);
    expect([await priorityOf(waitedBefore.id), await priorityOf(overnight.id)]).toEqual(['medium', 'high']);
  });

  it('comes as time runs out, to the tickets of its conditions that were not so before it was made', async () => {
    const before = await report({ priority: 'emergency', title: 'Sudah terlambat' });
    const near = await report({ priority: 'emergency', title: 'Bocor' });
    const fresh = await report({ title: 'Lampu' });
    const emergency = { priorities: ['emergency'] };
    await dataOf(makeRule({ event: 'nearly-late', conditions: emergency, actions: { priority: 'low' } }));
    await dataOf(makeRule({ event: 'late', conditions: emergency, actions: { priority: 'high' } }));
    await sql`UPDATE ticket SET resolve_due_at = ${new Date(start - minute)} WHERE id = ${before.id}`.execute(db());

    // Four hours are promised, day and night.
    test.clock.now = start + 191 * minute;
    expect(await turn()).toBe(0);
    test.clock.now = start + 193 * minute;
    expect([await turn(), await turn()]).toEqual([1, 0]);
    expect([await priorityOf(before.id), await priorityOf(near.id), await priorityOf(fresh.id)]).toEqual([
      'emergency',
      'low',
      'medium',
    ]);
  });
});
