import type { Transaction } from 'kysely';
import { writeAudit } from '../access/audit.ts';
import { publishAccessEvent } from '../access/publish-access.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Database } from '../database/schema.ts';
import type { CommandPorts } from './command-ports.ts';
import { auditActorOf, type Edit } from './edit.ts';
import type { AuditFacts, Effect } from './effect.ts';

/** An edit of an account is of no organisation: what the audit says of it names the one it is about. */
type AnyEdit = Omit<Edit, 'orgId'> & { readonly orgId: string | null };

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

/**
 * Runs a command: lock, authorize, validate, write and audit in one transaction, then what follows from it. Where the ports
 * hold a transaction, several commands are one change.
 */
export async function runCommand<Locked, Result>(
  ports: CommandPorts,
  edit: AnyEdit,
  command: Command<Locked, Result>,
): Promise<Result> {
  const { result, effects } = await inTransaction(ports.db, (trx) => runIn(trx, edit, command));
  await runEffects(ports, effects);
  return result;
}

/** The steps within the transaction; what follows is left for its commit. */
async function runIn<Locked, Result>(
  trx: Transaction<Database>,
  edit: AnyEdit,
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
export function writeEditAudit(trx: Transaction<Database>, edit: AnyEdit, audit: AuditFacts): Promise<void> {
  const { requestId, now } = edit;
  const orgId = audit.orgId ?? edit.orgId;
  if (orgId === null) throw new Error(`the audit of ${audit.action} ${audit.entity} names no organisation`);
  return writeAudit(trx, { actor: auditActorOf(edit), requestId, ...audit, orgId }, now);
}

/** Nothing was changed: it stood so already. */
export function unchanged<Result>(result: Result): Outcome<Result> {
  return { result, audit: null };
}

/** Writes down what nobody may do unseen although it changes nothing: what is taken out of the house. */
export async function recordAct(ports: CommandPorts, edit: Edit, audit: AuditFacts): Promise<void> {
  await runCommand<void, void>(ports, edit, {
    lock: async () => undefined,
    write: async () => ({ result: undefined, audit }),
  });
}

/** Does what follows from a change, in its order. What fails is logged: the change stands all the same. */
export async function runEffects(ports: CommandPorts, effects: readonly Effect[]): Promise<void> {
  for (const effect of effects)
    await runEffect(ports, effect).catch((error: unknown) =>
      ports.log.error({ err: error, effect: effect.kind }, 'a change had no effect'),
    );
}

function runEffect(ports: CommandPorts, effect: Effect): Promise<unknown> {
  switch (effect.kind) {
    case 'publish':
      return ports.live.publish(effect.topic, effect.packet);
    case 'refresh-access':
      return publishAccessEvent(ports, effect.userIds);
    case 'disconnect':
      return ports.live.disconnect(effect.who);
    case 'forget-retained':
      return Promise.all(effect.topics.map((topic) => ports.live.publish(topic, null, { retain: true })));
  }
}
