import type { AlarmPacket, EventPacket } from '@imah/contract/mqtt';
import type { BuildingTopic, DeviceTopic, PersonalTopic } from '@imah/contract/mqtt/words';
import type { Transaction } from 'kysely';
import { type AuditEntry, writeAudit } from '../access/audit.ts';
import { publishAccessEvent } from '../access/publish-access.ts';
import type { ServerContext } from '../context.ts';
import type { LivePublisher } from '../live/live-publisher.ts';
import type { Database } from '../database/schema.ts';
import { auditActorOf, type Edit } from './edit.ts';

/**
 * What the audit says of a change; of which organisation, who, when and in which call is known from the edit. `actor` is
 * named where another did a part of it: the device that answered, the clock; `orgId` where an account leaves several.
 */
export type AuditFacts = Omit<AuditEntry, 'orgId' | 'actor' | 'requestId'> &
  Partial<Pick<AuditEntry, 'orgId' | 'actor'>>;

/** An edit of an account is of no organisation: what the audit says of it names the one it is about. */
type AnyEdit = Omit<Edit, 'orgId'> & { readonly orgId: string | null };

/** What must not happen before a change stands. */
export type Effect =
  /** Open pages hear of it, and fetch what has changed. */
  | {
      readonly kind: 'publish';
      readonly topic: BuildingTopic<'ev'> | PersonalTopic<'topic'>;
      readonly packet: EventPacket;
    }
  | { readonly kind: 'publish'; readonly topic: BuildingTopic<'alarm'>; readonly packet: AlarmPacket }
  /** Somebody's rights have changed: their subscriptions and pages follow. */
  | { readonly kind: 'refresh-access'; readonly userIds: readonly string[] }
  /** What was said last on these topics is shown to nobody any more. */
  | { readonly kind: 'forget-retained'; readonly topics: readonly DeviceTopic[] }
  /** The connections of a person or a device are ended, and come back with the rights of now. */
  | { readonly kind: 'disconnect'; readonly who: Parameters<LivePublisher['disconnect']>[0] };

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
  edit: AnyEdit,
  command: Command<Locked, Result>,
): Promise<Result> {
  const { result, effects } = await ports.db.transaction().execute((trx) => runIn(trx, edit, command));
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
