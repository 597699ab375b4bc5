import { randomUUIDv7 } from 'node:crypto';
import type { Ticket, TicketComment, TicketWork } from '@imah/contract/tickets';
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
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
let place: TestPlace;
let manager: TestPerson;
let technician: TestPerson;
let resident: TestPerson;
let ticketId: string;
const start = Date.UTC(2026, 10, 23, 3);

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
  const unitId = await makeUnit(test, place, 'A-01', resident);
  const body = { title: 'Keran bocor', unitId };
  const made = await call(resident, 'POST', `/buildings/${place.buildingId}/tickets`, body);
  ticketId = made.json().data.id;
});

const call = (
  who: TestPerson,
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  headers = {},
) =>
  test.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: { ...who.bearer, 'idempotency-key': randomUUIDv7(), ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
const seen = async (): Promise<Ticket> => (await call(manager, 'GET', `/tickets/${ticketId}`)).json().data;
const give = async (userId: string) =>
  call(
    manager,
    'PUT',
    `/tickets/${ticketId}/assignment`,
    { assigneeId: userId },
    { 'if-match': `"${(await seen()).version}"` },
  );
const move = async (who: TestPerson, step: object) =>
  call(who, 'POST', `/tickets/${ticketId}/moves`, step, { 'if-match': `"${(await seen()).version}"` });
const work = async (who: TestPerson): Promise<TicketWork> =>
  (await call(who, 'GET', `/tickets/${ticketId}/work`)).json().data;
const audited = async () => {
  const { rows } = await sql<{ action: string; before: object | null; after: object | null }>`
    SELECT action, before, after FROM audit_event WHERE entity = 'ticket' AND entity_id = ${ticketId} ORDER BY seq DESC LIMIT 1`.execute(
    test.context.db,
  );
  return rows[0];
};

describe('the work on a ticket', () => {
  it('is written down by whoever has the ticket, once however often it is sent', async () => {
    await give(technician.id);
    const check = { id: randomUUIDv7(), label: 'Tutup keran utama', demand: 'required' };
    const time = { id: randomUUIDv7(), startedAt: '2026-11-23T01:00:00.000Z', minutes: 45, note: 'Ganti seal' };
    const cost = { id: randomUUIDv7(), label: 'Seal karet', amount: 35_000 };
    for (let again = 0; again < 2; again += 1) {
      await call(technician, 'POST', `/tickets/${ticketId}/checks`, check);
      await call(technician, 'POST', `/tickets/${ticketId}/times`, time);
      await call(technician, 'POST', `/tickets/${ticketId}/costs`, cost);
    }
    await call(technician, 'PUT', `/tickets/${ticketId}/checks/${check.id}`, { answer: 'done' });

    const by = { id: technician.id, name: 'Tono' };
    const at = '2026-11-23T03:00:00.000Z';
    expect(await work(manager)).toEqual({
      checks: [
        {
          ...check,
          kind: 'tick',
          choices: [],
          answer: 'done',
          answeredAt: at,
          answeredBy: by,
          photos: [],
          followUp: null,
        },
      ],
      times: [{ ...time, worker: by }],
      costs: [{ ...cost, addedBy: by, at }],
      parts: [],
      totalParts: 0,
      totalMinutes: 45,
      totalCost: 35_000,
    });
    expect(await audited()).toEqual({
      action: 'answer-check',
      before: { label: 'Tutup keran utama', answer: null },
      after: { label: 'Tutup keran utama', answer: 'done' },
    });
  });

  it('is not for residents to read, nor for technicians to write who do not have the ticket', async () => {
    const draft = { id: randomUUIDv7(), label: 'Seal', amount: 1000 };
    const answers = [
      await call(resident, 'GET', `/tickets/${ticketId}/work`),
      await call(resident, 'POST', `/tickets/${ticketId}/costs`, draft),
      await call(technician, 'GET', `/tickets/${ticketId}/work`),
      await call(technician, 'POST', `/tickets/${ticketId}/costs`, draft),
    ];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 200, 403]);
  });

  it('refuses answers that are none, work that lies ahead and amounts that are no whole rupiah', async () => {
    const check = { id: randomUUIDv7(), label: 'Tekanan air', kind: 'number' };
    await call(manager, 'POST', `/tickets/${ticketId}/checks`, check);
    const ahead = { id: randomUUIDv7(), startedAt: '2026-11-23T02:30:00.000Z', minutes: 60 };
    const answers = [
      await call(manager, 'PUT', `/tickets/${ticketId}/checks/${check.id}`, { answer: 'tinggi' }),
      await call(manager, 'POST', `/tickets/${ticketId}/times`, ahead),
      await call(manager, 'POST', `/tickets/${ticketId}/costs`, { id: randomUUIDv7(), label: 'Seal', amount: 10.5 }),
      await call(manager, 'PUT', `/tickets/${ticketId}/checks/${check.id}`, { answer: '2.5' }),
    ];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 200]);
  });

  it('counts parts by thousandths, lets them be mended and taken back, and keeps each in the audit', async () => {
    const part = { id: randomUUIDv7(), label: 'Pipa PVC 3/4 inci', qtyMilli: 1500, unit: 'm', unitPrice: 12_333 };
    const path = `/tickets/${ticketId}/parts`;
    for (let again = 0; again < 2; again += 1) await call(manager, 'POST', path, part);
    const by = { id: manager.id, name: 'Manajer' };
    const at = '2026-11-23T03:00:00.000Z';
    const { parts, totalParts, totalCost } = await work(manager);
    expect([parts, totalParts, totalCost]).toEqual([
      [{ ...part, amount: 18_500, addedBy: by, at, changedAt: null }],
      18_500,
      18_500,
    ]);

    const { id, ...said } = part;
    const answers = [
      await call(manager, 'PUT', `${path}/${id}`, { ...said, qtyMilli: 2000 }),
      await call(manager, 'PUT', `${path}/${randomUUIDv7()}`, said),
      await call(manager, 'PUT', `${path}/${id}`, { ...said, qtyMilli: 0.5 }),
      await call(technician, 'PUT', `${path}/${id}`, said),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404, 422, 403]);
    expect(await audited()).toEqual({
      action: 'update-part',
      before: { ...said, amount: 18_500 },
      after: { ...said, qtyMilli: 2000, amount: 24_666 },
    });
    for (let again = 0; again < 2; again += 1) await call(manager, 'DELETE', `${path}/${id}`);
    expect((await work(manager)).parts).toEqual([]);
    expect((await audited())?.action).toBe('delete-part');
  });

  it('is taken back by an entry that is deleted, and deleting it again changes nothing', async () => {
    const cost = { id: randomUUIDv7(), label: 'Seal karet', amount: 35_000 };
    await call(manager, 'POST', `/tickets/${ticketId}/costs`, cost);

    const answers = [
      await call(manager, 'DELETE', `/tickets/${ticketId}/costs/${cost.id}`),
      await call(manager, 'DELETE', `/tickets/${ticketId}/costs/${cost.id}`),
    ];

    expect(answers.map((answer) => [answer.statusCode, answer.json().data.totalCost])).toEqual([
      [200, 0],
      [200, 0],
    ]);
    expect(await audited()).toMatchObject({ action: 'delete-cost', before: { label: 'Seal karet', amount: 35_000 } });
  });

  it('keeps a ticket open until what is required on the checklist is answered', async () => {
    const check = { id: randomUUIDv7(), label: 'Uji kebocoran', demand: 'required' };
    await call(manager, 'POST', `/tickets/${ticketId}/checks`, check);
    await move(manager, { to: 'in-progress' });
    const step = { to: 'resolved', note: 'Seal diganti' };

    const early = await move(manager, step);
    await call(manager, 'PUT', `/tickets/${ticketId}/checks/${check.id}`, { answer: 'done' });

    expect([early.statusCode, early.json().code]).toEqual([409, 'PERIKSA_DULU']);
    expect((await move(manager, step)).statusCode).toBe(200);
  });
});

describe('a text that its author mends', () => {
  const write = async (who: TestPerson, kind: 'replies' | 'notes', body: string): Promise<TicketComment> =>
    (await call(who, 'POST', `/tickets/${ticketId}/${kind}`, { body })).json().data;

  it('stands as mended for everyone, with the earlier text in the audit', async () => {
    const reply = await write(manager, 'replies', 'Datang jam 3');
    test.clock.now = start + 15 * 60_000;
    const edited = await call(manager, 'PUT', `/tickets/${ticketId}/replies/${reply.id}`, { body: 'Datang jam 4' });

    const [read]: TicketComment[] = (await call(resident, 'GET', `/tickets/${ticketId}/replies`)).json().data;
    expect([edited.statusCode, read]).toEqual([
      200,
      { ...reply, body: 'Datang jam 4', editedAt: '2026-11-23T03:15:00.000Z' },
    ]);
    expect(await audited()).toMatchObject({ action: 'edit-reply', before: { body: 'Datang jam 3' } });
  });

  it('is another’s to nobody, and nobody’s after a quarter of an hour', async () => {
    const [reply, note] = [await write(resident, 'replies', 'Tolong cepat'), await write(manager, 'notes', 'Rewel')];
    const edit = (who: TestPerson, kind: string, id: string) =>
      call(who, 'PUT', `/tickets/${ticketId}/${kind}/${id}`, { body: 'Lain' });
    const foreign = [await edit(manager, 'replies', reply.id), await edit(resident, 'notes', note.id)];
    test.clock.now = start + 15 * 60_000 + 1;
    const late = await edit(resident, 'replies', reply.id);

    expect(foreign.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect([late.statusCode, late.json().code]).toEqual([409, 'KOMENTAR_TERKUNCI']);
  });
});

it('loses nothing when fifty people edit one ticket at once: each change stands, or its author is told what does', async () => {
  const { version } = await seen();
  const refused: number[] = [];
  /** As a page does it: what was refused is sent again on top of what stands. */
  async function addLine(line: number): Promise<void> {
    let base = { version, details: '' };
    for (let attempt = 0; attempt < 60; attempt += 1) {
      const details = base.details === '' ? `baris ${line}` : `${base.details}\nbaris ${line}`;
      const answer = await call(
        manager,
        'PATCH',
        `/tickets/${ticketId}`,
        { details },
        { 'if-match': `"${base.version}"` },
      );
      if (answer.statusCode === 200) return;
      expect(answer.statusCode).toBe(412);
      refused.push(line);
      base = answer.json().current;
    }
    throw new Error('never got through');
  }

  await Promise.all(Array.from({ length: 50 }, (_, line) => addLine(line)));

  const after = await seen();
  const numbers = after.details.split('\n').map((line) => Number(line.replace('baris ', '')));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, line) => line));
  expect(after.version).toBe(version + 50);
  expect(refused.length).toBeGreaterThan(0);
}, 120_000);
