import type { ProductDetail, ShopProduct } from '@imah/contract/catalogue';
import { makeBuilding, makeMember, makePlace, type TestApp, type TestPerson } from '@imah/server-platform/testing';
import { jpeg, sendFile } from '@imah/server-platform/files/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderCalls } from '../testing/order-calls.ts';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** The calls about orders, with water on offer, and those about its pictures. */
async function fresh(name: string) {
  const calls = await orderCalls(test, name);
  const { place, finance, ask, water, unitId } = calls;
  const photo = await jpeg();
  const send = async (who: TestPerson = finance, file = { name: 'galon.jpg', content: photo }) =>
    (await sendFile(test, who, place.orgId, file)).id;
  const catalogued = async (): Promise<ProductDetail> => (await ask('GET', `products/${water.id}`)).data;
  const show = async (pictures: readonly object[], more: object = {}) => {
    const { version } = await catalogued();
    return ask('PATCH', `products/${water.id}`, { body: { pictures, ...more }, version });
  };
  const fetched = async (fileId: string, who: TestPerson) =>
    (await test.app.inject({ method: 'GET', url: `/api/v1/files/${fileId}/previews/small`, headers: who.bearer }))
      .statusCode;
  const inShop = async (): Promise<ShopProduct> =>
    (await calls.get(`own-shop-products?unitId=${unitId}`)).data.find(({ id }: { id: string }) => id === water.id);
  return { ...calls, send, show, fetched, inShop, catalogued };
}

describe('the pictures of a product', () => {
  it('stand in their order, the first as the main one, in the catalogue and in the shop', async () => {
    const { send, show, inShop, catalogued, list, water } = await fresh('Urutan');
    const [front, seal] = [await send(), await send()];
    const pictures = [
      { fileId: seal, alt: ' Segel tutup galon ' },
      { fileId: front, alt: '' },
    ];

    const { status, data } = await show(pictures);

    const written = [
      { fileId: seal, alt: 'Segel tutup galon' },
      { fileId: front, alt: '' },
    ];
    expect([status, data.pictures, data.picture]).toEqual([200, written, written[0]]);
    const row = (await list()).find(({ id }: { id: string }) => id === water.id);
    expect([row.picture, (await inShop()).pictures, (await catalogued()).pictures]).toEqual([
      written[0],
      written,
      written,
    ]);

    expect((await show([...pictures].toReversed())).data.picture).toEqual({ fileId: front, alt: '' });
  });

  it('are sent with a product that is added', async () => {
    const { send, product } = await fresh('Tambah bergambar');
    const fileId = await send();

    const { pictures } = await product({ sku: 'TEH-1', pictures: [{ fileId, alt: 'Teh' }] });

    expect(pictures).toEqual([{ fileId, alt: 'Teh' }]);
  });

  it('leave the store when they are taken off, and stay when something else is changed', async () => {
    const { send, show, fetched, finance } = await fresh('Lepas');
    const [front, seal] = [await send(), await send()];
    await show([
      { fileId: front, alt: '' },
      { fileId: seal, alt: '' },
    ]);
    await show([{ fileId: seal, alt: '' }], { name: 'Air 19 liter' });

    expect([await fetched(front, finance), await fetched(seal, finance)]).toEqual([404, 200]);
  });

  it('are written into the audit by what they show, or else by the names of their files', async () => {
    const { send, show, place, water } = await fresh('Jejak');
    const [front, seal] = [await send(), await send()];
    await show([{ fileId: front, alt: 'Galon biru' }]);
    await show([
      { fileId: front, alt: 'Galon biru' },
      { fileId: seal, alt: '' },
    ]);

    const events = await test.context.db
      .selectFrom('audit_event')
      .select(['before', 'after'])
      .where('org_id', '=', place.orgId)
      .where('entity', '=', 'product')
      .where('entity_id', '=', water.id)
      .where('action', '=', 'update')
      .orderBy('seq')
      .execute();
    expect(events).toEqual([
      { before: { pictures: [] }, after: { pictures: ['Galon biru'] } },
      { before: { pictures: ['Galon biru'] }, after: { pictures: ['Galon biru', 'galon.jpg'] } },
    ]);
  });

  it('said again as they stand change nothing', async () => {
    const { send, show } = await fresh('Sama');
    const pictures = [{ fileId: await send(), alt: 'Galon' }];
    const { version } = (await show(pictures)).data;

    expect((await show(pictures)).data.version).toBe(version);
  });

  it('are images that their sender has uploaded and that belong to nothing else', async () => {
    const { send, show, manager, product, catalogued } = await fresh('Bukan foto');
    const ofAnother = await send(manager);
    const text = await send(undefined, { name: 'daftar.txt', content: Buffer.from('Air galon 19 liter') });
    const taken = await send();
    await product({ sku: 'TEH-1', pictures: [{ fileId: taken, alt: '' }] });

    for (const fileId of [ofAnother, text, taken]) {
      const { status, errors } = await show([{ fileId, alt: '' }]);
      expect([status, Object.keys(errors)]).toEqual([422, ['pictures']]);
    }
    expect((await catalogued()).pictures).toEqual([]);
  });
});

describe('who may see a picture of a product', () => {
  it('is who reads the catalogue and who lives where it is on offer, and nobody else', async () => {
    const { send, show, fetched, finance, supervisor, resident, place, ask, water } = await fresh('Siapa');
    const fileId = await send();
    await show([{ fileId, alt: '' }]);
    const neighbour = await makeMember(test, place, 'Tetangga', ['resident'], [place.buildingId]);
    const elsewhere = await makePlace(test, 'Gedung lain');
    const stranger = await makeMember(test, elsewhere, 'Orang lain', ['finance']);
    const seenBy = async () => Promise.all([finance, supervisor, resident].map((who) => fetched(fileId, who)));

    expect(await seenBy()).toEqual([200, 200, 200]);
    // Who lives in no unit orders nothing, and sees nothing of what is ordered.
    expect([await fetched(fileId, neighbour), await fetched(fileId, stranger)]).toEqual([404, 404]);
    expect((await test.app.inject({ method: 'GET', url: `/api/v1/files/${fileId}/content` })).statusCode).toBe(401);

    // Off offer it is kept for those who read the catalogue.
    const { version } = (await ask('GET', `products/${water.id}`)).data;
    await ask('PATCH', `products/${water.id}`, { body: { state: 'archived' }, version });
    expect(await seenBy()).toEqual([200, 200, 404]);
  });

  it('is in a building where nobody said what the product costs none of its residents', async () => {
    const { send, show, fetched, resident, place, product, price } = await fresh('Gedung tanpa harga');
    const other = await makeBuilding(test, place, 'Gedung kedua');
    const [ofAll, ofOther] = [await send(), await send()];
    await show([{ fileId: ofAll, alt: '' }]);
    const { id } = await product({ sku: 'TEH-1', pictures: [{ fileId: ofOther, alt: '' }] });
    await price(id, 5_000, '2026-11-01', { buildingId: other });

    expect([await fetched(ofAll, resident), await fetched(ofOther, resident)]).toEqual([200, 404]);
  });
});
