import { randomUUIDv7 } from 'node:crypto';
import type { TicketBulkAnswer, TicketBulkChange, TicketBulkStep } from '@imah/contract/tickets';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  makeMember,
  makePlace,
  makeTicket,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';
import { ticketCalls } from '../testing/ticket-calls.ts';

let test: TestApp;
let place: TestPlace;
let people: Record<'manager' | 'tono' | 'umar' | 'resident', TestPerson>;
let tickets: ReturnType<typeof ticketCalls>;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = Date.UTC(2026, 10, 23, 3);
  place = await makePlace(test, 'Melati');
  people = {
    manager: await makeMember(test, place, 'Manajer', ['building-manager']),
    tono: await makeMember(test, place, 'Tono', ['technician']),
    umar: await makeMember(test, place, 'Umar', ['technician']),
    resident: await makeMember(test, place, 'Warga', ['resident'], [place.buildingId]),
  };
  tickets = ticketCalls(test, place, people.manager);
});

const change = async (who: TestPerson, changes: TicketBulkChange['changes']): Promise<TicketBulkAnswer> => {
  const answer = await tickets.call(who, 'POST', '/ticket-changes', { changes });
  expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined]);
  return answer.json().data;
};
const outcomes = (answer: TicketBulkAnswer) => answer.map(({ outcome }) => outcome);
const to = (...steps: TicketBulkStep[]) => ({
  of: (...of: readonly { readonly id: string; readonly version: number }[]) => [
    { steps, tickets: of.map(({ id, version }) => ({ id, version })) },
  ],
});
/** What is said of a ticket that several calls may have changed. */
const stands = async ({ id }: { readonly id: string }) => {
  const { state, waitingReason, priority, category, assignee, executors } = await tickets.seen(id);
  const names = executors.map(({ name }) => name).toSorted();
  return { state, waitingReason, priority, category: category?.id ?? null, assignee: assignee?.name ?? null, names };
};
const undone = (answer: TicketBulkAnswer): TicketBulkChange['changes'] =>
  answer.map(({ id, version, undo }) => ({ steps: undo ?? [], tickets: [{ id, version: version ?? 0 }] }));

it('does the same with tickets of several buildings in one call, and says of each other one why not', async () => {
  const { manager, tono } = people;
  const [one, changed, ended] = [
    await tickets.report(manager),
    await tickets.report(manager),
    await tickets.report(manager),
  ];
  await tickets.move(manager, ended.id, { to: 'cancelled', reason: 'Salah kirim' });
  const stranger = await makePlace(test, 'Kenanga');
  const foreign = await makeTicket(test, stranger, { title: 'Milik organisasi lain' });
  const nobody = randomUUIDv7();

  const answer = await change(
    manager,
    to({ kind: 'assign', assigneeId: tono.id }).of(
      one,
      { ...changed, version: 7 },
      { ...ended, version: 2 },
      { id: foreign, version: 1 },
      { id: nobody, version: 1 },
    ),
  );

  const not = { version: null, undo: null };
  expect(answer).toEqual([
    {
      id: one.id,
      number: one.number,
      outcome: 'done',
      version: 2,
      undo: [{ kind: 'assign', assigneeId: null, executorIds: [] }],
    },
    { id: changed.id, number: changed.number, outcome: 'changed', ...not },
    { id: ended.id, number: ended.number, outcome: 'wrong-state', ...not },
    { id: foreign, number: null, outcome: 'missing', ...not },
    { id: nobody, number: null, outcome: 'missing', ...not },
  ]);
  expect((await stands(one)).assignee).toBe('Tono');
});

it('asks of each ticket the right that the same change of it alone needs', async () => {
  const { manager, tono, resident } = people;
  const own = await tickets.report(resident);
  const given = await tickets.report(manager);
  await tickets.assign(manager, given.id, tono.id);
  const now = { ...given, version: 2 };

  const answers = [
    await change(tono, to({ kind: 'assign', assigneeId: tono.id }).of(now)),
    await change(tono, to({ kind: 'move', to: 'in-progress' }).of(now)),
    await change(resident, to({ kind: 'update', priority: 'emergency' }).of(own)),
    await change(resident, to({ kind: 'move', to: 'in-progress' }).of(own)),
    await change(manager, to({ kind: 'assign', assigneeId: resident.id }).of(own)),
    await change(manager, to({ kind: 'move', to: 'waiting' }).of(own)),
    await change(manager, to({ kind: 'move', to: 'cancelled' }).of(own)),
  ];

  expect(answers.map(outcomes)).toEqual([
    ['not-allowed'],
    ['done'],
    ['not-allowed'],
    ['not-allowed'],
    ['not-possible'],
    ['wrong-state'],
    ['not-possible'],
  ]);
});

it('keeps who else works on a ticket that is given to somebody, and gives all of it back', async () => {
  const { manager, tono, umar } = people;
  const one = await tickets.report(manager);
  await tickets.assign(manager, one.id, manager.id, [tono.id, umar.id]);
  const before = await stands(one);

  const answer = await change(manager, to({ kind: 'assign', assigneeId: tono.id }).of({ ...one, version: 2 }));
  const given = await stands(one);
  await change(manager, undone(answer));

  expect(given).toEqual({ ...before, assignee: 'Tono', names: ['Umar'] });
  expect(await stands(one)).toEqual(before);
});

it.each<[string, TicketBulkStep, 'new' | 'in-progress' | 'waiting']>([
  ['another priority', { kind: 'update', priority: 'emergency' }, 'new'],
  ['work begun, with whoever it was given to', { kind: 'move', to: 'in-progress' }, 'new'],
  ['a wait', { kind: 'move', to: 'waiting', waitingReason: 'part' }, 'in-progress'],
  ['work taken up again', { kind: 'move', to: 'in-progress' }, 'waiting'],
  ['work given up', { kind: 'move', to: 'new' }, 'in-progress'],
  [
    'putting off what was begun',
    { kind: 'move', to: 'deferred', until: '2027-01-04T02:00:00.000Z', reason: 'Menunggu libur' },
    'in-progress',
  ],
])('takes back %s, to where each ticket was', async (_what, step, from) => {
  const { manager, tono, umar } = people;
  const one = await tickets.report(manager);
  await tickets.assign(manager, one.id, tono.id, [umar.id]);
  if (from !== 'new') await tickets.move(manager, one.id, { to: 'in-progress' });
  if (from === 'waiting') await tickets.move(manager, one.id, { to: 'waiting', waitingReason: 'vendor' });
  const before = await stands(one);
  const { version } = await tickets.seen(one.id);

  const answer = await change(manager, to(step).of({ ...one, version }));
  const after = await stands(one);
  const back = await change(manager, undone(answer));

  expect(after).not.toEqual(before);
  expect([outcomes(answer), outcomes(back), await stands(one)]).toEqual([['done'], ['done'], before]);
});

it('says that nothing takes back what the chart has no way back from', async () => {
  const { manager } = people;
  const one = await tickets.report(manager);

  const [answer] = await change(manager, to({ kind: 'move', to: 'cancelled', reason: 'Salah kirim' }).of(one));

  expect(answer).toEqual({ id: one.id, number: one.number, outcome: 'done', version: 2, undo: null });
});

it('takes all steps of a ticket or none', async () => {
  const { manager, tono } = people;
  const one = await tickets.report(manager);

  const answer = await change(
    manager,
    to({ kind: 'assign', assigneeId: tono.id }, { kind: 'move', to: 'waiting', waitingReason: 'part' }).of(one),
  );

  expect([outcomes(answer), await stands(one)]).toEqual([
    ['wrong-state'],
    { state: 'new', waitingReason: null, priority: 'medium', category: null, assignee: null, names: [] },
  ]);
});
