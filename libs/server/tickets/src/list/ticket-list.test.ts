import { randomUUIDv7 } from 'node:crypto';
import type { TicketRow, TicketView } from '@imah/contract/tickets';
import { mostTicketViews } from '@imah/contract/tickets/words';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeMember,
  makePlace,
  makeTicket,
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
});

const call = (
  who: TestPerson,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  headers: Record<string, string> = {},
) =>
  test.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: { ...who.bearer, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
const dataOf = async (answer: ReturnType<typeof call>) => {
  const { statusCode, json } = await answer;
  expect([statusCode < 300, json().errors]).toEqual([true, undefined]);
  return json().data;
};
const report = async (who: TestPerson, body: object): Promise<TicketRow> => {
  test.clock.now += 1000;
  return dataOf(
    call(who, 'POST', `/buildings/${place.buildingId}/tickets`, body, { 'idempotency-key': randomUUIDv7() }),
  );
};
const titles = async (query: string): Promise<string[]> => {
  const found: string[] = [];
  let cursor = '';
  for (let page = 0; page < 9; page += 1) {
    const answer = (await call(manager, 'GET', `/tickets?limit=2&${query}${cursor}`)).json();
    found.push(...answer.data.map(({ title }: TicketRow) => title));
    if (answer.meta.nextCursor === null) return found;
    cursor = `&cursor=${answer.meta.nextCursor}`;
  }
  return found;
};

describe('a list', () => {
  it('has the same tickets in every order, page after page', async () => {
    await report(manager, { title: 'Rendah', priority: 'low' });
    const first = await report(manager, { title: 'Darurat', priority: 'emergency' });
    await report(manager, { title: 'Tinggi', priority: 'high' });
    await report(manager, { title: 'Sedang' });
    await report(manager, { title: 'Tinggi juga', priority: 'high' });
    test.clock.now += 60_000;
    await call(manager, 'PUT', `/tickets/${first.id}/assignment`, { assigneeId: technician.id }, { 'if-match': '"1"' });

    expect(await Promise.all(['newest', 'priority', 'due', 'updated'].map((sort) => titles(`sort=${sort}`)))).toEqual([
      ['Tinggi juga', 'Sedang', 'Tinggi', 'Darurat', 'Rendah'],
      ['Darurat', 'Tinggi juga', 'Tinggi', 'Sedang', 'Rendah'],
      ['Darurat', 'Tinggi', 'Tinggi juga', 'Sedang', 'Rendah'],
      ['Darurat', 'Tinggi juga', 'Sedang', 'Tinggi', 'Rendah'],
    ]);
  });

  it('is the same for a whole building, planned once, as where filters let everything through', async () => {
    await report(manager, { title: 'Rendah', priority: 'low' });
    const urgent = await report(manager, { title: 'Darurat', priority: 'emergency' });
    await report(manager, { title: 'Tinggi', priority: 'high' });
    test.clock.now += 60_000;
    await call(
      manager,
      'PUT',
      `/tickets/${urgent.id}/assignment`,
      { assigneeId: technician.id },
      { 'if-match': '"1"' },
    );
    test.clock.now += 5 * 3_600_000;
    await sql`UPDATE session SET expires_at = ${new Date(test.clock.now + 3_600_000)}`.execute(test.context.db);
    const other = await makePlace(test, 'Kenanga');
    await makeTicket(test, other, { title: 'Milik gedung lain' });
    const here = `buildingId=${place.buildingId}`;
    const any = '&priority=emergency,high,medium,low';
    const asked = ['newest', 'due', 'updated', 'priority'].flatMap((sort) =>
      [
        '',
        '&state=new',
        '&state=closed',
        '&due=overdue',
        '&assignee=none',
        `&assignee=${technician.id}`,
        '&q=ARU',
        '&q=10%25',
        '&q=tkt-2026-00000',
      ].flatMap((filter) => [20, 50, 60].map((limit) => `/tickets?${here}&sort=${sort}&limit=${limit}${filter}`)),
    );

    for (const url of [...asked, `/ticket-counts?${here}`]) {
      const usual = (await call(manager, 'GET', url)).json();
      expect(usual).toEqual((await call(manager, 'GET', `${url}${any}`)).json());
    }
    expect(await dataOf(call(resident, 'GET', `/tickets?${here}&limit=50`))).toEqual([]);
    const lengthOf = async (filter: string) =>
      (await dataOf(call(manager, 'GET', `/tickets?${here}&limit=50${filter}`))).length;
    expect(
      await Promise.all(['', '&due=overdue', '&assignee=none', `&assignee=${technician.id}`].map(lengthOf)),
    ).toEqual([3, 1, 2, 1]);
  });

  it('is found by the beginning of a number, or by a text that only looks like one', async () => {
    const one = await report(manager, { title: 'Seperti tkt-2026-x' });
    const two = await report(manager, { title: 'Pintu macet' });
    const search = (q: string) => titles(`q=${encodeURIComponent(q)}`);

    expect([one.number, two.number]).toEqual(['TKT-2026-000001', 'TKT-2026-000002']);
    expect(
      await Promise.all(
        ['tkt-2026-', 'TKT-2026-00000', 'Tkt-2026-000002', 'tkt-2026-1', 'tkt-2025-', 'tkt-2026-x'].map(search),
      ),
    ).toEqual([
      ['Pintu macet', 'Seperti tkt-2026-x'],
      ['Pintu macet', 'Seperti tkt-2026-x'],
      ['Pintu macet'],
      [],
      [],
      ['Seperti tkt-2026-x'],
    ]);
    await sql`UPDATE ticket SET count = 1000002 WHERE id = ${two.id}`.execute(test.context.db);
    expect(
      await Promise.all(['tkt-2026-1', 'tkt-2026-100000', 'tkt-2026-100001', 'tkt-2026-000002'].map(search)),
    ).toEqual([['Pintu macet'], ['Pintu macet'], [], []]);
  });

  it('is counted by state, with what is late and what nobody has, for each as they see it', async () => {
    const unitId = await makeUnit(test, place, 'A-01', resident);
    const urgent = await report(manager, { title: 'Darurat', priority: 'emergency', unitId });
    await report(manager, { title: 'Lampu mati', audience: 'staff' });
    await call(manager, 'POST', `/tickets/${urgent.id}/moves`, { to: 'in-progress' }, { 'if-match': '"1"' });
    test.clock.now += 5 * 3_600_000;
    await sql`UPDATE session SET expires_at = ${new Date(test.clock.now + 3_600_000)}`.execute(test.context.db);
    const none = { closed: 0, cancelled: 0, merged: 0, waiting: 0, deferred: 0, resolved: 0 };

    expect(await dataOf(call(manager, 'GET', `/ticket-counts?buildingId=${place.buildingId}`))).toEqual({
      states: { ...none, new: 1, 'in-progress': 1 },
      overdue: 1,
      // Who begins a ticket that nobody has, has it.
      unassigned: 1,
    });
    expect(await dataOf(call(resident, 'GET', '/ticket-counts'))).toEqual({
      states: { ...none, new: 0, 'in-progress': 1 },
      overdue: 1,
      unassigned: 0,
    });
  });
});

describe('a list as a file', () => {
  it('has a row for each ticket that the filters let through, and no cell that a spreadsheet would run', async () => {
    await report(manager, { title: '=HYPERLINK("http://jahat")', priority: 'high' });
    await report(manager, { title: 'Keran, bocor', priority: 'high' });
    await report(manager, { title: 'Lampu' });
    const answer = await call(manager, 'GET', `/buildings/${place.buildingId}/ticket-file?priority=high`);

    expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'attachment; filename="tiket-2026-11-23.csv"',
    ]);
    const lines = answer.body.split('\r\n').map((line) => line.split(',').slice(0, 2).join(','));
    expect(lines).toEqual([
      '\uFEFF"Nomor","Judul"',
      '"TKT-2026-000002","Keran',
      `"TKT-2026-000001","'=HYPERLINK(""http://jahat"")"`,
      '',
    ]);
  });

  it('says what was spent on each, parts and all, in whole rupiah', async () => {
    const spent = await report(manager, { title: 'Pompa' });
    await report(manager, { title: 'Lampu' });
    const part = { id: randomUUIDv7(), label: 'Seal', qtyMilli: 2000, unit: 'pcs', unitPrice: 22_500 };
    const cost = { id: randomUUIDv7(), label: 'Ojek', amount: 15_000 };
    const key = { 'idempotency-key': randomUUIDv7() };
    await call(manager, 'POST', `/tickets/${spent.id}/parts`, part, key);
    await call(manager, 'POST', `/tickets/${spent.id}/costs`, cost, { 'idempotency-key': cost.id });

    const answer = await call(manager, 'GET', `/buildings/${place.buildingId}/ticket-file`);
    const ends = answer.body.split('\r\n').map((line) => line.split(',').slice(-2).join(','));
    expect(ends).toEqual(['"Suku cadang (Rp)","Biaya seluruhnya (Rp)"', '0,0', '45000,60000', '']);
  });

  it('is a workbook of texts where one is asked for', async () => {
    await report(manager, { title: '=1+1 <b>&' });
    const answer = await call(manager, 'GET', `/buildings/${place.buildingId}/ticket-file?format=xlsx`);
    const parts = unzipSync(answer.rawPayload);
    const sheet = new TextDecoder().decode(parts['xl/worksheets/sheet1.xml']);

    expect(Object.keys(parts)).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/worksheets/sheet1.xml',
    ]);
    expect(sheet).toContain('<c t="inlineStr"><is><t xml:space="preserve">=1+1 &lt;b&gt;&amp;</t></is></c>');
    expect(sheet).not.toContain('<f>');
  });

  it('is refused to who may only look', async () => {
    const supervisor = await makeMember(test, place, 'Pengawas', ['supervisor']);

    expect((await call(supervisor, 'GET', `/buildings/${place.buildingId}/ticket-file`)).statusCode).toBe(403);
  });
});

describe('views that people keep', () => {
  const draft = {
    name: 'Terlambat',
    buildingId: null,
    shape: 'list',
    filters: { due: 'overdue' },
    columns: ['title'],
    audience: 'self',
  };
  const views = () => `/organizations/${place.orgId}/ticket-views`;
  const keep = (who: TestPerson, change: object = {}) =>
    call(who, 'POST', views(), { ...draft, ...change }, { 'idempotency-key': randomUUIDv7() });
  const seenBy = async (who: TestPerson): Promise<[string, string][]> => {
    const found: TicketView[] = await dataOf(call(who, 'GET', views()));
    return found.map(({ name, owner }) => [name, owner]);
  };

  it('are their own until they share them, which only those who set up the organisation may', async () => {
    await keep(technician);
    await keep(manager, { name: 'Untuk semua', audience: 'organization' });

    expect((await keep(technician, { audience: 'organization' })).statusCode).toBe(403);
    expect([await seenBy(technician), await seenBy(manager)]).toEqual([
      [
        ['Terlambat', 'self'],
        ['Untuk semua', 'other'],
      ],
      [['Untuk semua', 'self']],
    ]);
  });

  it('are no matter of residents when the staff share them', async () => {
    const resident = await makeMember(test, place, 'Warga', ['resident'], [place.buildingId]);
    await keep(manager, { audience: 'organization' });

    expect([(await seenBy(technician)).length, await seenBy(resident)]).toEqual([1, []]);
  });

  it('are changed and given up by who made them; a shared one also by who sets up the organisation', async () => {
    const mine: TicketView = await dataOf(keep(technician));
    const change = (who: TestPerson) =>
      call(who, 'PUT', `${views()}/${mine.id}`, { ...draft, name: 'Baru' }, { 'if-match': '"1"' });

    expect([(await change(manager)).statusCode, (await change(technician)).statusCode]).toEqual([404, 200]);
    expect((await change(technician)).statusCode).toBe(412);
    expect((await call(manager, 'DELETE', `${views()}/${mine.id}`, undefined, { 'if-match': '"2"' })).statusCode).toBe(
      404,
    );
    expect(
      (await call(technician, 'DELETE', `${views()}/${mine.id}`, undefined, { 'if-match': '"2"' })).statusCode,
    ).toBe(204);
    expect(await seenBy(technician)).toEqual([]);
  });

  it(`are ${mostTicketViews} at most`, async () => {
    for (let count = 0; count < mostTicketViews; count += 1) expect((await keep(technician)).statusCode).toBe(201);

    expect((await keep(technician)).json().code).toBe('DAFTAR_PENUH');
  });
});
