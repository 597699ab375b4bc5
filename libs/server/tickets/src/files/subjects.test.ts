import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  makeMember,
  makePlace,
  makeUnit,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';
import { attachFiles, readFilesOf, removeFilesOf, type SubjectRef } from '@imah/server-platform/files';
import { sendFile } from '@imah/server-platform/files/testing';

let test: TestApp;
let place: TestPlace;
let readers: Record<'resident' | 'manager' | 'neighbour' | 'stranger', TestPerson>;
let ticketId: string;
beforeAll(async () => {
  test = await createTestApp();
  place = await makePlace(test, 'Melati');
  readers = {
    resident: await makeMember(test, place, 'Warga', ['resident']),
    manager: await makeMember(test, place, 'Manajer', ['building-manager']),
    neighbour: await makeMember(test, place, 'Tetangga', ['resident']),
    stranger: (await makePlace(test, 'Kenanga')).owner,
  };
  const unitId = await makeUnit(test, place, 'A-01', readers.resident);
  const reported = await test.app.inject({
    method: 'POST',
    url: `/api/v1/buildings/${place.buildingId}/tickets`,
    headers: { ...readers.resident.bearer, 'idempotency-key': randomUUIDv7() },
    payload: { title: 'Keran bocor', unitId },
  });
  ticketId = reported.json().data.id;
});
afterAll(() => test.close());

const content = new Uint8Array(Buffer.from('Keran di dapur'));

async function attached(subject: SubjectRef): Promise<string> {
  const { id } = await sendFile(test, readers.resident, place.orgId, { name: 'keran.txt', content });
  const files = { fileIds: [id, id], userId: readers.resident.id };
  await test.context.db.transaction().execute((trx) => attachFiles(trx, subject, files));
  return id;
}

async function statuses(id: string): Promise<Record<string, number>> {
  const asked = Object.entries(readers).map(async ([name, { bearer }]) => {
    const answer = await test.app.inject({ url: `/api/v1/files/${id}/content`, headers: bearer });
    return [name, answer.statusCode] as const;
  });
  return Object.fromEntries(await Promise.all(asked));
}
const readable = { resident: 200, manager: 200, neighbour: 404, stranger: 404 };

it('lets those fetch a file of a ticket who may read the ticket', async () => {
  const subject = { orgId: place.orgId, kind: 'ticket', id: ticketId } as const;

  const id = await attached(subject);

  expect(await statuses(id)).toEqual(readable);
  expect((await readFilesOf(test.context.db, subject)).map((file) => file.id)).toEqual([id]);
});

it('lets those fetch a file of a reply who may read the reply', async () => {
  const reply = await test.context.db
    .insertInto('ticket_reply')
    .values({
      org_id: place.orgId,
      id: randomUUIDv7(),
      ticket_id: ticketId,
      author_id: readers.resident.id,
      side: 'resident',
      body: 'Ini fotonya',
      at: new Date(test.clock.now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();

  const id = await attached({ orgId: place.orgId, kind: 'ticketReply', id: reply.id });

  expect(await statuses(id)).toEqual(readable);
});

it('lets only the staff fetch a file of a note, whoever reported the ticket', async () => {
  const note = await test.app.inject({
    method: 'POST',
    url: `/api/v1/tickets/${ticketId}/notes`,
    headers: { ...readers.manager.bearer, 'idempotency-key': randomUUIDv7() },
    payload: { fileIds: [(await sendFile(test, readers.manager, place.orgId, { name: 'n.txt', content })).id] },
  });

  const [file] = note.json().data.files;
  expect(await statuses(file.id)).toEqual({ resident: 404, manager: 200, neighbour: 404, stranger: 404 });
});

it('lets nobody fetch a file whose record is gone, is of another organisation or of a kind nobody knows', async () => {
  const gone = await attached({ orgId: place.orgId, kind: 'ticket', id: randomUUIDv7() });
  const unknown = await attached({ orgId: place.orgId, kind: 'ticket', id: ticketId });
  await test.context.db
    .updateTable('stored_file')
    .set({ subject_kind: 'toString' })
    .where('id', '=', unknown)
    .execute();

  const nobody = { resident: 404, manager: 404, neighbour: 404, stranger: 404 };
  expect([await statuses(gone), await statuses(unknown)]).toEqual([nobody, nobody]);
});

it('removes the files of a record with it', async () => {
  const subject = { orgId: place.orgId, kind: 'ticketReply', id: randomUUIDv7() } as const;
  const id = await attached(subject);

  const removed = await test.context.db.transaction().execute((trx) => removeFilesOf(trx, subject));

  expect(removed.map((file) => file.id)).toEqual([id]);
  expect(await readFilesOf(test.context.db, subject)).toEqual([]);
});
