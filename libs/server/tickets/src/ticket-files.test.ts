import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendFile } from '@imah/server-platform/files/testing';
import {
  makeMember,
  makePlace,
  makeUnit,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from './testing/test-app.ts';

let test: TestApp;
let place: TestPlace;
let resident: TestPerson;
let manager: TestPerson;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  place = await makePlace(test, 'Melati');
  resident = await makeMember(test, place, 'Warga', ['resident']);
  manager = await makeMember(test, place, 'Manajer', ['building-manager']);
  await makeUnit(test, place, 'A-01', resident);
});

const content = new Uint8Array(Buffer.from('Keran di dapur'));
const sent = async (who: TestPerson, name = 'keran.txt') =>
  (await sendFile(test, who, place.orgId, { name, content })).id;
const send = (who: TestPerson, url: string, payload: object) =>
  test.app.inject({
    method: 'POST',
    url: `/api/v1${url}`,
    headers: { ...who.bearer, 'idempotency-key': randomUUIDv7() },
    payload,
  });
const get = async (who: TestPerson, url: string) =>
  (await test.app.inject({ url: `/api/v1${url}`, headers: who.bearer })).json().data;
const report = (who: TestPerson, fileIds: readonly string[]) =>
  send(who, `/buildings/${place.buildingId}/tickets`, { title: 'Keran bocor', fileIds });
const names = (files: readonly { readonly name: string }[]) => files.map(({ name }) => name);

describe('the files of a report', () => {
  it('come with it, newest first, and are there for whoever reads it', async () => {
    const answer = await report(resident, [await sent(resident, 'satu.txt'), await sent(resident, 'dua.txt')]);

    const { id, files } = answer.json().data;
    expect([answer.statusCode, names(files)]).toEqual([201, ['dua.txt', 'satu.txt']]);
    expect((await get(manager, `/tickets/${id}`)).files).toEqual(files);
  });

  it('are the person’s own and belong to nothing yet: otherwise nothing is reported', async () => {
    const used = await sent(resident);
    await report(resident, [used]);
    const refused = [await report(resident, [used]), await report(resident, [await sent(manager)])];
    refused.push(await report(resident, [randomUUIDv7()]));

    expect(refused.map((answer) => [answer.statusCode, Object.keys(answer.json().errors)])).toEqual(
      refused.map(() => [422, ['fileIds']]),
    );
    expect(await get(resident, '/tickets')).toHaveLength(1);
  });
});

describe('the files of a comment', () => {
  it('come with the reply or note they were sent with, and need no words', async () => {
    const { id } = (await report(resident, [])).json().data;
    const reply = await send(manager, `/tickets/${id}/replies`, { fileIds: [await sent(manager, 'balasan.txt')] });
    const note = await send(manager, `/tickets/${id}/notes`, {
      body: 'lihat',
      fileIds: [await sent(manager, 'c.txt')],
    });

    expect([reply, note].map((answer) => names(answer.json().data.files))).toEqual([['balasan.txt'], ['c.txt']]);
    expect(await get(resident, `/tickets/${id}/replies`)).toEqual([reply.json().data]);
    expect(await get(manager, `/tickets/${id}/notes`)).toEqual([note.json().data]);
  });

  it('stay where they are when the same draft arrives again', async () => {
    const { id } = (await report(resident, [])).json().data;
    const draft = { id: randomUUIDv7(), body: 'Ini fotonya', fileIds: [await sent(resident)] };

    const first = await send(resident, `/tickets/${id}/replies`, draft);
    const again = await send(resident, `/tickets/${id}/replies`, draft);

    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
  });

  it('or words are what a comment is made of', async () => {
    const { id } = (await report(resident, [])).json().data;

    const answer = await send(resident, `/tickets/${id}/replies`, { body: '  ' });

    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['body']]);
  });
});
