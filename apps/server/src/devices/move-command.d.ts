import { type CommandStatus } from '@imah/contract';
import { type RawBuilder, type Transaction } from 'kysely';
import { type AuditActor } from '../access/audit.ts';
import type { ServerContext } from '../context.ts';
import type { Database } from '../database/schema.ts';
export type CommandContext = Pick<ServerContext, 'db' | 'live' | 'now'>;
/** A command that has changed, and where that is told. */
export interface MovedCommand {
    readonly id: string;
    readonly orgId: string;
    readonly buildingId: string;
    readonly deviceId: string;
    readonly status: CommandStatus;
}
export interface CommandMove {
    readonly to: CommandStatus;
    readonly by: AuditActor;
    readonly error?: string;
}
/**
 * Moves the commands that `condition` names (row `c`) where the transition table allows it, each with
 * its audit row; the others stay as they are. Returns those that moved.
 */
export declare function moveCommands(trx: Transaction<Database>, condition: RawBuilder<unknown>, { to, by, error }: CommandMove, now: number): Promise<MovedCommand[]>;
/** Moves commands in a transaction of their own and tells who listens. */
export declare function moveAndTell({ db, live, now }: CommandContext, condition: RawBuilder<unknown>, move: CommandMove): Promise<MovedCommand[]>;
/** Publishes that the commands changed; the reader fetches them. */
export declare function tellOfCommands({ live, now }: Pick<CommandContext, 'live' | 'now'>, moved: readonly MovedCommand[]): Promise<void>;
//# sourceMappingURL=move-command.d.ts.map