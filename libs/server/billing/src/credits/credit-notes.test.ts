import { randomUUIDv7 } from 'node:crypto';
import { fanOut } from '@imah/server-notifications';
import { confirmStepUp, type TestApp, type TestPerson } from '@imah/server-platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePeriod } from '../ledger/close-period.ts';
import { proveBooks } from '../ledger/prove-books.ts';
import { arrearsCalls } from '../testing/arrears-calls.ts';
import { balancesOf } from '../testing/ledger.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** A bill of November of 648,000 with PPN of 71,280 and 72,000 for the sinking fund, and the calls that credit it. */
async function fresh(name: string) {
  const calls = await arrearsCalls(test, name);
  const { place, tariff, send, bill, finance } = calls;
  await tariff({ tax: 'ppn-other-value', from: '2026-11' });
  await tariff({ kind: 'fixed', basis: 'unit', rateE4: 720_000_000, from: '2026-11' });
  const billId = await bill('2026-11');
  const url = `/api/v1/buildings/${place.buildingId}/bills/${billId}/credit-notes`;
  const credit = async (of: object, more: { reason?: string; who?: TestPerson; key?: string; id?: string } = {}) => {
    const { reason = 'AC lobi mati tiga hari', who = finance, key = randomUUIDv7(), id = billId } = more;
    await confirmStepUp(test, who);
    return send('POST', url.replace(billId, id), { of, reason }, { ...who.bearer, 'idempotency-key': key });
  };
  const notes = async (who: TestPerson = finance) =>
    send('GET', `/api/v1/bills/${billId}/credit-notes`, undefined, who.bearer);
  return { ...calls, billId, url, credit, notes };
}
const line = (position: number, amount: number) => ({ kind: 'line', position, amount });

describe('a credit note', () => {
  it('takes back a part of a line with its taxes: bill, books and arrears follow, and what was issued stays', async () => {
    const { place, billId, credit, notes, standing, send, totals, resident } = await fresh('Sebagian');
    const before = await balancesOf(test, place.orgId);
    expect(before).toEqual({ ppnPayable: 71_280, receivables: 791_280, sales: 72_000, serviceCharges: 648_000 });
    const made = await credit(line(1, 359_640));
    expect(made).toMatchObject({
      status: 201,
      data: {
        number: 'NK-2026-000001',
        billId,
        amount: 359_640,
        reason: 'AC lobi mati tiga hari',
        issuedOn: '2026-11-21',
        issuedByName: 'Keuangan',
        lines: [{ position: 1, amount: 359_640 }],
      },
    });
    expect(await standing(billId)).toEqual(['issued', 431_640]);
    expect(await balancesOf(test, place.orgId)).toEqual({
      ppnPayable: 35_640,
      receivables: 431_640,
      sales: 72_000,
      serviceCharges: 324_000,
    });
    expect((await totals()).outstanding).toBe(431_640);
    const { data } = await send('GET', `/api/v1/bills/${billId}`, undefined, resident.bearer);
    expect([data.total, data.lines[0].amount]).toEqual([791_280, 648_000]);
    expect((await notes(resident)).data).toMatchObject({
      notes: [{ number: 'NK-2026-000001', amount: 359_640 }],
      rests: [
        { position: 1, rest: 359_640 },
        { position: 2, rest: 72_000 },
      ],
    });
    expect((await proveBooks(test.context.db, place.orgId)).faults).toEqual([]);
  });

  it('of all that is open cancels a bill that nobody has paid, and settles one that was paid in part', async () => {
    const { place, billId, credit, standing } = await fresh('Seluruh');
    expect((await credit({ kind: 'bill' })).data).toMatchObject({
      amount: 791_280,
      lines: [
        { position: 1, amount: 719_280 },
        { position: 2, amount: 72_000 },
      ],
    });
    expect(await standing(billId)).toEqual(['cancelled', 0]);
    expect(await balancesOf(test, place.orgId)).toEqual({});
    const other = await fresh('Sisa');
    await other.pay(700_000);
    expect((await other.credit({ kind: 'bill' })).data.amount).toBe(91_280);
    expect(await other.standing(other.billId)).toEqual(['paid', 0]);
  });

  it('never takes back more than a line has left, nor more than is open of the bill, nor anything of what is paid', async () => {
    const { billId, credit, standing, pay } = await fresh('Batas');
    expect((await credit(line(2, 72_001))).fields).toEqual({ amount: [expect.any(String)] });
    expect((await credit(line(2, 40_000))).status).toBe(201);
    expect((await credit(line(2, 40_000))).status).toBe(422);
    expect((await credit(line(2, 32_000))).status).toBe(201);
    expect((await credit(line(9, 1))).fields).toEqual({ position: [expect.any(String)] });
    await pay(700_000);
    expect(await standing(billId)).toEqual(['partial', 19_280]);
    expect((await credit(line(1, 19_281))).status).toBe(422);
    await pay(19_280);
    expect(await credit(line(1, 1))).toMatchObject({ status: 409, code: 'TAGIHAN_SUDAH_LUNAS' });
    expect(await credit({ kind: 'bill' })).toMatchObject({ status: 409, code: 'TAGIHAN_SUDAH_LUNAS' });
  });

  it('leaves the credited part out of what a payment goes to, and a payment that is taken back opens only the rest', async () => {
    const { billId, credit, standing, pay, reverse, finance } = await fresh('Bayar');
    await credit(line(1, 719_280));
    const { data } = await pay(100_000);
    expect(data).toMatchObject({ excess: 28_000, shares: [{ billId, amount: 72_000 }] });
    expect(await standing(billId)).toEqual(['paid', 0]);
    await confirmStepUp(test, finance);
    await reverse(data.id, 1);
    expect(await standing(billId)).toEqual(['issued', 72_000]);
  });

  it('is made once for a key, and needs a reason, the password and the right; its numbers have no gaps', async () => {
    const { credit, url, send, manager, technician, resident, finance, place } = await fresh('Hak');
    const key = randomUUIDv7();
    const twice = [await credit(line(1, 1_000), { key }), await credit(line(1, 1_000), { key })];
    expect(twice.map(({ data }) => data.number)).toEqual(['NK-2026-000001', 'NK-2026-000001']);
    expect((await credit(line(1, 1_000), { reason: ' x ' })).status).toBe(422);
    expect((await credit(line(1, 1_000), { who: technician })).status).toBe(404);
    expect((await credit(line(1, 1_000), { who: resident })).status).toBe(404);
    expect((await credit(line(1, 1_000), { id: randomUUIDv7() })).status).toBe(404);
    expect((await credit(line(1, 1_000), { who: manager })).data.number).toBe('NK-2026-000002');
    test.clock.now += 3_600_000;
    const body = { of: line(1, 1_000), reason: 'Tanpa kata sandi' };
    const unconfirmed = await send('POST', url, body, { ...finance.bearer, 'idempotency-key': randomUUIDv7() });
    test.clock.now -= 3_600_000;
    expect(unconfirmed.code).toBe('PERLU_KONFIRMASI');
    await test.context.db
      .transaction()
      .execute((trx) => closePeriod(trx, { orgId: place.orgId, period: '2026-11' }, null, test.clock.now));
    expect(await credit(line(1, 1_000))).toMatchObject({ status: 409, code: 'BULAN_DITUTUP' });
  });

  it('is printed as PDF for who may read its bill, with its reason, its lines and their sum in words; the bill says what is left', async () => {
    const { billId, credit, resident, technician, unit, stay } = await fresh('Cetak');
    await credit(line(1, 719_280));
    const { data } = await credit(line(2, 50_000), { reason: 'Kolam renang ditutup' });
    const pdf = (who: TestPerson, path: string) =>
      test.app.inject({ url: `/api/v1/bills/${billId}/${path}`, headers: who.bearer });
    const path = `credit-notes/${data.id}/pdf`;
    const answer = await pdf(resident, path);
    expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([
      200,
      'attachment; filename="Nota-kredit-NK-2026-000002.pdf"',
    ]);
    const note = await readPdf(answer.rawPayload);
    expect(note).toMatchObject({ title: 'Nota kredit NK-2026-000002', isTagged: true, pages: 1 });
    for (const said of [
      'Untuk tagihan | INV-2026-000001, November 2026',
      'Atas nama | Sari',
      'Tanggal | 21 November 2026',
      'Alasan | Kolam renang ditutup',
      'Diterbitkan oleh | Keuangan',
      'Biaya tetap | Rp 50.000',
      'Jumlah, termasuk pajak | Rp 50.000',
      'lima puluh ribu rupiah',
    ])
      expect(note.text).toContain(said);
    expect((await readPdf((await pdf(resident, `${path}?language=en`)).rawPayload)).text).toContain(
      'Credit note NK-2026',
    );
    expect((await readPdf((await pdf(resident, 'pdf')).rawPayload)).text).toContain('Sisa tagihan | Rp 22.000');
    await credit({ kind: 'bill' });
    expect((await readPdf((await pdf(resident, 'pdf')).rawPayload)).text).toContain('dibatalkan dengan nota kredit');
    const neighbour = await stay(await unit('A-102'), 'Budi', 'tenant', '[2026-01-01,)', true);
    for (const who of [technician, neighbour]) expect((await pdf(who, path)).statusCode).toBe(404);
    expect((await pdf(resident, `credit-notes/${randomUUIDv7()}/pdf`)).statusCode).toBe(404);
  });

  it('is told to who pays, called by its number in the audit, and seen by no neighbour', async () => {
    const { place, billId, credit, notes, resident, send, unit, stay } = await fresh('Kabar');
    await credit(line(1, 50_000));
    await fanOut(test.context);
    const told = await test.context.db
      .selectFrom('notification')
      .select(['kind', 'href'])
      .where('user_id', '=', resident.id)
      .where('kind', '=', 'bill-credited')
      .execute();
    expect(told).toMatchObject([{ href: `/imah/tagihan/${billId}` }]);
    const { data } = await send('GET', `/api/v1/organizations/${place.orgId}/audit?entity=credit_note`);
    expect(data.map(({ record }: { record: string }) => record)).toEqual(['NK-2026-000001']);
    const neighbour = await stay(await unit('A-102'), 'Budi', 'tenant', '[2026-01-01,)', true);
    expect((await notes(neighbour)).status).toBe(404);
  });
});
