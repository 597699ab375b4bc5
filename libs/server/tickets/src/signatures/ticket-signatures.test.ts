import { randomUUIDv7 } from 'node:crypto';
import type { TicketSignature } from '@imah/contract/tickets';
import sharp from 'sharp';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendFile } from '@imah/server-platform/files/testing';
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
let resident: TestPerson;
let stranger: TestPerson;
let ticketId: string;
beforeAll(async () => {
  test = await createTestApp();
  place = await makePlace(test, 'Melati');
  manager = await makeMember(test, place, 'Manajer', ['building-manager']);
  resident = await makeMember(test, place, 'Warga', ['resident']);
  stranger = (await makePlace(test, 'Tetangga')).owner;
  const unitId = await makeUnit(test, place, 'A-01', resident);
  ticketId = await report(unitId);
});
afterAll(() => test.close());

type Method = 'GET' | 'POST';
const call = (who: TestPerson, method: Method, url: string, payload?: object, headers = {}) =>
  test.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: { ...who.bearer, 'idempotency-key': randomUUIDv7(), ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
const report = async (unitId: string): Promise<string> =>
  (await call(manager, 'POST', `/buildings/${place.buildingId}/tickets`, { title: 'Keran bocor', unitId })).json().data
    .id;
async function picture(who: TestPerson, format: 'png' | 'jpeg' = 'png'): Promise<string> {
  const image = sharp({ create: { width: 12, height: 4, channels: 3, background: '#fff' } });
  const content = new Uint8Array(await image.toFormat(format).toBuffer());
  return (await sendFile(test, who, place.orgId, { name: `tanda-tangan.${format}`, content })).id;
}
const sign = (who: TestPerson, body: object, id = ticketId) => call(who, 'POST', `/tickets/${id}/signatures`, body);
const drafted = async (who: TestPerson, signerName: string) => ({
  id: randomUUIDv7(),
  signerName,
  kind: 'drawn',
  fileId: await picture(who),
});
const seen = async (who: TestPerson): Promise<TicketSignature[]> =>
  (await call(who, 'GET', `/tickets/${ticketId}/signatures`)).json().data;
const brief = (signatures: readonly TicketSignature[]) =>
  signatures.map(({ signerName, standing, takenBy }) => [signerName, standing, takenBy?.name]);

describe('what somebody on site has signed', () => {
  it('stays when there is a newer one, which holds in its place; both are seen by whoever sees the ticket', async () => {
    const first = await sign(manager, await drafted(manager, 'Sari Lestari'));
    test.clock.now += 60_000;
    const second = await sign(manager, await drafted(manager, 'Dewi Lestari'));

    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    const kept = await seen(resident);
    expect(brief(kept)).toEqual([
      ['Dewi Lestari', 'valid', 'Manajer'],
      ['Sari Lestari', 'superseded', 'Manajer'],
    ]);
    const content = `/files/${kept[1]?.file.id}/content`;
    const [theirs, strangers] = [await call(resident, 'GET', content), await call(stranger, 'GET', content)];
    expect([theirs.statusCode, theirs.headers['content-type'], strangers.statusCode]).toEqual([200, 'image/png', 404]);
  });

  it('is kept once, however often it arrives', async () => {
    const before = (await seen(manager)).length;
    const draft = await drafted(manager, 'Budi Hartono');
    await sign(manager, draft);
    const again = await sign(manager, draft);

    expect([again.statusCode, again.json().data.length]).toEqual([201, before + 1]);
    expect((await sign(place.owner, draft)).statusCode).toBe(409);
  });

  it('is never changed, not even in the database', async () => {
    const { db } = test.context;
    const change = sql`UPDATE ticket_signature SET signer_name = 'Orang lain' WHERE org_id = ${place.orgId}`;
    const removal = sql`DELETE FROM stored_file WHERE org_id = ${place.orgId} AND subject_kind = 'ticketSignature'`;

    await expect(change.execute(db)).rejects.toThrow('a signature is never changed');
    await expect(removal.execute(db)).rejects.toThrow(/violates foreign key/);
  });

  it.each([
    ['somebody else’s picture', async () => picture(place.owner)],
    ['no picture', async () => randomUUIDv7()],
    ['a photo', async () => picture(manager, 'jpeg')],
    ['the picture of another signature', async () => (await seen(manager))[0]?.file.id ?? ''],
  ])('is not %s', async (_, fileOf) => {
    const answer = await sign(manager, { ...(await drafted(manager, 'Sari')), fileId: await fileOf() });

    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['fileId']]);
  });

  it('is taken by the staff, while there is something to sign for', async () => {
    expect((await sign(resident, await drafted(resident, 'Sari'))).statusCode).toBe(404);
    const draft = { id: randomUUIDv7(), signerName: 'Sari', kind: 'drawn', fileId: randomUUIDv7() };
    expect((await sign(stranger, draft)).statusCode).toBe(404);
    const { version } = (await call(manager, 'GET', `/tickets/${ticketId}`)).json().data;
    const step = { to: 'cancelled', reason: 'Salah lapor' };
    await call(manager, 'POST', `/tickets/${ticketId}/moves`, step, { 'if-match': `"${version}"` });
    expect((await sign(manager, await drafted(manager, 'Sari'))).statusCode).toBe(409);
  });
});
