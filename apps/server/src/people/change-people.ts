import type { EventPacket } from '@imah/contract/mqtt';
import type { Transaction } from 'kysely';
import type { PlaceEdit } from '../buildings/place-edit.ts';
import { buildingEvent } from '../buildings/publish-building.ts';
import { type Recording, recordingOf } from '../command/recording.ts';
import { type Command, type CommandPorts, type Effect, runCommand, unchanged } from '../command/run-command.ts';
import type { Database } from '../database/schema.ts';

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
