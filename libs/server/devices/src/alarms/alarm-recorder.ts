import type { AlarmPacket, EventPacket } from '@imah/contract/mqtt';
import { buildingTopic } from '@imah/contract/mqtt/words';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { AlarmConsequence, ServerContext } from '@imah/server-platform';
import {
  type AuditFacts,
  type CommandPorts,
  type Edit,
  type Effect,
  runCommand,
  unchanged,
} from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { createKeyedQueue } from '../keyed-queue.ts';
import { readAlarms } from './read-alarms.ts';
import { notifyOfAlarm } from './notify-of-alarm.ts';
import { keepQuiet } from './quiet/keep-quiet.ts';
import { type AlarmOp, packetOp, whatFollows } from './quiet/what-follows.ts';

/** What a change of one alarm gave. */
export interface AlarmChange {
  readonly id: string;
  readonly count: number;
  readonly op: AlarmOp;
}

type Changed = Pick<AlarmChange, 'id' | 'count'>;

/** The one way in which alarms change: numbered for their building, told to people and to open pages. */
export interface AlarmRecorder {
  /**
   * Runs `change`, which names the alarm it changed or nothing, and writes down what a person did. Answers whether an
   * alarm changed.
   */
  readonly record: (
    edit: AlarmEdit,
    change: RawBuilder<Changed>,
    opOf: (count: number) => AlarmPacket['op'],
    audit?: AuditFacts,
  ) => Promise<boolean>;
  /** Runs `change`, which says what it did to which alarms, in its order. Answers whether any changed. */
  readonly recordAll: (
    edit: AlarmEdit,
    change: (trx: Transaction<Database>) => Promise<readonly AlarmChange[]>,
    audit?: AuditFacts,
  ) => Promise<boolean>;
}

/** Who changes an alarm of which building: a person, or nobody where a reading does. */
type AlarmEdit = Pick<Edit, 'orgId'> & Partial<Pick<Edit, 'actor' | 'requestId'>> & { readonly buildingId: string };

/** What a change of an alarm needs of the server. */
export type AlarmPorts = CommandPorts & Pick<ServerContext, 'domains'>;

export function createAlarmRecorder(ports: AlarmPorts): AlarmRecorder {
  const { follow } = ports.domains.alarms;
  // Packets of a building must leave in the order of their numbers.
  const queue = createKeyedQueue();

  const recordAll: AlarmRecorder['recordAll'] = ({ orgId, buildingId, actor = null, requestId }, change, audit) =>
    queue.run(buildingId, async () => {
      const now = ports.now();
      const afterwards: NonNullable<AlarmConsequence['afterwards']>[] = [];
      const changed = await runCommand<void, boolean>(
        ports,
        { orgId, actor, requestId, now },
        {
          lock: async () => undefined,
          write: async (trx) => {
            const effects: Effect[] = [];
            const audits = [audit ?? []].flat();
            for (const { id, op } of await change(trx)) {
              const numbered = await sql<{ seq: number }>`
                UPDATE building SET alarm_seq = alarm_seq + 1 WHERE org_id = ${orgId} AND id = ${buildingId}
                RETURNING alarm_seq AS seq`.execute(trx);
              if (op === 'raised') await keepQuiet(trx, { orgId, alarmId: id, now });
              const [read] = await readAlarms(trx, sql`a.org_id = ${orgId} AND a.id = ${id}`, 1);
              if (read === undefined) continue;
              const { told, followed: turn } = whatFollows(op, read);
              if (told !== null) await notifyOfAlarm(trx, orgId, read.alarm, told, now);
              const packet = { id, seq: numbered.rows[0]?.seq ?? 0, op: packetOp(op), alarm: read.alarm };
              effects.push(...eventsOf({ orgId, buildingId }, packet, now));
              if (turn === null) continue;
              const followed = await follow(trx, { orgId, alarm: read.alarm, op: turn, now });
              audits.push(...followed.audit);
              effects.push(...followed.effects);
              if (followed.afterwards !== null) afterwards.push(followed.afterwards);
            }
            if (effects.length === 0) return unchanged(false);
            return { result: true, audit: audits, effects };
          },
        },
      );
      // What fails of it leaves the alarm as it is.
      for (const go of afterwards)
        await go(ports).catch((error: unknown) => ports.log.error({ err: error }, 'an alarm had no consequence'));
      return changed;
    });

  return {
    record: (edit, change, opOf, audit) =>
      recordAll(
        edit,
        async (trx) => (await change.execute(trx)).rows.map(({ id, count }) => ({ id, count, op: opOf(count) })),
        audit,
      ),
    recordAll,
  };
}

function eventsOf(
  place: { readonly orgId: string; readonly buildingId: string },
  packet: AlarmPacket,
  now: number,
): Effect[] {
  const { id, seq, op } = packet;
  const changed: EventPacket = {
    entity: 'alarm',
    id,
    version: seq,
    op: op === 'raised' ? 'created' : 'updated',
    at: new Date(now).toISOString(),
  };
  return [
    { kind: 'publish', topic: buildingTopic(place, 'alarm'), packet },
    { kind: 'publish', topic: buildingTopic(place, 'ev'), packet: changed },
  ];
}
