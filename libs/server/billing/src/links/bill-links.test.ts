import { createHash, randomUUIDv7 } from 'node:crypto';
import type { BillLink, NewBillLink, SharedBill } from '@imah/contract/billing';
import { eraseDue } from '@imah/server-identity/account';
import { makeMember, type TestApp, type TestPerson } from '@imah/server-platform/testing';
import { findSession, grantStepUp } from '@imah/server-platform/sessions';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billingCalls } from '../testing/billing-calls.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { createTestApp } from '../testing/test-app.ts';
import { paymentCalls } from '../testing/payment-calls.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const day = 86_400_000;

/** A bill of 648,000 and the calls about links to it. */
async function fresh(name: string) {
  const calls = await paymentCalls(test, name);
  const { send, finance, bill } = calls;
  const billId = await bill('2026-11');
  const url = `/api/v1/bills/${billId}/links`;
  const make = (days = 30, who: TestPerson = finance, ofBill = url) => send('POST', ofBill, { days }, who.bearer);
  /** A link with its token, which its address has behind the `#`. */
  const made = async (days = 30, who: TestPerson = finance) => {
    const link: NewBillLink = (await make(days, who)).data;
    return { ...link, token: new URL(link.address).hash.slice(1) };
  };
  const links = async (who: TestPerson = finance) => send('GET', url, undefined, who.bearer);
  const withdraw = (id: string, who: TestPerson = finance, ofBill = url) =>
    test.app.inject({ method: 'DELETE', url: `${ofBill}/${id}`, headers: who.bearer });
  const open = (token: string) =>
    test.app.inject({ method: 'POST', url: '/api/v1/shared-bills/read', payload: { token } });
  const openPdf = (token: string) =>
    test.app.inject({ method: 'POST', url: '/api/v1/shared-bills/pdf', payload: { token, language: 'id' } });
  return { ...calls, billId, url, make, made, links, withdraw, open, openPdf };
}

describe('a link to a bill', () => {
  it('shows the bill to anybody, what is asked for and nothing else', async () => {
    const { made, open, pay } = await fresh('Tautan');
    const { token, expiresAt } = await made();
    await pay(100_000);

    const answer = await open(token);
    const shown: SharedBill = answer.json().data;
    expect(answer.statusCode).toBe(200);
    expect(shown).toEqual({
      kind: 'month',
      number: shown.number,
      organizationName: shown.organizationName,
      buildingName: shown.buildingName,
      unitCode: 'A-101',
      personName: 'Sari',
      period: '2026-11',
      dueOn: '2026-11-20',
      total: 648_000,
      outstanding: 548_000,
      state: 'partial',
      lines: [{ kind: 'service-charge', name: null, amount: 648_000, tax: 0 }],
      expiresAt,
      timeZone: 'Asia/Jakarta',
    });
  });

  it('carries no id by which anything else could be asked for', async () => {
    const { made, open, billId, personId, place, resident } = await fresh('Tanpa');
    const link = await made();
    const { body } = await open(link.token);

    for (const id of [billId, personId, place.orgId, place.buildingId, resident.id, link.id])
      expect(body).not.toContain(id);
  });

  it('says what taxes come to apart from the charge, so that its lines add up to what is asked for', async () => {
    const { finance, tariff, unit, stay, issue } = await billingCalls(test, 'Pajak');
    await stay(await unit('A-101'), 'Budi', 'tenant', '[2026-01-01,)', true);
    await tariff({ tax: 'ppn-other-value' });
    const [bill] = (await issue('2026-11')).bills;
    const answer = await test.app.inject({
      method: 'POST',
      url: `/api/v1/bills/${bill?.id}/links`,
      headers: finance.bearer,
      payload: { days: 1 },
    });
    const token = new URL(answer.json().data.address).hash.slice(1);
    const read = await test.app.inject({ method: 'POST', url: '/api/v1/shared-bills/read', payload: { token } });
    const { lines, total }: SharedBill = read.json().data;

    expect(lines).toEqual([{ kind: 'service-charge', name: null, amount: 648_000, tax: 71_280 }]);
    expect(total).toBe(719_280);
  });

  it('gives the bill as PDF, which nothing on the way keeps and no search engine lists', async () => {
    const { made, openPdf } = await fresh('Berkas');
    const { token } = await made();

    const answer = await openPdf(token);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['x-robots-tag']]).toEqual([
      200,
      'application/pdf',
      'noindex',
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await readPdf(answer.rawPayload)).text).toContain('A-101');
  });

  it('has a token of 256 bits, of which only the hash is kept, and that is answered once', async () => {
    const { made, links } = await fresh('Rahasia');
    const { token, id } = await made();

    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const kept = await test.context.db
      .selectFrom('bill_link')
      .select('token_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(kept.token_hash).toEqual(createHash('sha256').update(token).digest());
    expect(JSON.stringify((await links()).data)).not.toContain(token);
  });

  it('answers alike where it is unknown, has expired or was withdrawn', async () => {
    const { made, withdraw, open, openPdf } = await fresh('Sama');
    const [short, taken] = [await made(1), await made(30)];
    expect((await withdraw(taken.id)).statusCode).toBe(204);
    const before = (await open(short.token)).statusCode;
    test.clock.now += day;
    const answers = [await open(short.token), await open(taken.token), await open('x'), await open(`${short.token}y`)];
    test.clock.now -= day;

    expect(before).toBe(200);
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${JSON.parse(body).code}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(404);
    expect((await openPdf(taken.token)).statusCode).toBe(404);
  });

  it('says in the list who made it, until when it is good, and what became of it', async () => {
    const { made, links, withdraw } = await fresh('Daftar');
    const [first, second] = [await made(1), await made(90)];
    await withdraw(first.id);

    expect((await links()).data).toEqual([
      { id: second.id, state: 'open', madeByName: 'Keuangan', madeAt: second.madeAt, expiresAt: second.expiresAt },
      { id: first.id, state: 'withdrawn', madeByName: 'Keuangan', madeAt: first.madeAt, expiresAt: first.expiresAt },
    ]);
    expect(Date.parse(second.expiresAt) - Date.parse(second.madeAt)).toBe(90 * day);
  });

  it('is listed while it is good, though a hundred newer ones were withdrawn since', async () => {
    const { made, links, place, billId, finance } = await fresh('Lama');
    const { id } = await made(90);
    const row = (count: number) => ({
      org_id: place.orgId,
      id: randomUUIDv7(),
      bill_id: billId,
      token_hash: createHash('sha256').update(`${billId}/${count}`).digest(),
      made_by: finance.id,
      made_by_name: 'Keuangan',
      made_at: new Date(test.clock.now),
      expires_at: new Date(test.clock.now + day),
      withdrawn_at: new Date(test.clock.now),
    });
    await test.context.db
      .insertInto('bill_link')
      .values(Array.from({ length: 100 }, (_, count) => row(count)))
      .execute();
    const known: BillLink[] = (await links()).data;

    expect(known).toHaveLength(100);
    expect([known.at(-1)?.id, known.at(-1)?.state]).toEqual([id, 'open']);
    expect(known.map((link) => link.id)).toEqual(
      known
        .map((link) => link.id)
        .toSorted()
        .toReversed(),
    );
  });

  it('is good for 1 to 90 days, and of a bill twenty at once', async () => {
    const { make } = await fresh('Batas');

    expect([(await make(0)).status, (await make(91)).status, (await make(1.5)).status]).toEqual([422, 422, 422]);
    for (let count = 0; count < 20; count += 1) expect((await make()).status).toBe(201);
    expect((await make()).status).toBe(409);
  });

  it('is one of twenty however many are asked for at the same moment, and one that was withdrawn makes room', async () => {
    const { make, links, withdraw } = await fresh('Serentak');
    const answers = await Promise.all(Array.from({ length: 24 }, () => make()));

    const answered = (code: number) => answers.filter(({ status }) => status === code).length;
    expect([answered(201), answered(409)]).toEqual([20, 4]);
    await withdraw((await links()).data[0].id);
    expect([(await make()).status, (await make()).status]).toEqual([201, 409]);
  });

  it('is read in either language as PDF, and refused in another', async () => {
    const { made } = await fresh('Bahasa');
    const { token } = await made();
    const pdf = (language: string) =>
      test.app.inject({ method: 'POST', url: '/api/v1/shared-bills/pdf', payload: { token, language } });

    expect((await readPdf((await pdf('id')).rawPayload)).text).toContain('Tagihan');
    expect((await readPdf((await pdf('en')).rawPayload)).text).toContain('Bill');
    expect((await pdf('su')).statusCode).toBe(422);
  });
});

describe('who makes and withdraws it', () => {
  it('is who changes bills of the building and who pays it, each also what the other has made', async () => {
    const { made, links, withdraw, resident } = await fresh('Berdua');
    const [theirs, own] = [await made(), await made(7, resident)];

    expect((await links(resident)).data.map(({ madeByName }: BillLink) => madeByName)).toEqual(['Sari', 'Keuangan']);
    expect([(await withdraw(theirs.id, resident)).statusCode, (await withdraw(own.id)).statusCode]).toEqual([204, 204]);
    expect((await links()).data.map(({ state }: BillLink) => state)).toEqual(['withdrawn', 'withdrawn']);
  });

  it('is nobody else: who does not see the bill learns nothing of it, a neighbour as little as a technician', async () => {
    const { made, make, links, withdraw, technician, stay, unit } = await fresh('Hak');
    const { id } = await made();
    const neighbour = await stay(await unit('A-102'), 'Tetangga', 'tenant', '[2026-01-01,)', true);
    const answers: number[] = [];
    for (const who of [neighbour, technician])
      answers.push((await make(30, who)).status, (await links(who)).status, (await withdraw(id, who)).statusCode);

    expect(answers).toEqual([404, 404, 404, 404, 404, 404]);
    expect((await links()).data).toHaveLength(1);
  });

  it('is refused to who only reads bills', async () => {
    const { made, make, links, withdraw, place } = await fresh('Baca');
    const { id } = await made();
    const watcher = await makeMember(test, place, 'Pengawas', ['supervisor']);

    expect((await test.app.inject({ url: `/api/v1/bills/${randomUUIDv7()}/links` })).statusCode).toBe(401);
    expect([
      (await make(30, watcher)).status,
      (await links(watcher)).status,
      (await withdraw(id, watcher)).statusCode,
    ]).toEqual([403, 403, 403]);
  });

  it('is written down, and withdrawn once however often it is asked', async () => {
    const { made, withdraw, place } = await fresh('Catat');
    const { id } = await made();
    expect([(await withdraw(id)).statusCode, (await withdraw(id)).statusCode]).toEqual([204, 204]);
    expect((await withdraw(randomUUIDv7())).statusCode).toBe(404);

    const written = await test.context.db
      .selectFrom('audit_event')
      .select('action')
      .where('org_id', '=', place.orgId)
      .where('entity', '=', 'bill_link')
      .orderBy('seq')
      .execute();
    expect(written.map(({ action }) => action)).toEqual(['create', 'withdraw']);
  });

  it('stands among what they can take along of their data, without where it leads', async () => {
    const { made, resident, place, billId } = await fresh('Bawa');
    const { token } = await made(7, resident);
    const { sessionId } = await findSession(
      test.context.db,
      resident.bearer.authorization.slice('Bearer '.length),
      'without-rights',
      test.clock.now,
    ).then((found) => found ?? Promise.reject(new Error('the session is gone')));
    await grantStepUp(test.context, sessionId);
    const answer = await test.app.inject({ method: 'POST', url: '/api/v1/account/data', headers: resident.bearer });
    const { number } = await test.context.db
      .selectFrom('bill')
      .select('number')
      .where('org_id', '=', place.orgId)
      .where('id', '=', billId)
      .executeTakeFirstOrThrow();

    expect(answer.json().data.parts.billLinks).toMatchObject([{ bill: number, withdrawn_at: null }]);
    expect(answer.body).not.toContain(token);
  });

  it('makes none to a bill that was not issued, and withdraws none by the address of another bill', async () => {
    const { run, move, make, made, bill, withdraw } = await fresh('Draf');
    const { id: link } = await made();
    const other = await bill('2026-12');
    const { id } = await run('2027-01');
    await move(id, 'calculate', 1);
    const { id: draft } = await test.context.db
      .selectFrom('bill')
      .select('id')
      .where('run_id', '=', id)
      .executeTakeFirstOrThrow();

    expect((await make(30, undefined, `/api/v1/bills/${draft}/links`)).status).toBe(404);
    expect((await withdraw(link, undefined, `/api/v1/bills/${other}/links`)).statusCode).toBe(404);
  });

  it('ends with the account of who made it', async () => {
    const { made, open, links, resident } = await fresh('Hapus');
    const { token } = await made(30, resident);
    // As the erasure of an account does with every row that would go with it.
    await test.context.db.deleteFrom('bill_link').where('made_by', '=', resident.id).execute();

    expect([(await open(token)).statusCode, (await links()).data]).toEqual([404, []]);
  });
});

describe('whose bill it is', () => {
  it('is told to nobody once they have erased their account, whoever made the link', async () => {
    const { made, open, openPdf, links, resident } = await fresh('Lupa');
    const { token, id, madeAt, expiresAt } = await made();
    const kept = await fresh('Tetap');
    const other = await kept.made();
    await test.context.db
      .insertInto('data_request')
      .values({
        id: randomUUIDv7(),
        user_id: resident.id,
        kind: 'erase',
        status: 'received',
        received_at: new Date(test.clock.now),
        due_at: new Date(test.clock.now + 3 * day),
        erase_at: new Date(test.clock.now),
      })
      .execute();
    await eraseDue(test.context);

    expect([(await open(token)).statusCode, (await openPdf(token)).statusCode]).toEqual([404, 404]);
    expect((await links()).data).toEqual([{ id, state: 'withdrawn', madeByName: 'Keuangan', madeAt, expiresAt }]);
    expect((await kept.open(other.token)).statusCode).toBe(200);
  });

  it('is read in the PDF without how, when and by which receipt they paid; what is left to pay adds up', async () => {
    const { made, openPdf, pay, send, billId, finance } = await fresh('Bayar');
    const { token } = await made();
    await pay(100_000, { reference: 'TRX-778' });
    const { data: bill } = await send('GET', `/api/v1/bills/${billId}`, undefined, finance.bearer);
    const { text } = await readPdf((await openPdf(token)).rawPayload);

    expect(text).not.toContain(bill.payments[0].number);
    expect(text).not.toContain('Transfer');
    expect(text).toContain('548.000');
    expect(text).toContain('100.000');
    const own = await test.app.inject({ url: `/api/v1/bills/${billId}/pdf?language=id`, headers: finance.bearer });
    expect((await readPdf(own.rawPayload)).text).toContain(bill.payments[0].number);
  });
});

describe('the database', () => {
  it('keeps no link that never expires, and none longer than 90 days', async () => {
    const { made } = await fresh('Basis');
    const { id } = await made();
    const move = (days: number) =>
      test.context.db
        .updateTable('bill_link')
        .set({ expires_at: sql<Date>`made_at + make_interval(days => ${days})` })
        .where('id', '=', id)
        .execute();

    await expect(move(91)).rejects.toThrow('links_expire');
    await expect(move(0)).rejects.toThrow('links_expire');
  });
});
