import { defaultGroupGrants, type PolicyActor } from '@imah/contract/access';
import { buildingTopic, deviceTopic } from '@imah/contract/mqtt/words';
import type { Client } from 'aedes';
import { describe, expect, it } from 'vitest';
import { createListenRights, listenLimits } from './listen-rights.ts';
import type { Session } from './session-registry.ts';

const id = (n: number) => `01900000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
const [org, building, me] = [id(1), id(2), id(3)];
const manager: PolicyActor = {
  userId: me,
  memberships: [
    { orgId: org, grants: new Set(defaultGroupGrants['building-manager']), buildings: 'all', unitIds: new Set() },
  ],
};
const nobody: PolicyActor = { userId: me, memberships: [] };
const events = buildingTopic({ orgId: org, buildingId: building }, 'ev');
const alarms = buildingTopic({ orgId: org, buildingId: building }, 'alarm');
const state = (device: number) => deviceTopic({ orgId: org, buildingId: building, deviceId: id(device) }, 'state');

/** Rights behind a database that is asked and can be counted, and a clock that is set. */
function open(first: PolicyActor | null) {
  const world = { actor: first, now: 0, loads: [] as string[], units: 0 };
  const rights = createListenRights(
    {
      authenticatePerson: async () => null,
      authenticateDevice: async () => null,
      authenticateWall: async () => null,
      wallTopics: async () => null,
      loadActor: async (userId, viewSessionId) => {
        world.loads.push(viewSessionId === undefined ? userId : `${userId} as ${viewSessionId}`);
        return world.actor;
      },
      rightsThatEnd: async () => new Map(),
      findDeviceUnit: async () => {
        world.units += 1;
        return null;
      },
    },
    () => world.now,
  );
  return { rights, world };
}
function connection(
  identity: Session['identity'] = { kind: 'person', userId: me },
): Session & { client: { closed: boolean } } {
  // Of a client only whether it has gone is asked.
  return { client: { closed: false } as Client, identity, filters: new Set() };
}

describe('what a connection may hear', () => {
  it('is asked of the database once in ten seconds', async () => {
    const { rights, world } = open(manager);
    const session = connection();

    const first = [await rights.ask(session, events), await rights.ask(session, alarms)];
    world.now = 9_999;
    await rights.ask(session, state(7));
    const soon = world.loads.length;
    world.now = 10_000;
    await rights.ask(session, state(8));

    expect([first, soon, world.loads.length]).toEqual([['granted', 'granted'], 1, 2]);
    expect([...session.filters]).toEqual([events, alarms, state(7), state(8)]);
  });

  it('is asked anew before it is refused: it may have been given since', async () => {
    const { rights, world } = open(nobody);
    const session = connection();

    const before = await rights.ask(session, events);
    world.actor = manager;

    expect([before, await rights.ask(session, events), world.loads.length]).toEqual(['refused', 'granted', 2]);
  });

  it('is what the group allows where the session sees as one', async () => {
    const { rights, world } = open(manager);

    await rights.ask(connection({ kind: 'person', userId: me, viewSessionId: 'view' }), events);

    expect(world.loads).toEqual([`${me} as view`]);
  });

  it('is nothing for an account that is gone', async () => {
    const { rights } = open(null);

    expect(await rights.ask(connection(), events)).toBe('refused');
  });

  it('is for a device its own commands, without a question', async () => {
    const { rights, world } = open(manager);
    const device = { orgId: org, buildingId: building, deviceId: id(7) };
    const session = connection({ kind: 'device', ...device });

    expect([await rights.ask(session, deviceTopic(device, 'cmd')), await rights.ask(session, events)]).toEqual([
      'granted',
      'refused',
    ]);
    expect(world.loads).toEqual([]);
  });

  it('is kept apart for each connection', async () => {
    const { rights, world } = open(manager);

    await rights.ask(connection(), events);
    await rights.ask(connection(), events);

    expect(world.loads).toEqual([me, me]);
  });
});

describe('how much a connection may ask', () => {
  it('ends it with the filter that is one too many for the minute, and begins anew with the next', async () => {
    const { rights, world } = open(manager);
    const session = connection();
    await rights.ask(session, events);
    for (let asked = 1; asked < listenLimits.askedPerMinute; asked += 1) await rights.ask(session, events);

    const tooMany = await rights.ask(session, events);
    world.now = 60_000;

    expect([tooMany, await rights.ask(session, events)]).toEqual(['flood', 'granted']);
  });

  it('ends it after too many refusals', async () => {
    const { rights } = open(nobody);
    const session = connection();
    const answers: string[] = [];
    for (let asked = 0; asked <= listenLimits.refusedPerMinute + 1; asked += 1)
      answers.push(await rights.ask(session, state(asked)));

    expect([answers.filter((answer) => answer === 'refused').length, answers.at(-1)]).toEqual([
      listenLimits.refusedPerMinute + 1,
      'flood',
    ]);
  });

  it('refuses what is one more than it may hold, without a question', async () => {
    const { rights, world } = open(manager);
    const session = connection();
    for (let held = 0; held < listenLimits.held; held += 1) session.filters.add(state(held));

    expect([await rights.ask(session, events), world.loads]).toEqual(['refused', []]);
  });

  it('asks nothing more for one that has gone meanwhile', async () => {
    const { rights, world } = open(manager);
    const session = connection();
    session.client.closed = true;

    expect([await rights.ask(session, events), world.loads]).toEqual(['flood', []]);
  });

  it('goes on after a question that failed', async () => {
    const { rights, world } = open(manager);
    const session = connection();
    const broken = createListenRights({
      authenticatePerson: async () => null,
      authenticateDevice: async () => null,
      authenticateWall: async () => null,
      wallTopics: async () => null,
      loadActor: async () => Promise.reject(new Error('no database')),
      rightsThatEnd: async () => new Map(),
      findDeviceUnit: async () => null,
    });
    await expect(broken.ask(session, events)).rejects.toThrow('no database');
    await expect(broken.ask(session, events)).rejects.toThrow('no database');

    expect([await rights.ask(session, events), world.loads.length]).toEqual(['granted', 1]);
  });
});

describe('what a connection holds', () => {
  it('still holds while its rights grant all of it, and no longer when one is gone', async () => {
    const { rights, world } = open(manager);
    const session = connection();
    await rights.ask(session, events);

    const before = await rights.stillHolds(session);
    world.actor = nobody;

    expect([before, await rights.stillHolds(session)]).toEqual([true, false]);
  });

  it('holds nothing more once the account is gone, though it listens to nothing', async () => {
    const { rights } = open(null);

    expect(await rights.stillHolds(connection())).toBe(false);
  });

  it('is not asked of a device, which hears its own commands as long as it is there', async () => {
    const { rights, world } = open(null);
    const device = connection({ kind: 'device', orgId: org, buildingId: building, deviceId: id(7) });

    expect([await rights.stillHolds(device), world.loads]).toEqual([true, []]);
  });
});
