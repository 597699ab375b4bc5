import type { EventPacket } from '@imah/contract/mqtt';
import type { Transaction } from 'kysely';
import { type AuditFacts, type CommandPorts, type Edit, runCommand } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { lockBuilding } from './building-repository.ts';
import { buildingEvent } from './publish-building.ts';

/** Who changes something of which building. */
export interface PlaceEdit extends Edit {
  readonly buildingId: string;
}

/** What a change of a building's places has come to. Sections and floors show on the same pages as units. */
export interface PlacesChanged<T> {
  readonly result: T;
  /** Null where nothing was changed. */
  readonly audit: AuditFacts | readonly AuditFacts[] | null;
  /** What open pages hear: of one place, or of the building where there are many. */
  readonly event: { readonly id: string; readonly op: EventPacket['op'] };
}

/**
 * Changes places of a building while no other change of the same building's places is under way: what must hold for a
 * building as a whole (codes, levels, shares) is then looked at in peace.
 */
export function changePlaces<T>(
  ports: CommandPorts,
  edit: PlaceEdit,
  write: (trx: Transaction<Database>) => Promise<PlacesChanged<T>>,
): Promise<T> {
  const { buildingId, now } = edit;
  return runCommand<void, T>(ports, edit, {
    lock: (trx) => lockBuilding(trx, edit),
    write: async (trx) => {
      const { result, audit, event } = await write(trx);
      const about = (entry: AuditFacts): AuditFacts => ({ buildingId, ...entry });
      const effects = [buildingEvent(edit, { entity: 'unit', version: 0, ...event }, now)];
      return { result, audit: audit === null ? null : [audit].flat().map(about), effects };
    },
  });
}

/** The fields of `change` as they were in `before`. */
export function sameFields(before: object, change: object): Record<string, unknown> {
  return Object.fromEntries(Object.keys(change).map((field) => [field, Reflect.get(before, field)]));
}

/** A change of a record: what is left out, or undefined, stays. */
export type Change<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** The record as it is after the change. */
export function changed<T extends object>(before: T, change: Change<Partial<T>>): T {
  const named = Object.entries(change).filter(([, value]) => value !== undefined);
  return { ...before, ...Object.fromEntries(named) };
}
