import { randomUUIDv7 } from 'node:crypto';
import { confirmStepUp, type TestApp, type TestPerson } from '@imah/server-platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentCalls } from '../testing/payment-calls.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const fresh = (name: string) => paymentCalls(test, name);

const download = async (url: string, { bearer }: TestPerson) => {
  const answer = await test.app.inject({ method: 'GET', url, headers: bearer });
  const { 'content-type': type, 'content-disposition': name, 'cache-control': kept } = answer.headers;
  return { status: answer.statusCode, headers: [type, name, kept], read: () => readPdf(answer.rawPayload) };
};

describe('a bill as PDF', () => {
  it('says what is owed, how it came about and how it is paid, with tags and with its fonts in it', async () => {
    const { resident, bill } = await fresh('Lembar');
    const id = await bill('2026-11');
    const answer = await download(`/api/v1/bills/${id}/pdf`, resident);
    expect([answer.status, answer.headers]).toEqual([
      200,
      ['application/pdf', 'attachment; filename="Tagihan-INV-2026-000001.pdf"', 'no-store'],
    ]);
    const pdf = await answer.read();
    for (const line of [
      'Lembar',
      'Tagihan November 2026',
      'Nomor | INV-2026-000001',
      'Unit | A-101, Gedung Lembar',
      'Atas nama | Sari',
      'Jatuh tempo | 20 November 2026',
      'Status | Belum dibayar',
      'IPL | 36 m² × Rp 18.000 | Rp 648.000',
      'Tarif sejak Januari 2026',
      'Total | Rp 648.000',
      'enam ratus empat puluh delapan ribu rupiah',
      'Sebutkan',
      'INV-2026-000001 · halaman 1',
    ])
      expect(pdf.text).toContain(line);
    expect(pdf.text).not.toContain('Sudah dibayar');
    expect(pdf).toMatchObject({ title: 'Tagihan November 2026 (INV-2026-000001)', isTagged: true, pages: 1 });
    expect(pdf.fonts).toEqual([
      { name: 'PlusJakartaSans-Regular', embedded: true },
      { name: 'PlusJakartaSans-Bold', embedded: true },
    ]);
    const kinds = [...pdf.tags.matchAll(/^ *(Document|H1|H2|Table|TR|TH|TD|P)\b/gm)].map(([, kind]) => kind);
    expect(kinds.slice(0, 7)).toEqual(['Document', 'P', 'H1', 'Table', 'TR', 'TH', 'TD']);
    expect(kinds.filter((kind) => kind === 'H1' || kind === 'H2')).toEqual(['H1', 'H2', 'H2']);
    expect(pdf.tags).toMatch(/Scope \/Column\s+"Perhitungan"/);
    // The page's number is seen and not read out.
    expect(pdf.tags).not.toContain('halaman 1');
  });

  it('prints the tax beside what it was reckoned on, what was paid with its receipt, and what is left', async () => {
    const { tariff, resident, bill, pay } = await fresh('Pajak');
    await tariff({ kind: 'fixed', basis: 'unit', tax: 'ppn-other-value', rateE4: 10_000_000_000 });
    const id = await bill('2026-11');
    await pay(700_000, { method: 'cash' });
    const { text } = await (await download(`/api/v1/bills/${id}/pdf`, resident)).read();
    for (const line of [
      'Biaya tetap | 1 unit × Rp 1.000.000 | Rp 1.000.000',
      'PPN | DPP Rp 916.667 | Rp 110.000',
      'Total | Rp 1.758.000',
      'Sudah dibayar | -Rp 700.000',
      'Sisa tagihan | Rp 1.058.000',
      'KWT-2026-000001 | 20 November 2026 | Tunai | Rp 700.000',
    ])
      expect(text).toContain(line);
  });

  it('is written in English for who asks for it, with the amount in Indonesian words as the law wants them', async () => {
    const { resident, bill } = await fresh('English');
    const answer = await download(`/api/v1/bills/${await bill('2026-11')}/pdf?language=en`, resident);
    expect(answer.headers[1]).toBe('attachment; filename="Bill-INV-2026-000001.pdf"');
    const { text } = await answer.read();
    for (const line of ['Bill for November 2026', 'Service charge', 'Due | 20 November 2026', 'delapan ribu rupiah'])
      expect(text).toContain(line);
    expect((await download(`/api/v1/bills/${await bill('2026-10')}/pdf?language=fr`, resident)).status).toBe(422);
  });

  it('is of nobody but who pays it and who keeps the books, and of no draft', async () => {
    const { resident, technician, finance, manager, stay, unit, bill, run, move, ask } = await fresh('Siapa');
    const neighbour = await stay(await unit('A-102'), 'Tono', 'tenant', '[2026-01-01,)', true);
    const id = await bill('2026-11');
    const url = `/api/v1/bills/${id}/pdf`;
    const statuses = async (...people: readonly TestPerson[]) =>
      Promise.all(people.map(async (who) => (await download(url, who)).status));
    expect(await statuses(resident, finance, manager, neighbour, technician)).toEqual([200, 200, 200, 404, 404]);
    expect((await test.app.inject({ method: 'GET', url })).statusCode).toBe(401);
    const draft = await run('2026-12');
    const { data } = await move(draft.id, 'calculate', 1);
    expect((await download(`/api/v1/bills/${data.bills[0].id}/pdf`, resident)).status).toBe(404);
    expect((await ask('GET', `/api/v1/bills/${randomUUIDv7()}/pdf`)).status).toBe(404);
  });
});

describe('a receipt as PDF', () => {
  it('says who paid what for which bills, in figures and in words', async () => {
    const { resident, bill, pay, technician } = await fresh('Kuitansi');
    await bill('2026-11');
    const { data } = await pay(700_000, { reference: 'TRX-1', note: 'Dibayar oleh kakaknya' });
    const answer = await download(`/api/v1/payments/${data.id}/pdf`, resident);
    expect(answer.headers[1]).toBe('attachment; filename="Kuitansi-KWT-2026-000001.pdf"');
    const pdf = await answer.read();
    for (const line of [
      'Kuitansi KWT-2026-000001',
      'Diterima dari | Sari',
      'Jumlah | Rp 700.000',
      'Cara membayar | Transfer',
      'Nomor referensi | TRX-1',
      'Catatan | Dibayar oleh kakaknya',
      'Dicatat oleh | Keuangan',
      'tujuh ratus ribu rupiah',
      'INV-2026-000001 | November 2026 | A-101 | Rp 648.000',
      'Disimpan sebagai saldo | Rp 52.000',
    ])
      expect(pdf.text).toContain(line);
    expect(pdf.text).not.toMatch(/DIBATALKAN|meterai/);
    expect(pdf).toMatchObject({ title: 'Kuitansi KWT-2026-000001', isTagged: true });
    expect((await download(`/api/v1/payments/${data.id}/pdf`, technician)).status).toBe(404);
  });

  it('above five million rupiah says that it needs stamp duty, and no more once it was taken back', async () => {
    const { finance, pay, reverse } = await fresh('Meterai');
    const { data } = await pay(6_000_000);
    const url = `/api/v1/payments/${data.id}/pdf`;
    expect((await (await download(url, finance)).read()).text).toContain('Perlu e-meterai Rp 10.000');
    await confirmStepUp(test, finance);
    expect((await reverse(data.id, 1)).status).toBe(200);
    const { text, tags } = await (await download(url, finance)).read();
    expect(text).toContain('DIBATALKAN');
    expect(text).toContain('Pembayaran ini dibatalkan oleh Keuangan pada 2');
    expect(text).toContain('Salah orang');
    expect(text).not.toContain('meterai');
    expect(tags.indexOf('DIBATALKAN')).toBeLessThan(tags.indexOf('Diterima dari'));
  });
});

describe('all bills of a run as one PDF', () => {
  it('has each on a page of its own in the order of the numbers, and is written down in the audit', async () => {
    const { finance, resident, stay, unit, issue, place, ask } = await fresh('Menara Ça/Bersama');
    await stay(await unit('A-102'), 'Tono', 'tenant', '[2026-01-01,)', true);
    const { run } = await issue('2026-11');
    const url = `/api/v1/buildings/${place.buildingId}/billing-runs/${run.id}/pdf`;
    const answer = await download(url, finance);
    expect([answer.status, answer.headers]).toEqual([
      200,
      ['application/pdf', 'attachment; filename="Tagihan-2026-11-Gedung-Menara-Ca-Bersama.pdf"', 'no-store'],
    ]);
    const pdf = await answer.read();
    expect([pdf.pages, pdf.isTagged, pdf.title]).toEqual([2, true, 'Tagihan November 2026, Gedung Menara Ça/Bersama']);
    const [first, second] = pdf.text.split('\f');
    expect(first).toMatch(/INV-2026-000001[^]*Sari[^]*halaman 1/);
    expect(second).toMatch(/INV-2026-000002[^]*Tono[^]*halaman 1/);
    const acts = (await ask('GET', `/api/v1/organizations/${place.orgId}/audit?entity=billing_run`)).data;
    expect(acts.map(({ action }: { action: string }) => action)).toContain('download');
    expect((await download(url, resident)).status).toBe(404);
  });

  it('is refused before it is issued', async () => {
    const { finance, run, place } = await fresh('Belum');
    const { id } = await run();
    const url = `/api/v1/buildings/${place.buildingId}/billing-runs/${id}/pdf`;
    expect((await download(url, finance)).status).toBe(409);
  });
});
