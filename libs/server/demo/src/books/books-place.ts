import type { Transaction } from 'kysely';
import type { CommandPorts, PersonalEdit } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';

/** A building of the demonstration whose months are billed. */
export interface BooksPlace {
  readonly orgId: string;
  readonly buildingId: string;
  readonly timeZone: string;
  readonly units: ReadonlyMap<string, { readonly id: string }>;
  /** The person of each name. */
  readonly people: ReadonlyMap<string, string>;
  /** Who sets tariffs, reads meters, issues bills and takes payments in. */
  readonly actor: PersonalEdit['actor'];
}

/** A change in the transaction that writes the demonstration. */
export type BooksPorts = CommandPorts & { readonly db: Transaction<Database> };
/** A change as somebody made it on its day. */
export type BooksEdit = PersonalEdit & { readonly buildingId: string };
