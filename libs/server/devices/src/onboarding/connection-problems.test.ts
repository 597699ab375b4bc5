import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { IssuedBuildingCredential } from '@imah/contract/devices';
import { createProblemBook } from './connection-problems.ts';
import { createRawWorld, type RawWorld } from './testing/raw-world.ts';

let world: RawWorld;
let credential: IssuedBuildingCredential;
beforeAll(async () => {
  world = await createRawWorld();
  credential = await world.issue();
});
afterAll(() => world.close());

const kept = async () => {
  const { rows } = await sql<{ kind: string; subject: string; count: number }>`
    SELECT kind, subject, count::integer AS count FROM connection_problem ORDER BY kind, subject`.execute(
    world.context.db,
  );
  return rows.map(({ kind, subject, count }) => `${kind} ${subject} ${count}`);
};

it('a user name that no database keeps takes away nothing of what goes wrong for others', async () => {
  const { orgId, buildingId } = world.place;
  const book = createProblemBook(world.context.db, world.context.now);
  book.notePassword('\0', '10.0.0.9');
  book.notePassword('\ud83d', '10.0.0.9');
  for (let time = 0; time < 3; time += 1) book.notePassword(credential.username, '10.0.0.9');
  book.note({ orgId, buildingId, kind: 'unknown-message', subject: 'lampu\0/satu', detail: '' });
  const told = await book.flush();

  expect(told).toEqual([{ orgId, buildingId }]);
  expect(await kept()).toEqual(['unknown-message lampu·/satu 1', `wrong-password ${credential.username} 3`]);
});
