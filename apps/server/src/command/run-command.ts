import type { EventPacket } from '@imah/contract/mqtt';
import type { BuildingTopic, PersonalTopic } from '@imah/contract/mqtt/words';
import type { Transaction } from 'kysely';
import { type AuditEntry, writeAudit } from '../access/audit.ts';
import { publishAccessEvent } from '../access/publish-access.ts';
import type { ServerContext } from '../context.ts';
import type { Database } from '../database/schema.ts';
import { auditActorOf, type Edit } from './edit.ts';

/** What the audit says of a change; who, when and in which call is known from the edit. */
export type AuditFacts = Omit<AuditEntry, 'orgId' | 'actor' | 'requestId'>;

/** What must not happen before a change stands. */
export type Effect =
  /** Open pages hear of it, and fetch what has changed. */
  | {
      readonly kind: 'publish';
      readonly topic: BuildingTopic<'ev'> | PersonalTopic<'topic'>;
      readonly packet: EventPacket;
    }
  /** Somebody's rights have changed: their subscriptions and pages follow. */
  | { readonly kind: 'refresh-access'; readonly userIds: readonly string[] };

/** What a change has come to. */
export interface Outcome<Result> {
  readonly result: Result;
  /** One entry for each record; null where everything stood so already: then nothing was changed. */
  readonly audit: AuditFacts | readonly AuditFacts[] | null;
  /** Done in their order, once the transaction is committed. */
  readonly effects?: readonly Effect[];
}

/**
 * One change, in the steps that each has. A step that refuses throws, and then nothing was changed.
 * What people are told by mail, push or the page is written in the transaction (`notify`): the outbox sends it.
 */
export interface Command<Locked, Result> {
  /** Reads what is changed, so that it stays as it is until the transaction ends. @throws {HttpProblem} 404 */
  readonly lock: (trx: Transaction<Database>) => Promise<Locked>;
  /** What this very change made when it arrived before; null when it is new. @throws {HttpProblem} 409 */
  readonly findEarlier?: ((trx: Transaction<Database>, locked: Locked) => Promise<Result | null>) | undefined;
  /** @throws {HttpProblem} 403, 412 */
  readonly authorize?: ((trx: Transaction<Database>, locked: Locked) => Promise<void> | void) | undefined;
  /** @throws {HttpProblem} 409, 422 */
  readonly validate?: ((trx: Transaction<Database>, locked: Locked) => Promise<void> | void) | undefined;
  readonly write: (trx: Transaction<Database>, locked: Locked) => Promise<Outcome<Result>>;
}

/** What a command needs of the server. */
export type CommandPorts = Pick<ServerContext, 'db' | 'live' | 'log' | 'now'>;

/** Runs a command: lock, authorize, validate, write and audit in one transaction, then what follows from it. */
export async function runCommand<Locked, Result>(
  ports: CommandPorts,
  edit: Edit,
  command: Command<Locked, Result>,
): Promise<Result> {
  const { result, effects } = await ports.db.transaction().execute((trx) => runIn(trx, edit, command));
  await runEffects(ports, effects);
  return result;
}

/** The steps within the transaction; what follows is left for its commit. */
async function runIn<Locked, Result>(
  trx: Transaction<Database>,
  edit: Edit,
  command: Command<Locked, Result>,
): Promise<Required<Pick<Outcome<Result>, 'result' | 'effects'>>> {
  const locked = await command.lock(trx);
  const earlier = (await command.findEarlier?.(trx, locked)) ?? null;
  if (earlier !== null) return { result: earlier, effects: [] };
  await command.authorize?.(trx, locked);
  await command.validate?.(trx, locked);
  const { result, audit, effects = [] } = await command.write(trx, locked);
  if (audit === null) return { result, effects: [] };
  // The last statement: the row of the organisation is held from here on.
  for (const entry of [audit].flat()) await writeEditAudit(trx, edit, entry);
  return { result, effects };
}

/** Writes down what an edit has done. */
export function writeEditAudit(trx: Transaction<Database>, edit: Edit, audit: AuditFacts): Promise<void> {
  const { orgId, requestId, now } = edit;
  return writeAudit(trx, { orgId, actor: auditActorOf(edit), requestId, ...audit }, now);
}

/** Nothing was changed: it stood so already. */
export function unchanged<Result>(result: Result): Outcome<Result> {
  return { result, audit: null };
}

/** Does what follows from a change, in its order. */
export async function runEffects(ports: CommandPorts, effects: readonly Effect[]): Promise<void> {
  for (const effect of effects)
    await (effect.kind === 'publish'
      ? ports.live.publish(effect.topic, effect.packet)
      : publishAccessEvent(ports, effect.userIds));
}
