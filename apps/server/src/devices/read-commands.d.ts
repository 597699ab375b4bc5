import type { Command } from '@imah/contract';
import { type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../database/schema.ts';
/** Commands, newest first. */
export declare function readCommands(db: Kysely<Database>, condition: RawBuilder<unknown>, limit: number): Promise<Command[]>;
//# sourceMappingURL=read-commands.d.ts.map