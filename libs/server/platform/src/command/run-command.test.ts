import { randomUUIDv7 } from 'node:crypto';
import { buildingTopic } from '@imah/contract/mqtt/words';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HttpProblem } from '../http/errors.ts';
import { makePlace, type TestPlace } from '../testing/people.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { Edit } from './edit.ts';
import { recordingOf } from './recording.ts';
import type { Effect } from './effect.ts';
import { type Command, recordAct, runCommand, unchanged } from './run-command.ts';

let test: TestApp;
let place: TestPlace;
let steps: string[];

beforeAll(async () => {
  test = await createTestApp();
  place = await makePlace(test, 'Melati');
});
afterAll(() => test.close());
beforeEach(() => {
  steps = [];
});

const edit = (): Edit => ({ orgId: place.orgId, actor: null, requestId: 'call', now: test.context.now() });
const packet = {
  entity: 'building',
  id: randomUUIDv7(),
  version: 1,
  op: 'updated',
  at: '2026-11-23T03:00:00Z',
} as const;
const publish = (): Effect => ({ kind: 'publish', topic: buildingTopic(place, 'ev'), packet });
const ports = () => ({
  ...test.context,
  live: {
    ...test.context.live,
    publish: async (topic: string) => {
      steps.push(`published ${topic.endsWith('/ev') ? 'ev' : topic}, name ${await nameNow()}`);
    },
  },
});
const nameNow = async () => {
  const { db } = test.context;
  return (await db.selectFrom('building').select('name').where('id', '=', place.buildingId).executeTakeFirstOrThrow())
    .name;
};
const auditCount = async () => {
  const { db } = test.context;
  const of = db
    .selectFrom('audit_event')
    .select('seq')
    .where('org_id', '=', place.orgId)
    .where('action', '=', 'rename');
  return (await of.execute()).length;
};

/** Renames the building; each step says that it was there. */
function renaming(name: string, changes: Partial<Command<string, string>> = {}): Command<string, string> {
  return {
    lock: async () => {
      steps.push('lock');
      return 'locked';
    },
    findEarlier: async (_trx, locked) => {
      steps.push(`find earlier of ${locked}`);
      return null;
    },
    authorize: () => void steps.push('authorize'),
    validate: () => void steps.push('validate'),
    write: async (trx) => {
      steps.push('write');
      await trx.updateTable('building').set({ name }).where('id', '=', place.buildingId).execute();
      const audit = { action: 'rename', entity: 'building', entityId: place.buildingId, after: { name } };
      return { result: name, audit, effects: [publish()] };
    },
    ...changes,
  };
}

it('takes its steps in one order, and does what follows once the change is committed', async () => {
  const result = await runCommand(ports(), edit(), renaming('Kenanga'));

  expect(result).toBe('Kenanga');
  expect(steps).toEqual([
    'lock',
    'find earlier of locked',
    'authorize',
    'validate',
    'write',
    'published ev, name Kenanga',
  ]);
});

it('writes into the audit who changed what in which call', async () => {
  await runCommand(ports(), edit(), renaming('Cempaka'));

  const { db } = test.context;
  const entry = await db
    .selectFrom('audit_event')
    .select(['actor_kind', 'actor_id', 'request_id', 'action', 'entity', 'entity_id', 'building_id'])
    .where('org_id', '=', place.orgId)
    .where('action', '=', 'rename')
    .orderBy('seq', 'desc')
    .executeTakeFirstOrThrow();
  expect(entry).toEqual({
    actor_kind: 'system',
    actor_id: null,
    request_id: 'call',
    action: 'rename',
    entity: 'building',
    entity_id: place.buildingId,
    building_id: place.buildingId,
  });
});

it('answers what the same change has made before, and does nothing again', async () => {
  const before = { name: await nameNow(), audits: await auditCount() };

  const result = await runCommand(ports(), edit(), renaming('Anggrek', { findEarlier: async () => 'made before' }));

  expect(result).toBe('made before');
  expect(steps).toEqual(['lock']);
  expect({ name: await nameNow(), audits: await auditCount() }).toEqual(before);
});

it.each(['authorize', 'validate'] as const)('leaves everything as it was where %s refuses', async (step) => {
  const before = { name: await nameNow(), audits: await auditCount() };
  const refuse = () => {
    throw new HttpProblem(403, 'TIDAK_BERWENANG');
  };

  const change = runCommand(ports(), edit(), renaming('Anggrek', { [step]: refuse }));

  await expect(change).rejects.toThrow('TIDAK_BERWENANG');
  expect(steps).not.toContain('write');
  expect({ name: await nameNow(), audits: await auditCount() }).toEqual(before);
});

it('takes back what was written where the write fails, and publishes nothing', async () => {
  const before = { name: await nameNow(), audits: await auditCount() };
  const failing = renaming('Anggrek', {
    write: async (trx) => {
      await trx.updateTable('building').set({ name: 'Anggrek' }).where('id', '=', place.buildingId).execute();
      throw new HttpProblem(409, 'BENTROK');
    },
  });

  await expect(runCommand(ports(), edit(), failing)).rejects.toThrow('BENTROK');
  expect({ name: await nameNow(), audits: await auditCount() }).toEqual(before);
  expect(steps.filter((step) => step.startsWith('published'))).toEqual([]);
});

it('writes no audit and lets nothing follow where everything stood so already', async () => {
  const audits = await auditCount();

  const result = await runCommand(ports(), edit(), renaming('Anggrek', { write: async () => unchanged('as it was') }));

  expect(result).toBe('as it was');
  expect(await auditCount()).toBe(audits);
  expect(steps).toEqual(['lock', 'find earlier of locked', 'authorize', 'validate']);
});

it('lets the pages of those whose rights have changed ask anew who they are', async () => {
  const told: string[] = [];
  const live = {
    ...test.context.live,
    publish: async (topic: string) => void told.push(topic),
    refreshGrants: async (userId: string) => void told.push(`refreshed ${userId}`),
  };
  const withRights = renaming('Dahlia', {
    write: async () => ({
      result: 'Dahlia',
      audit: { action: 'rename', entity: 'building', entityId: place.buildingId },
      effects: [{ kind: 'refresh-access', userIds: [place.owner.id] }],
    }),
  });

  await runCommand({ ...test.context, live }, edit(), withRights);

  expect(told).toEqual([`imah/v1/u/${place.owner.id}/access`, `refreshed ${place.owner.id}`]);
});

it('goes on with what follows where one of it fails: the change stands, and the log says what did not happen', async () => {
  const told: string[] = [];
  const logged: unknown[] = [];
  const live = {
    ...test.context.live,
    publish: (topic: string) => (topic.endsWith('/ev') ? Promise.reject(new Error('no broker')) : Promise.resolve()),
    disconnect: async (who: object) => void told.push(JSON.stringify(who)),
  };
  const log = { ...test.context.log, error: (facts: unknown) => void logged.push(facts) };
  const userId = place.owner.id;
  const following = renaming('Kamboja', {
    write: async (trx) => {
      await trx.updateTable('building').set({ name: 'Kamboja' }).where('id', '=', place.buildingId).execute();
      const audit = { action: 'rename', entity: 'building', entityId: place.buildingId };
      return { result: 'Kamboja', audit, effects: [publish(), { kind: 'disconnect', who: { userId } }] };
    },
  });

  expect(await runCommand({ ...test.context, live, log }, edit(), following)).toBe('Kamboja');
  expect([await nameNow(), told]).toEqual(['Kamboja', [JSON.stringify({ userId })]]);
  expect(logged).toEqual([{ err: new Error('no broker'), effect: 'publish' }]);
});

it('is one change with others where the ports hold a transaction: what is refused takes all of them back', async () => {
  const [before, audits] = [await nameNow(), await auditCount()];
  const twice = test.context.db.transaction().execute(async (trx) => {
    await runCommand({ ...ports(), db: trx }, edit(), renaming('Kenanga'));
    await runCommand(
      { ...ports(), db: trx },
      edit(),
      renaming('Cempaka', {
        validate: () => {
          throw new HttpProblem(409, 'BENTROK');
        },
      }),
    );
  });

  await expect(twice).rejects.toMatchObject({ status: 409 });
  expect([await nameNow(), await auditCount()]).toEqual([before, audits]);
});

describe('a change of several parts', () => {
  const lastOf = async (count: number) => {
    const { db } = test.context;
    const rows = await db
      .selectFrom('audit_event')
      .select(['action', 'actor_kind', 'building_id'])
      .where('org_id', '=', place.orgId)
      .orderBy('seq', 'desc')
      .limit(count)
      .execute();
    return rows.toReversed();
  };

  it('has in the audit what each part has recorded, in its order, and in the name of who did it', async () => {
    const { parts, outcomeOf } = recordingOf(edit());
    const about = { entity: 'building', entityId: place.buildingId };
    const inParts = renaming('Melur', {
      write: async () => {
        parts.record({ action: 'first', ...about });
        parts.record({ action: 'second', ...about, actor: { kind: 'user', id: place.owner.id } });
        return outcomeOf('Melur');
      },
    });

    await runCommand(ports(), edit(), inParts);

    expect(await lastOf(2)).toEqual([
      { action: 'first', actor_kind: 'system', building_id: place.buildingId },
      { action: 'second', actor_kind: 'user', building_id: place.buildingId },
    ]);
  });

  it('lets each account ask for its rights anew once, however many parts name it', () => {
    const { parts, outcomeOf } = recordingOf(edit());
    parts.refreshAccess(['ani', 'budi']);
    parts.refreshAccess(['budi']);

    expect(outcomeOf('done', [publish()])).toEqual({
      result: 'done',
      audit: [],
      effects: [{ kind: 'refresh-access', userIds: ['ani', 'budi'] }, publish()],
    });
  });
});

it('refuses a change of no organisation whose audit names none, and changes nothing', async () => {
  const before = await nameNow();

  const change = runCommand(ports(), { ...edit(), orgId: null }, renaming('Wijaya'));

  await expect(change).rejects.toThrow('the audit of rename building names no organisation');
  expect(await nameNow()).toBe(before);
});

it('writes down an act that changes nothing but that nobody may do unseen', async () => {
  const acts = () =>
    test.context.db.selectFrom('audit_event').select('after').where('action', '=', 'take-out').execute();

  await recordAct(ports(), edit(), { action: 'take-out', entity: 'building', entityId: place.buildingId, after: [7] });

  expect(await acts()).toEqual([{ after: [7] }]);
});
