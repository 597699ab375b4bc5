import type { LedgerEntry } from '@imah/contract/finances';
import { billIssued, expensePaid, paymentReceived, settled } from '@imah/ledger';
import { makeMember, makePlace, type TestApp } from '@imah/server-platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { amountsOf, financesCalls } from '../testing/finances-calls.ts';
import { draftOf, makePayer, post } from '../testing/ledger.ts';
import { createTestApp } from '../testing/test-app.ts';

const sumOf = (entries: readonly LedgerEntry[]) => entries.reduce((sum, { amount }) => sum + (amount ?? 0), 0);

let test: TestApp;
let calls: Awaited<ReturnType<typeof financesCalls>>;

beforeAll(async () => {
  test = await createTestApp();
  calls = await financesCalls(test, 'Kenanga');
  await calls.bill('2026-11');
  // 48,000 more than is owed are kept for the payer.
  await calls.pay(696_000);
  const { orgId, buildingId } = calls.place;
  await post(
    test,
    orgId,
    draftOf(expensePaid('maintenance', 'bank', 150_000n), { buildingId, memo: 'Pompa', kind: 'expense' }),
    draftOf(expensePaid('operations', 'bank', 30_000n), { memo: 'Kantor', kind: 'expense' }),
    draftOf(billIssued({ serviceCharges: 500_000n }), { buildingId, effectiveOn: '2025-11-30' }),
    draftOf(paymentReceived('clearing', 500_000n, 0n), { buildingId, effectiveOn: '2026-10-01' }),
    draftOf(settled(500_000n, 4_000n), { buildingId, effectiveOn: '2026-10-02' }),
  );
});
afterAll(() => test.close());

it('profit and loss is revenue less expenses, beside the month before and the same of last year', async () => {
  const found = await calls.report('profit-loss');

  expect(amountsOf(found)).toEqual({ '4100': 648_000, '5100': 30_000, '5200': 150_000, '5300': 0 });
  expect(found.sections.map(({ section, total }) => [section, total])).toEqual([
    ['revenue', [648_000, 0, 500_000]],
    ['expense', [180_000, 4_000, 0]],
  ]);
  expect([found.result, found.columns]).toEqual([
    [468_000, -4_000, 500_000],
    [
      { from: '2026-11', to: '2026-11' },
      { from: '2026-10', to: '2026-10' },
      { from: '2025-11', to: '2025-11' },
    ],
  ]);
});

it('a report of a building has what is of that building alone, and its area', async () => {
  const found = await calls.report('profit-loss', `span=month&month=2026-11&buildingId=${calls.place.buildingId}`);

  expect([amountsOf(found), found.areaMilliM2]).toEqual([{ '4100': 648_000, '5200': 150_000, '5300': 0 }, 36_000]);
});

it('the area of a building is that of the units that it has: one that was deleted is none of them', async () => {
  const { place, unit, report } = calls;
  const id = await unit('Z-909');
  const area = async () =>
    (await report('profit-loss', `span=month&month=2026-11&buildingId=${place.buildingId}`)).areaMilliM2;
  expect(await area()).toBe(72_000);

  await test.context.db
    .updateTable('unit')
    .set({ deleted_at: new Date(test.clock.now) })
    .where('id', '=', id)
    .execute();
  expect(await area()).toBe(36_000);
});

it('a balance sheet has both sides alike, with the result of all time, and deposits of payers as one account', async () => {
  const found = await calls.report('balance-sheet', 'span=quarter&month=2026-11');

  expect(amountsOf(found)).toEqual({ '1110': 1_012_000, '1200': 0, '2100': 48_000 });
  expect([found.result, found.proven]).toEqual([[964_000, 500_000, 500_000], true]);
  expect(found.sections.find(({ section }) => section === 'asset')?.total).toEqual([1_012_000, 500_000, 500_000]);
});

it('cash flow leads from what there was to what there is, by what the money came from and went to', async () => {
  const found = await calls.report('cash-flow', 'span=quarter&month=2026-12');

  expect(amountsOf(found)).toEqual({
    '1200': 1_148_000,
    '2100': 48_000,
    '5100': -30_000,
    '5200': -150_000,
    '5300': -4_000,
  });
  expect([found.money, found.result, found.proven]).toEqual([
    { opening: [0, 0, 0], closing: [1_012_000, 0, 0] },
    [1_012_000, 0, 0],
    true,
  ]);
});

it('each amount of a report is the sum of the entries behind it, down to their source', async () => {
  const { sections } = await calls.report('balance-sheet', 'span=year&month=2026-11');
  for (const { accountId, amounts } of sections.flatMap(({ lines }) => lines)) {
    const behind = await calls.entries(`from=2000-01&to=2026-12&accountId=${accountId}`);
    expect(sumOf(behind)).toBe(amounts[0]);
  }
  const [bill] = (await calls.entries()).filter(({ kind }) => kind === 'bill');
  expect([
    bill?.source.type,
    bill?.buildingName,
    bill?.postings.map(({ code, side, amount }) => [code, side, amount]),
  ]).toEqual([
    'bill',
    'Gedung Kenanga',
    [
      ['1200', 'debit', 648_000],
      ['4100', 'credit', 648_000],
    ],
  ]);
});

it('each total of a report is the sum of the entries behind it', async () => {
  const behind = async (group: string, from: string, of = 'all') =>
    sumOf(await calls.entries(`from=${from}&to=2026-12&group=${group}&of=${of}`));
  const totals = async (kind: string, from: string, of = 'all') => {
    const report = await calls.report(kind, 'span=quarter&month=2026-12');
    const told = report.sections.map(({ section, total }) => [section, total[0]]);
    const found = await Promise.all(
      report.sections.map(async ({ section }) => [section, await behind(section, from, of)]),
    );
    expect(found).toEqual(told);
    return report;
  };

  expect(await behind('result', '2026-10')).toBe((await totals('profit-loss', '2026-10')).result[0]);
  const sheet = await totals('balance-sheet', '2000-01');
  expect(await behind('result', '2000-01')).toBe(sheet.result[0]);
  expect(await behind('owed', '2000-01')).toBe(sheet.sections[0]?.total[0]);
  const flow = await totals('cash-flow', '2026-10', 'money');
  expect(await behind('money', '2026-10')).toBe(flow.result[0]);
  expect(await behind('money', '2000-01')).toBe(flow.money?.closing[0]);
});

it('entries come page by page, the newest first, each once', async () => {
  const all = await calls.entries();
  const first = await calls.get('entries?from=2026-01&to=2026-12&limit=2');
  const next = await calls.get(`entries?from=2026-01&to=2026-12&limit=50&cursor=${first.meta.nextCursor}`);

  expect([...first.data, ...next.data]).toEqual(all);
  expect(next.meta.nextCursor).toBeNull();
  expect(all.map(({ effectiveOn }) => effectiveOn)).toEqual(
    all
      .map(({ effectiveOn }) => effectiveOn)
      .toSorted()
      .toReversed(),
  );
});

it('the entries that move money are those of the cash flow', async () => {
  const found = await calls.entries('from=2026-11&to=2026-11&of=money');

  expect(found.map(({ memo }) => memo).toSorted()).toEqual(['KWT-2026-000001', 'Kantor', 'Pompa']);
});

it('the overview has twelve months, what was billed and collected of them, and what is open', async () => {
  const { data } = await calls.get('overview?month=2026-11');

  expect(data.months.length).toBe(12);
  expect(data.months.at(-1)).toEqual({
    month: '2026-11',
    revenue: 648_000,
    expense: 180_000,
    moneyIn: 696_000,
    moneyOut: 180_000,
    billed: 648_000,
    collected: 648_000,
  });
  expect([data.money, data.outstanding, data.overdue]).toEqual([1_012_000, 0, 0]);
});

it('a bill is overdue once its day is over where its building stands', async () => {
  const { place, bill, get } = await financesCalls(test, 'Melati');
  // Due on the 20th.
  await bill('2026-11');
  const overdueAt = async (instant: string) => {
    test.clock.now = Date.parse(instant);
    return (await get(`overview?month=2026-11&buildingId=${place.buildingId}`)).data.overdue;
  };
  const before = test.clock.now;

  // Jakarta is seven hours ahead of UTC.
  const found = [await overdueAt('2026-11-20T16:59:00Z'), await overdueAt('2026-11-20T17:01:00Z')];
  test.clock.now = before;
  expect(found).toEqual([0, 648_000]);
});

it('what is asked wrongly is refused at its field', async () => {
  const asked = [
    'report?report=profit-loss&span=week&month=2026-11',
    'report?report=profit-loss&span=month&month=2026-13',
    'entries?from=2026-11&to=2026-10',
    'entries?from=2026-10&to=2026-11&cursor=x',
    'entries?from=2026-10&to=2026-11&group=bank',
    `entries?from=2026-10&to=2026-11&group=asset&accountId=${calls.personId}`,
    'overview?month=26-1',
  ];
  const answers = await Promise.all(asked.map((path) => calls.get(path)));

  expect(answers.map(({ status, fields }) => [status, Object.keys(fields)])).toEqual([
    [422, ['span']],
    [422, ['month']],
    [422, ['to']],
    [422, ['cursor']],
    [422, ['group']],
    [422, ['group']],
    [422, ['month']],
  ]);
  const foreign = await makePlace(test, 'Lain');
  expect(
    (await calls.get(`report?report=profit-loss&span=month&month=2026-11&buildingId=${foreign.buildingId}`)).status,
  ).toBe(404);
  expect((await calls.get(`entries?from=2026-10&to=2026-11&accountId=${foreign.buildingId}`)).status).toBe(404);
});

describe('who reads the books', () => {
  const path = 'report?report=profit-loss&span=month&month=2026-11';

  it('somebody of one building reads those of that building, and not of the whole organisation', async () => {
    const { manager, get, place } = calls;

    expect((await get(`${path}&buildingId=${place.buildingId}`, manager)).status).toBe(200);
    expect((await get(path, manager)).status).toBe(403);
    expect((await get('accounts', manager)).status).toBe(403);
    const other = await makeMember(
      test,
      place,
      'Lain',
      ['building-manager'],
      [(await makePlace(test, 'Jauh')).buildingId],
    );
    expect((await get(`${path}&buildingId=${place.buildingId}`, other)).status).toBe(404);
  });

  it('a resident and a technician do not learn that there are books', async () => {
    expect((await calls.get(path, calls.resident)).status).toBe(404);
    expect((await calls.get(path, calls.technician)).status).toBe(404);
  });
});

describe('files', () => {
  it('the journal for a spreadsheet has a row for each posting, and taking it out is written down', async () => {
    const { body, name, status } = await calls.text('journal-file?from=2026-11&to=2026-11&format=csv');

    const lines = body.trimEnd().split('\n');
    expect([status, name, lines.length]).toEqual([200, 'attachment; filename="jurnal-2026-11.csv"', 1 + 2 + 3 + 2 + 2]);
    expect(lines.filter((line) => line.includes('INV-2026-000001')).length).toBe(2);
    const rows = await test.context.db
      .selectFrom('audit_event')
      .select('entity')
      .where('org_id', '=', calls.place.orgId)
      .where('action', '=', 'export-journal')
      .execute();
    expect(rows).toEqual([{ entity: 'organization' }]);
  });

  it('the journal for hledger balances entry by entry and comes to what the balance sheet says', async () => {
    const { body, type } = await calls.text('journal-file?from=2025-01&to=2026-12&format=hledger');

    const entries = body
      .trim()
      .split('\n\n')
      .map((entry) => entry.split('\n'));
    const sums: Record<string, number> = {};
    for (const [head = '', ...postings] of entries) {
      expect(head).toMatch(/^20\d\d-\d\d-\d\d \* \(\d+\) \S.* {2}; kind:\S+, source:\S+/);
      const amounts = postings.map((line) => /^ {4}\w+:(\d{4})\S* .+ {2}IDR (-?\d+)$/.exec(line));
      expect(amounts.reduce((sum, found) => sum + Number(found?.[2]), 0)).toBe(0);
      for (const found of amounts) sums[found?.[1] ?? ''] = (sums[found?.[1] ?? ''] ?? 0) + Number(found?.[2]);
    }
    expect(type).toBe('text/plain; charset=utf-8');
    expect([entries.length, sums['1110'], sums['2100'], sums['1200']]).toEqual([7, 1_012_000, -48_000, 0]);
  });

  it('a report for a spreadsheet says its accounts, totals and result', async () => {
    const { body, name } = await calls.text('report-file?report=profit-loss&span=quarter&month=2026-11');

    expect(name).toBe('attachment; filename="laba-rugi-2026-10-2026-12.csv"');
    expect(body.split('\r\n').join('\n').trim().split('\n').at(-1)).toBe('"","Laba (rugi)",464000,0,500000');
  });
});

it('a deposit whose code is its own is opened from the balance sheet with all others', async () => {
  const personId = await makePayer(test, calls.place.orgId);
  await post(test, calls.place.orgId, draftOf(paymentReceived('cash', 0n, 7_000n), { personId }));
  const { sections } = await calls.report('balance-sheet');
  const line = sections.flatMap(({ lines }) => lines).find(({ code }) => code === '2100');
  const behind = await calls.entries(`from=2026-01&to=2026-12&accountId=${line?.accountId}`);

  expect([line?.name, line?.amounts[0], behind.map(({ amount }) => amount)]).toEqual([
    'Saldo titipan penghuni',
    55_000,
    [7_000, 48_000],
  ]);
});
