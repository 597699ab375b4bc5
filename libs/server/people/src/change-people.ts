import type { EventPacket } from '@imah/contract/mqtt';
import type { Transaction } from 'kysely';
import { buildingEvent, type PlaceEdit } from '@imah/server-buildings';
import {
  type Command,
  type CommandPorts,
  type Effect,
  type Recording,
  recordingOf,
  runCommand,
  unchanged,
} from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';

/** A change of a building's people, whose parts say what they have done: of this building unless they name another. */
export interface PeopleEdit extends PlaceEdit, Recording {}

type Steps<Locked> = Pick<Command<Locked, never>, 'lock' | 'authorize' | 'validate'>;

export interface PeopleChange<E extends PlaceEdit, Locked, Result> extends Steps<Locked> {
  readonly write: (trx: Transaction<Database>, edit: E & PeopleEdit, locked: Locked) => Promise<Result>;
  /** What open pages hear of it: which record of the people has come, changed or gone. */
  readonly eventOf?: (result: Result) => Pick<EventPacket, 'id' | 'op'>;
}

/** Changes people of a building: what their parts record is the audit, and whose rights it touched ask for them anew. */
export function changePeople<E extends PlaceEdit, Locked, Result>(
  ports: CommandPorts,
  edit: E,
  { write, eventOf, ...steps }: PeopleChange<E, Locked, Result>,
): Promise<Result> {
  return runCommand<Locked, Result>(ports, edit, {
    ...steps,
    write: async (trx, locked) => {
      const { parts, audit, outcomeOf } = recordingOf(edit);
      const { buildingId } = edit;
      const result = await write(trx, { ...parts, record: (facts) => parts.record({ buildingId, ...facts }) }, locked);
      if (audit.length === 0) return unchanged(result);
      const effects: Effect[] =
        eventOf === undefined
          ? []
          : [buildingEvent(edit, { entity: 'occupancy', version: 0, ...eventOf(result) }, edit.now)];
      return outcomeOf(result, effects);
    },
  });
}
