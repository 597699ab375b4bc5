import { randomUUIDv7 } from 'node:crypto';
import type { TestApp } from '@imah/server-platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueCalls } from '../testing/catalogue-calls.ts';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const fresh = (name: string) => catalogueCalls(test, name);

describe('a promotion', () => {
  it('is written as it was said, its code in capitals, with where it stands today', async () => {
    const { promotion, tenth } = await fresh('Promo');

    expect(await promotion({ code: ' hemat10 ', quota: 5 })).toEqual({
      ...tenth,
      id: expect.any(String),
      code: 'HEMAT10',
      quota: 5,
      used: 0,
      phase: 'running',
      version: 1,
    });
  });

  it.each([
    ['of more than all of it', { value: 10_001 }, ['value']],
    ['of nothing', { value: 0 }, ['value']],
    ['with units for nothing that are not of its kind', { freeUnits: 1 }, ['freeUnits']],
    ['of units without saying how many', { kind: 'free-units', value: 2 }, ['freeUnits']],
    ['that ends before it begins', { to: '2025-12-31' }, ['to']],
    ['with a code that is none', { code: 'a b' }, ['code']],
    ['of a product that is not there', { productIds: [randomUUIDv7()] }, ['productIds']],
    ['of a category that is not there', { categoryIds: [randomUUIDv7()] }, ['categoryIds']],
  ])('%s is refused where the fault is', async (_what, more, fields) => {
    const { tryPromotion } = await fresh('Salah');

    const { status, errors } = await tryPromotion(more);

    expect([status, Object.keys(errors)]).toEqual([422, fields]);
  });

  it('has a code that no other in use has; out of use it gives it back', async () => {
    const { promotion, tryPromotion, ask, tenth } = await fresh('Kode');
    const { id } = await promotion({ code: 'HEMAT' });

    expect((await tryPromotion({ code: 'hemat' })).errors).toEqual({ code: ['Kode ini sudah dipakai'] });
    await ask('PUT', `promotions/${id}`, { body: { ...tenth, code: 'HEMAT', state: 'archived' }, version: 1 });
    expect((await tryPromotion({ code: 'hemat' })).status).toBe(201);
    const back = await ask('PUT', `promotions/${id}`, { body: { ...tenth, code: 'HEMAT' }, version: 2 });
    expect([back.status, Object.keys(back.errors)]).toEqual([422, ['code']]);
  });

  it('is written anew by who has seen how it stands, with a quota that is not below what was used', async () => {
    const { promotion, ask, tenth } = await fresh('Kuota');
    const { id } = await promotion({ quota: 5 });
    await sql`UPDATE promotion SET used = 3 WHERE id = ${id}`.execute(test.context.db);
    const write = (more: object, version: number) =>
      ask('PUT', `promotions/${id}`, { body: { ...tenth, ...more }, version });

    expect((await write({ quota: 2 }, 1)).errors).toEqual({ quota: ['Minimal 3'] });
    expect((await write({ quota: 3 }, 1)).data).toMatchObject({ quota: 3, phase: 'used-up', version: 2 });
    expect((await write({ quota: 3 }, 2)).data).toMatchObject({ version: 2 });
    expect((await write({ quota: 9 }, 1)).status).toBe(412);
    const beyond = sql`UPDATE promotion SET used = 4 WHERE id = ${id}`.execute(test.context.db);
    await expect(beyond).rejects.toMatchObject({ constraint: 'promotion_keeps_its_quota' });
  });

  it('stands in the list by what it does today', async () => {
    const { promotion, ask } = await fresh('Urut');
    await promotion({ name: 'lalu', from: '2026-01-01', to: '2026-02-01' });
    await promotion({ name: 'nanti', from: '2027-01-01' });
    await promotion({ name: 'kini' });
    await promotion({ name: 'arsip', state: 'archived' });

    const { data } = await ask('GET', 'promotions');

    expect(data.map(({ name, phase }: { name: string; phase: string }) => [name, phase])).toEqual([
      ['kini', 'running'],
      ['nanti', 'coming'],
      ['lalu', 'over'],
      ['arsip', 'archived'],
    ]);
  });

  it('is seen by who may, and written by who keeps what all buildings sell', async () => {
    const { tryPromotion, ask, manager, supervisor, resident } = await fresh('Hak');
    const statuses = async (who: typeof manager) => [
      (await ask('GET', 'promotions', { who })).status,
      (await tryPromotion({}, who)).status,
    ];

    expect([await statuses(supervisor), await statuses(manager), await statuses(resident)]).toEqual([
      [200, 403],
      [200, 403],
      [404, 404],
    ]);
  });
});

describe('a trial of a price', () => {
  it('asks what somebody would pay then and there: the price of the building before that of all', async () => {
    const { product, price, category, promotion, ask, place } = await fresh('Coba');
    const drinks = await category('Minuman');
    const water = await category('Air', drinks.id);
    const { id } = await product({ categoryId: water.id });
    await price(id, 20_000, '2026-11-01');
    await price(id, 18_000, '2026-11-01', { buildingId: place.buildingId });
    const tenth = await promotion({ name: 'Sepuluh', categoryIds: [drinks.id], stackable: true });
    await promotion({ name: 'Lain', productIds: [(await product({ sku: 'X' })).id], value: 9_000 });
    const coded = await promotion({ name: 'Kode', code: 'HEMAT', kind: 'amount', value: 5_000, stackable: true });
    const query = (more: string) => ask('GET', `price-trial?productId=${id}&qtyMilli=2000${more}`);

    const plain = await query('&on=2026-11-20');
    expect(plain.data).toEqual({
      price: {
        unitPrice: 20_000,
        of: 'organization',
        list: 40_000,
        total: 36_000,
        applied: [{ id: tenth.id, name: 'Sepuluh', discount: 4_000 }],
      },
    });
    const there = await query(`&on=2026-11-20&buildingId=${place.buildingId}&code=hemat`);
    expect(there.data.price).toEqual({
      unitPrice: 18_000,
      of: 'building',
      list: 36_000,
      total: 27_400,
      applied: [
        { id: tenth.id, name: 'Sepuluh', discount: 3_600 },
        { id: coded.id, name: 'Kode', discount: 5_000 },
      ],
    });
    expect((await query('&on=2026-10-31')).data).toEqual({ price: null });
  });

  it('of a product that is not there is refused', async () => {
    const { ask } = await fresh('Hampa');

    const { status, errors } = await ask('GET', `price-trial?productId=${randomUUIDv7()}&on=2026-11-20`);

    expect([status, Object.keys(errors)]).toEqual([422, ['productId']]);
  });
});
