import { randomUUIDv7 } from 'node:crypto';
import type { ScanCode } from '@imah/contract/scan';
import { findScanProof, scanPhotoLimits } from '@imah/contract/scan/words';
import type { Ticket } from '@imah/contract/tickets';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purgeFiles } from '@imah/server-platform/files';
import { hostileFiles, jpeg, sendFile } from '@imah/server-platform/files/testing';
import { makeMember, makePlace, type TestApp, type TestPerson, type TestPlace } from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
let place: TestPlace;
let resident: TestPerson;
let lobby: ScanCode;
let garden: ScanCode;
const corpus = await hostileFiles();
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = Date.now();
  place = await makePlace(test, 'Melati');
  resident = await makeMember(test, place, 'Warga', ['resident']);
  [lobby, garden] = [await label('Lobi'), await label('Taman')];
});

const label = async (name: string): Promise<ScanCode> => {
  const url = `/api/v1/buildings/${place.buildingId}/scan-codes`;
  return (await test.app.inject({ method: 'POST', url, headers: place.owner.bearer, payload: { place: name } })).json()
    .data;
};
/** An id as a browser makes it at the time of the server. */
const newId = () => {
  const time = test.clock.now.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}${randomUUIDv7().slice(13)}`;
};
interface Report {
  readonly code: string;
  readonly id: string;
  readonly proof: number;
}
const begin = ({ code }: ScanCode): Report => {
  const id = newId();
  return { code, id, proof: findScanProof({ code, id }, 0, 1_000_000) ?? -1 };
};
const photo = ({ code, id, proof }: Report, bytes: Uint8Array, photoId: string = randomUUIDv7(), app = test.app) =>
  app.inject({
    method: 'POST',
    url: `/api/v1/scan/${code}/photos?id=${photoId}&reportId=${id}&proof=${proof}`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.from(bytes),
  });
const kept = async (report: Report, bytes?: Uint8Array): Promise<string> =>
  (await photo(report, bytes ?? (await jpeg()))).json().data.id;
const send = ({ code, id, proof }: Report, photoIds: readonly string[], body: object = {}) =>
  test.app.inject({
    method: 'POST',
    url: `/api/v1/scan/${code}/reports`,
    payload: { id, proof, title: 'Lampu mati', photoIds, ...body },
  });
/** The ticket of a report, by the id that its sender made. */
const ticketOf = async (draftId: string): Promise<Ticket> => {
  const { ticket_id: id } = await test.context.db
    .selectFrom('scan_report')
    .select('ticket_id')
    .where('draft_id', '=', draftId)
    .executeTakeFirstOrThrow();
  return (await test.app.inject({ url: `/api/v1/tickets/${id}`, headers: place.owner.bearer })).json().data;
};
const files = () => test.context.db.selectFrom('stored_file').select('id').where('org_id', '=', place.orgId).execute();

describe('photos without an account', () => {
  it('belong to the ticket once the report is sent, without where they were taken; what it does not name is gone', async () => {
    const report = begin(lobby);
    const taken = { IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 10/1 0/1' } };
    const located = await sharp(await jpeg())
      .withExif(taken)
      .jpeg()
      .toBuffer();
    const ids = [await kept(report, located), await kept(report), await kept(report)];

    const sent = await send(report, ids.slice(0, 2));

    const ticket = await ticketOf(report.id);
    const url = `/api/v1/files/${ids[0]}/content`;
    const content = await test.app.inject({ url, headers: place.owner.bearer });
    expect([sent.statusCode, ticket.files.map(({ id }) => id).toSorted()]).toEqual([201, ids.slice(0, 2).toSorted()]);
    expect([(await sharp(content.rawPayload).metadata()).exif, (await files()).length]).toEqual([undefined, 2]);
  });

  it('are the same photo when sent again, and at most three for a report', async () => {
    const report = begin(lobby);
    const id = randomUUIDv7();
    const answers = [await photo(report, await jpeg(), id), await photo(report, await jpeg(), id)];
    for (let index = 0; index < scanPhotoLimits.photos; index += 1) answers.push(await photo(report, await jpeg()));

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 409]);
  });

  it('are at most three for a report also when all are sent at once', async () => {
    const report = begin(lobby);
    const bytes = await jpeg();

    const answers = await Promise.all(Array.from({ length: 6 }, () => photo(report, bytes)));

    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      201, 201, 201, 409, 409, 409,
    ]);
    expect((await files()).length).toBe(scanPhotoLimits.photos);
  });

  it('are taken with a proof of their own report and label, in time, and before the report was sent', async () => {
    const [report, other] = [begin(lobby), begin(garden)];
    const bytes = await jpeg();
    const sent = begin(lobby);
    await send(sent, []);

    const refused = [
      await photo({ ...report, proof: report.proof + 1 }, bytes),
      await photo({ ...report, code: garden.code }, bytes),
      await photo({ ...report, id: other.id }, bytes),
      await photo({ ...report, code: '00000000000' }, bytes),
      await photo(sent, bytes),
    ];
    test.clock.now += 25 * 3_600_000;
    refused.push(await photo(report, bytes));

    expect(refused.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 404, 409, 422]);
    expect(await files()).toEqual([]);
  });

  it('belong to no other report, no other label, and to nothing else that takes files', async () => {
    const [report, second, elsewhere] = [begin(lobby), begin(lobby), begin(garden)];
    const id = await kept(report);
    const mine = await sendFile(test, resident, place.orgId, { name: 'foto.jpg', content: await jpeg() });
    const asResident = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
      test.app.inject({ method, url, headers: resident.bearer, ...(payload === undefined ? {} : { payload }) });

    const refused = [
      await send(second, [id]),
      await send(elsewhere, [id]),
      await send(begin(lobby), [mine.id]),
      await photo(second, await jpeg(), id),
      await photo(second, await jpeg(), mine.id),
      await asResident('POST', `/api/v1/buildings/${place.buildingId}/tickets`, { title: 'Lampu mati', fileIds: [id] }),
      await asResident('POST', `/api/v1/organizations/${place.orgId}/uploads`, { id, name: 'foto.jpg', size: 10 }),
      await asResident('GET', `/api/v1/files/${id}/content`),
      await asResident('DELETE', `/api/v1/uploads/${id}`),
    ];

    expect(refused.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 409, 409, 422, 409, 404, 404]);
    expect((await send(report, [id])).statusCode).toBe(201);
  });

  it('are gone two hours after no report came, and are not taken any more', async () => {
    const report = begin(lobby);
    const id = await kept(report);
    test.clock.now += 7_200_001;
    await purgeFiles(test.context);

    expect([await files(), (await send(report, [id])).json().errors]).toEqual([
      [],
      { photoIds: ['Pilihan tidak tersedia'] },
    ]);
  });

  it('are no more than the page makes of them, and pictures alone', async () => {
    const report = begin(lobby);
    const refused = [
      await photo(report, new Uint8Array(scanPhotoLimits.bytes + 1)),
      await photo(report, new Uint8Array(0)),
      await test.app.inject({
        method: 'POST',
        url: `/api/v1/scan/${report.code}/photos?id=${randomUUIDv7()}&reportId=${report.id}&proof=${report.proof}`,
        payload: { a: 1 },
      }),
    ];
    expect(refused.map(({ statusCode }) => Math.floor(statusCode / 100))).toEqual([4, 4, 4]);
    expect(refused[0]?.statusCode).toBe(413);
  });

  it('are not taken for the photo of the work that a category demands', async () => {
    const as = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object, headers: object = {}) =>
      test.app.inject({
        method,
        url: `/api/v1/${url}`,
        headers: { ...place.owner.bearer, ...headers },
        ...(payload === undefined ? {} : { payload }),
      });
    const [category] = (await as('GET', `organizations/${place.orgId}/ticket-categories`)).json().data;
    await test.context.db
      .updateTable('ticket_category')
      .set({ photo_demanded: true })
      .where('id', '=', category.id)
      .execute();
    const report = begin(lobby);
    await send(report, [await kept(report)], { categoryId: category.id });
    test.clock.now += 60_000;
    const move = async (body: object) =>
      as('POST', `tickets/${(await ticketOf(report.id)).id}/moves`, body, {
        'if-match': `"${(await ticketOf(report.id)).version}"`,
      });
    await move({ to: 'in-progress' });

    const before = await move({ to: 'resolved', note: 'Sudah diganti.' });
    const { id } = await sendFile(test, place.owner, place.orgId, { name: 'sesudah.jpg', content: await jpeg() });
    await as(
      'POST',
      `tickets/${(await ticketOf(report.id)).id}/replies`,
      { body: 'Sudah menyala.', fileIds: [id] },
      { 'idempotency-key': id },
    );
    const after = await move({ to: 'resolved', note: 'Sudah diganti.' });

    expect([before.statusCode, before.json().code, after.statusCode]).toEqual([409, 'FOTO_DIPERLUKAN', 200]);
  });
});

it('refuses what is no picture, or a hostile one, however it is called', async () => {
  const small = corpus.filter(({ content }) => content.length <= scanPhotoLimits.bytes);
  const answers: (readonly [string, number])[] = [];
  for (const { what, content } of small) answers.push([what, (await photo(begin(lobby), content)).statusCode]);

  // Those are pictures under a bad name, which nobody asks for here.
  const taken = answers.filter(([, status]) => status === 201).map(([what]) => what);
  expect(taken).toEqual([
    'a photo named as a page',
    'a photo named as a program',
    'a photo named as a paper',
    'a name with a null byte',
    'a name that breaks a header',
  ]);
  const refused = answers.filter(([what]) => !taken.includes(what)).map(([, status]) => status);
  expect([...new Set(refused)].toSorted((a, b) => a - b)).toEqual(
    [413, 415, 422].filter((status) => refused.includes(status)),
  );
  expect(refused.length).toBeGreaterThanOrEqual(25);
  const names = await test.context.db
    .selectFrom('stored_file')
    .select('name')
    .where('org_id', '=', place.orgId)
    .execute();
  expect(names.map(({ name }) => name)).toEqual(Array(5).fill('foto.jpg'));
});

describe('a flood', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await createTestApp({ rateLimitScale: 1 });
  });
  afterAll(() => strict.close());
  beforeEach(async () => {
    strict.clock.now = Date.now();
  });

  /** Labels enough that none of them is full before an address is. */
  async function labels(count: number): Promise<string[]> {
    const home = await makePlace(strict, 'Kenanga');
    const url = `/api/v1/buildings/${home.buildingId}/scan-codes`;
    const codes: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const made = await strict.app.inject({ method: 'POST', url, headers: home.owner.bearer, payload: {} });
      codes.push(made.json().data.code);
    }
    return codes;
  }
  const sendFrom = (address: string, code: string, headers: Readonly<Record<string, string>> = {}) => {
    const id = newId();
    const payload = { id, title: 'Lampu mati', proof: findScanProof({ code, id }, 0, 1_000_000) };
    const url = `/api/v1/scan/${code}/reports`;
    return strict.app.inject({ method: 'POST', url, payload, headers, remoteAddress: address });
  };

  it.each([
    ['one address', () => '203.0.113.7', '203.0.113.8'],
    ['one IPv6 /64, whichever address of it', (n: number) => `2001:db8:7:1::${n + 1}`, '2001:db8:7:2::1'],
  ])('of %s sends five reports in an hour, by whichever labels, and locks out nobody else', async (_, of, other) => {
    const codes = await labels(4);
    const statuses: number[] = [];
    for (let index = 0; index < 8; index += 1) {
      const spoofed = { 'x-forwarded-for': `198.51.100.${index}` };
      const [code = ''] = codes.slice(index % 4);
      statuses.push((await sendFrom(of(index), code, spoofed)).statusCode);
    }

    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429, 429]);
    expect((await sendFrom(other, codes[0] ?? '')).statusCode).toBe(201);
  });

  it('of photos from one address stops at twenty in an hour, and locks out nobody else', async () => {
    const codes = await labels(1);
    const [code = ''] = codes;
    const bytes = Buffer.from(await jpeg());
    const from = (address: string, report: Report) =>
      strict.app.inject({
        method: 'POST',
        url: `/api/v1/scan/${code}/photos?id=${randomUUIDv7()}&reportId=${report.id}&proof=${report.proof}`,
        headers: { 'content-type': 'application/octet-stream' },
        payload: bytes,
        remoteAddress: address,
      });
    const statuses: number[] = [];
    for (let report = 0; report < 7; report += 1) {
      const id = newId();
      const proof = findScanProof({ code, id }, 0, 1_000_000) ?? -1;
      for (let index = 0; index < scanPhotoLimits.photos; index += 1)
        statuses.push((await from('203.0.113.9', { code, id, proof })).statusCode);
    }

    expect(statuses).toEqual([...Array(20).fill(201), 429]);
    const id = newId();
    const proof = findScanProof({ code, id }, 0, 1_000_000) ?? -1;
    expect((await from('203.0.113.10', { code, id, proof })).statusCode).toBe(201);
  });
});
