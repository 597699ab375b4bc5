import { randomUUIDv7 } from 'node:crypto';
import { deviceProtocols } from '@imah/contract/devices/words';
import { buildingTopic } from '@imah/contract/mqtt/words';
import { sql } from 'kysely';
import type { ServerContext } from '@imah/server-platform';
import type { BuildingIdentity, RawMessage, Refusal } from '@imah/server-platform/live';
import { type Adapter, adapters, type Said, type Source } from './adapters/index.ts';
import { type BuildingSpace, createBuildingSpace } from './building-space.ts';
import { createProblemBook, type Problem } from './connection-problems.ts';
import { createDeliver, type Receive } from './deliver-values.ts';
import { foundPacket } from './found-event.ts';
import { readFound, storeFound, storeSamples } from './found-repository.ts';
import type { FoundSource } from './found-source.ts';
import { mergeSource, withoutDescribedBy } from './merge-source.ts';
import { extendMapping } from './extend-mapping.ts';
import { isInTime } from '../telemetry/read-packet.ts';
import type { TypeBook } from '../type-book.ts';

/** Devices that nobody has adopted, of one building: more than this is no building any more. */
const mostUnadopted = 300;

export interface RawListener {
  /** Takes what a building's own devices say. False for what nobody else is to hear. */
  readonly heard: (building: BuildingIdentity, message: RawMessage) => Promise<boolean>;
  readonly refused: (refusal: Refusal) => void;
  /** What people have decided has changed: the building is read anew. */
  readonly reload: (buildingId: string) => Promise<void>;
  /** Writes down what was heard, and tells the open pages. */
  readonly flush: () => Promise<void>;
}

interface Ports extends Pick<ServerContext, 'db' | 'live' | 'log' | 'now'> {
  /** Takes what an adopted device says, as from the device itself. */
  readonly receive: Receive;
  readonly types: TypeBook;
}

const latestDate = 8.64e15;

/** As people write it; what is no date any more, as the last of them. */
const dateOf = (ts: number): string => new Date(Math.min(ts, latestDate)).toISOString().replace('.000Z', 'Z');

/** Listens to devices that speak languages of their own: finds them, and hands on what adopted ones say. */
export function createRawListener({ db, live, log, now, receive, types }: Ports): RawListener {
  const spaces = new Map<string, Promise<BuildingSpace>>();
  const heardOf = new Set<FoundSource>();
  const problems = createProblemBook(db, now);
  const deliver = createDeliver(receive, types);

  function spaceOf({ orgId, buildingId }: BuildingIdentity): Promise<BuildingSpace> {
    const known = spaces.get(buildingId);
    if (known !== undefined) return known;
    const space = readFound(db, sql`f.org_id = ${orgId} AND f.building_id = ${buildingId}`).then(createBuildingSpace);
    spaces.set(buildingId, space);
    // One that could not be read is read again by who comes next.
    space.catch(() => spaces.delete(buildingId));
    return space;
  }

  async function discover(
    building: BuildingIdentity,
    space: BuildingSpace,
    adapter: Adapter,
    said: Said,
  ): Promise<void> {
    const { found, by, refused, withdrawn } = adapter.discover(said);
    for (const why of refused) note(building, 'unreadable', said.topic, why);
    for (const source of found) await learn(building, space, adapter, source, by);
    if (withdrawn === undefined) return;
    for (const known of space.all()) await change(space, known, withoutDescribedBy(known.source, withdrawn));
  }

  async function learn(
    building: BuildingIdentity,
    space: BuildingSpace,
    { protocol }: Adapter,
    source: Source,
    by: 'description' | 'values',
  ): Promise<void> {
    const known = space.find(protocol, source.sourceKey);
    if (known !== undefined) return change(space, known, mergeSource(known.source, source, by));
    if (space.unadopted() >= mostUnadopted) return note(building, 'full', source.sourceKey, protocol);
    const { orgId, buildingId } = building;
    const at = now();
    const made: FoundSource = {
      id: randomUUIDv7(),
      orgId,
      buildingId,
      protocol,
      source: mergeSource({ ...source, presence: [], properties: [] }, source, 'description'),
      state: 'new',
      deviceId: null,
      typeKey: null,
      mapping: [],
      samples: {},
      firstSeenAt: at,
      lastSeenAt: at,
    };
    space.put(made);
    await storeFound(db, made);
    heardOf.add(made);
  }

  async function change(space: BuildingSpace, known: FoundSource, source: Source): Promise<void> {
    if (source === known.source) return;
    known.source = source;
    known.mapping = extendMapping(known, known.typeKey === null ? undefined : await types.find(known.typeKey));
    space.put(known);
    if (known.state === 'refused') return;
    await storeFound(db, known);
    heardOf.add(known);
  }

  function note(
    building: Pick<Problem, 'orgId' | 'buildingId'>,
    kind: Problem['kind'],
    subject: string,
    detail = '',
  ): void {
    problems.note({ orgId: building.orgId, buildingId: building.buildingId, kind, subject, detail });
  }

  async function listen(building: BuildingIdentity, space: BuildingSpace, said: Said): Promise<void> {
    const delivered = space.about(said).map((known) => {
      const { values, online, answers = [], refused } = adapters[known.protocol].parse(said, known.source);
      if (refused > 0) note(building, 'unreadable', said.topic, known.source.name);
      const strayed = values.find(({ ts }) => ts !== undefined && !isInTime(ts, now()));
      if (strayed?.ts !== undefined) note(building, 'wrong-time', known.source.name, dateOf(strayed.ts));
      known.lastSeenAt = now();
      for (const { key, value } of values) known.samples[key] = value;
      if (known.state !== 'refused') heardOf.add(known);
      return deliver(known, { values, online, answers });
    });
    // Side by side: each waits until it is stored, and a gateway says of hundreds at once that they are there.
    await Promise.all(delivered);
  }

  return {
    async heard(building, { topic, payload, retain }) {
      const spoken = deviceProtocols.map((protocol) => adapters[protocol]).filter((adapter) => adapter.speaks(topic));
      if (retain && deviceProtocols.some((protocol) => adapters[protocol].isCommandTopic(topic))) {
        note(building, 'retained-command', topic);
        return false;
      }
      const said = { topic, text: payload.toString('utf8') };
      const space = await spaceOf(building);
      for (const adapter of spoken) await discover(building, space, adapter, said);
      const isOrder = deviceProtocols.some((protocol) => adapters[protocol].isCommandTopic(topic));
      if (spoken.length === 0 && !isOrder && space.about(said).length === 0) note(building, 'unknown-message', topic);
      await listen(building, space, said);
      return true;
    },
    refused(refusal) {
      if (refusal.kind === 'wrong-password') return problems.notePassword(refusal.username, refusal.from);
      note(refusal.client, refusal.kind, refusal.topic);
    },
    async reload(buildingId) {
      await flushSamples();
      spaces.delete(buildingId);
    },
    async flush() {
      const told = new Map<string, Pick<Problem, 'orgId' | 'buildingId'>>();
      for (const one of [...(await flushSamples()), ...(await problems.flush())]) told.set(one.buildingId, one);
      for (const address of told.values())
        await live.publish(buildingTopic(address, 'ev'), foundPacket(address.buildingId, now()));
    },
  };

  async function flushSamples(): Promise<readonly FoundSource[]> {
    const heard = [...heardOf];
    heardOf.clear();
    await storeSamples(db, heard).catch((error: unknown) => log.error({ err: error }, 'what was heard is not kept'));
    return heard.filter(({ state }) => state === 'new');
  }
}
