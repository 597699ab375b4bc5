import type { TestApp } from '@imah/server-platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { mt940 } from './testing/statement-files.ts';
import { november, statementCalls, type StatementRow } from './testing/statement-calls.ts';

let test: TestApp;
let calls: Awaited<ReturnType<typeof statementCalls>>;
beforeAll(async () => {
  test = await createTestApp();
  calls = await statementCalls(test, 'Besar');
});
afterAll(() => test.close());

const rows = (count: number): StatementRow[] =>
  Array.from({ length: count }, (_, at): StatementRow => [
    1 + Math.floor((at * 18) / count),
    1_000 + at,
    `BARIS ${at}`,
  ]);

// Beyond some kilobytes a file is read in a thread of its own, which takes a moment to begin.
it('a file of thousands of lines is taken whole, in a thread of its own', async () => {
  const { give, accounts } = calls;
  const { data } = await give(november(rows(5_000)));
  const [account] = await accounts();

  expect([data.applied, data.lines, data.preview.length]).toEqual([true, 5_000, 50]);
  expect(account?.open.count).toBe(5_000);
});

it('a file of more lines than are taken is refused as a whole', async () => {
  const { data } = await calls.give(november(rows(20_001)));

  expect(data.applied).toBe(false);
  expect(data.faults).toEqual([
    { row: null, column: null, message: 'Terlalu banyak mutasi; maksimal 20.000 satu berkas' },
  ]);
});

it('a body that is larger than any file may be is not read', async () => {
  const { send, at } = calls;
  const answer = await send('POST', at('statements'), { name: 'a.csv', content: 'A'.repeat(4_300_000), mode: 'check' });

  expect(answer.status).toBe(413);
});

it('what is no file of a statement is refused in words: a picture, a workbook, an empty file', async () => {
  const { send, at } = calls;
  const check = async (content: Buffer) =>
    (await send('POST', at('statements'), { name: 'a', content: content.toString('base64'), mode: 'check' })).data
      .faults[0]?.message;

  expect(await check(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]))).toBe('Berkas ini tidak terbaca');
  expect(await check(Buffer.from('PK'))).toContain('Tata letak berkas ini belum dikenal');
  expect(await check(Buffer.from('a,b,c'))).toContain('Tata letak berkas ini belum dikenal');
  expect(await check(Buffer.from(mt940().replaceAll('IDR', 'USD')))).toBe('Berkas ini tidak dalam rupiah');
});

it('the same statement in another layout brings nothing new', async () => {
  const { give, addAccount, lines } = calls;
  const { id } = (await addAccount({ number: '555555' })).data;
  const csv = [
    'No. rekening : 555555',
    'Periode : 01/11/2026 - 30/11/2026',
    'Tanggal Transaksi,Keterangan,Cabang,Jumlah,,Saldo',
    "'02/11,TRSF SITI,'0000,648000.00,CR,1648000.00",
    "'03/11,BIAYA ADM,'0000,15000.00,DB,1633000.00",
    "'03/11,BATAL,'0000,15000.00,CR,1648000.00",
  ].join('\n');
  const first = await give(mt940().replace('1234567890', '555555'), 'apply', id);
  const second = await give(csv, 'apply', id);

  expect([first.data.lines, second.data.lines, second.data.known]).toEqual([3, 0, 3]);
  expect(await lines('', id)).toHaveLength(3);
});
