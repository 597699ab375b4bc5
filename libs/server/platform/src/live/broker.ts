import type { EventEmitter } from 'node:events';
import { callbackify } from 'node:util';
import { wallOfUsername } from '@imah/contract/dashboards/words';
import { ingestLimits } from '@imah/contract/telemetry/words';
import {
  Aedes,
  type AuthenticateError,
  type Client,
  type ConnectPacket,
  type PublishPacket,
  type Subscription,
} from 'aedes';
import type { Logger } from 'pino';
import type { AccessPorts } from './access-ports.ts';
import { createFairGate } from '../overload/fair-gate.ts';
import { checkLimits, connectLimits, createConnectCounter, credentialKey } from './connect-limits.ts';
import { checkConnect, readToken } from './connect-rules.ts';
import { CoalescingStream } from './coalescing-stream.ts';
import type { ClientIdentity } from './client-identity.ts';
import { createListenRights, type ListenRights } from './listen-rights.ts';
import { logSeldom } from './log-seldom.ts';
import { markRedeliveries } from './redelivery.ts';
import { createSessionRegistry, type Session, type SessionRegistry } from './session-registry.ts';
import { createRawSpace } from './raw-space.ts';
import { isRawTopic, plainTopic, rawTopic } from './raw-topics.ts';
import { readUplink } from './topic-rights.ts';
import type { Uplinks } from './uplinks.ts';

/** A client that has not taken what waits for it for this long is cut off: it would hold up the others. */
const drainTimeoutMs = 3_000;

/** How long a connection may take to say who it is. */
const connectTimeoutMs = 10_000;

/** Levels of a topic: ours have nine, and no device in the field has as many as this. */
const maxTopicLevels = 16;

const refusals = { badCredentials: 4, notAuthorized: 5 } as const;

export interface Broker {
  readonly aedes: Aedes;
  readonly sessions: SessionRegistry;
  readonly rights: ListenRights;
  /** Set once, by who takes what devices say; until then devices are refused. */
  readonly setUplinks: (uplinks: Uplinks) => void;
}

/** The MQTT broker with the rules of who may connect, listen and speak. */
export async function createBroker(access: AccessPorts, log: Logger): Promise<Broker> {
  const sessions = createSessionRegistry();
  const rights = createListenRights(access);
  const countsIn = createConnectCounter();
  const checks = createFairGate(checkLimits);
  const complain = logSeldom(log, 'clients of the live channel could not be checked');
  const { open: openRawSpace, hear: hearRaw } = createRawSpace();
  const wills = new WeakMap<Client, PublishPacket>();
  let uplinks: Uplinks | null = null;
  const admitThen = callbackify(admit);

  const aedes = await Aedes.createBroker({
    drainTimeout: drainTimeoutMs,
    connectTimeout: connectTimeoutMs,
    maxClientsIdLength: 1_024,
    maxTopicLevels,
    preConnect(client, packet, answer) {
      readToken(packet);
      const will = willOf(packet);
      if (will !== null) wills.set(client, will);
      checkConnect(client, packet, answer);
    },
    authenticate(client, username, password, done) {
      // What `admit` throws is made by `refusal`.
      admitThen(client, username, password, (error, isIn) => done(error as AuthenticateError | null, isIn));
    },
    authorizeSubscribe: callbackify(async (client: Client, subscription: Subscription) =>
      (await mayListen(client, subscription)) ? subscription : null,
    ),
    authorizePublish: callbackify((client: Client | null, packet: PublishPacket) =>
      receive(sessions.of(client), packet),
    ),
    authorizeForward(client, packet) {
      const session = sessions.of(client);
      if (session?.identity.kind === 'building') return { ...packet, topic: plainTopic(packet.topic) };
      return client.connected || hears(session, packet.topic) ? packet : null;
    },
  });

  markRedeliveries(aedes);
  const events: EventEmitter = aedes; // Aedes does not declare its own 'error'.
  events.on('error', (error: unknown) => log.error({ err: error }, 'broker'));
  aedes.on('clientError', (client, error) =>
    log.debug({ client: client.id, error: error.message }, 'live client dropped'),
  );
  aedes.on('connectionError', (_client, error) => log.debug({ error: error.message }, 'live connection dropped'));
  aedes.on('unsubscribe', (filters, client) => {
    const session = sessions.of(client);
    for (const filter of filters)
      session?.filters.delete(session.identity.kind === 'building' ? plainTopic(filter) : filter);
  });

  async function admit(client: Client, username: string | undefined, password: Buffer | undefined): Promise<boolean> {
    const secret = password?.toString('utf8');
    if (username === undefined || secret === undefined) throw refusal(refusals.badCredentials);
    const key = credentialKey(username, secret);
    if (!countsIn(key)) return sendAway(client);
    const from = addressOf(client);
    const identity = await checks
      .run(key, () => identify(username, secret, from))
      .catch((error: unknown) => {
        complain(error);
        return 'unknown' as const;
      });
    if (identity === 'unknown') return sendAway(client);
    if (identity === null) {
      if (!username.includes('@') && wallOfUsername(username) === null)
        uplinks?.refused({ kind: 'wrong-password', username, from });
      throw refusal(refusals.badCredentials);
    }
    const will = wills.get(client);
    if (will !== undefined && !mayLeaveWill(identity, will)) throw refusal(refusals.notAuthorized);
    // The client may have gone while the database was asked.
    if (client.conn.destroyed) return false;
    if (sessions.ofOwner(identity).length >= mostOpenOf(identity)) return sendAway(client);
    enter(client, identity);
    return true;
  }

  async function identify(username: string, password: string, from: string): Promise<ClientIdentity | null> {
    if (username.includes('@')) return access.authenticatePerson(username, password);
    const wallId = wallOfUsername(username);
    if (wallId !== null) return access.authenticateWall(wallId, password);
    return uplinks === null ? null : access.authenticateDevice(username, password, from);
  }

  function enter(client: Client, identity: ClientIdentity): void {
    const session = sessions.add(client, identity);
    if (identity.kind === 'building') openRawSpace(client, identity);
    client.conn.once('close', () => {
      const left = sessions.remove(session);
      if (identity.kind === 'device' && left === 0 && !aedes.closed) uplinks?.disconnected(identity);
    });
    if (identity.kind === 'device' && sessions.ofDevice(identity.deviceId).length === 1) uplinks?.connected(identity);
  }

  async function mayListen(client: Client, subscription: Subscription): Promise<boolean> {
    const session = sessions.of(client);
    if (session === undefined) return false;
    const topic = session.identity.kind === 'building' ? plainTopic(subscription.topic) : subscription.topic;
    if (session.identity.kind === 'building') subscription.topic = rawTopic(session.identity, topic);
    const listening = await rights.ask(session, topic).catch((error: unknown) => {
      complain(error);
      return 'unknown' as const;
    });
    // A refusal would be taken for the last word; who comes back is asked about anew.
    if (listening === 'flood' || listening === 'unknown') client.close();
    return listening === 'granted';
  }

  async function receive(session: Session | undefined, packet: PublishPacket): Promise<void> {
    // What ends is this process, not the device: its last will, that it is gone, would be false.
    if (aedes.closed) throw new Error('the broker is closing');
    const identity = session?.identity;
    if (session === undefined || identity === undefined || 'userId' in identity || uplinks === null)
      throw new Error('only devices publish');
    const payload = typeof packet.payload === 'string' ? Buffer.from(packet.payload) : packet.payload;
    if (identity.kind === 'building') return hearRaw(uplinks, identity, session.client, packet, payload);
    const { topic } = packet;
    const uplink = readUplink(identity, topic, packet.retain);
    if (uplink === null) {
      uplinks.refused({ kind: 'wrong-topic', client: identity, topic });
      throw new Error(`not a topic of this device: ${topic}`);
    }
    if (payload.length > ingestLimits.maxBytes) {
      uplinks.refused({ kind: 'too-large', client: identity, topic });
      throw new Error('payload too large');
    }
    await uplinks.received(identity, uplink, payload);
  }

  return {
    aedes,
    sessions,
    rights,
    setUplinks(next) {
      uplinks = next;
    },
  };
}

/** What waited for a returning client is measured by what it may hear today. */
function hears(session: Session | undefined, topic: string): boolean {
  const anyDevice = topic.replace(/\/d\/[^/]+\//, '/d/+/');
  return session !== undefined && (session.filters.has(topic) || session.filters.has(anyDevice));
}

function mostOpenOf({ kind }: ClientIdentity): number {
  if (kind === 'building') return connectLimits.openOfBuilding;
  return kind === 'wall' ? connectLimits.openOfWall : connectLimits.open;
}

function addressOf({ conn }: Client): string {
  return conn instanceof CoalescingStream ? conn.address : '';
}

/** Ends the connection without an answer: after a refusal many clients do not come back. */
function sendAway(client: Client): false {
  client.close();
  return false;
}

function willOf(packet: ConnectPacket): PublishPacket | null {
  if (packet.will === undefined) return null;
  const { topic, payload, qos = 0, retain = false } = packet.will;
  return { cmd: 'publish', topic: String(topic), payload: Buffer.from(payload), qos, retain, dup: false };
}

function mayLeaveWill(identity: ClientIdentity, will: PublishPacket): boolean {
  if (identity.kind === 'building') return isRawTopic(will.topic);
  return identity.kind === 'device' && readUplink(identity, will.topic, will.retain) === 'presence';
}

function refusal(returnCode: number): AuthenticateError {
  // AuthErrorCode is an ambient const enum, which isolated modules cannot read; its members are these numbers.
  return Object.assign(new Error(`connection refused: ${returnCode}`), { returnCode }) as AuthenticateError;
}
