import type { Server } from 'node:http';
import type { Logger } from 'pino';
import type { KnowsHost } from '../http/known-hosts.ts';
import type { AccessPorts } from './access-ports.ts';
import { createBroker } from './broker.ts';
import type { Disconnected, LivePublisher } from './live-publisher.ts';
import { logSeldom } from './log-seldom.ts';
import { createPersistentSessions } from './persistent-sessions.ts';
import { ownerOf, type Session, type SessionRegistry } from './session-registry.ts';
import { rawTopic } from './raw-topics.ts';
import { createLiveSockets, type TlsListening } from './sockets.ts';
import type { TlsIdentity } from './tls-identity.ts';
import type { Uplinks } from './uplinks.ts';
import { createEndsWatch, endsAheadMs } from './watch-ends.ts';

/** All rights are read anew this often, for what nobody told of. */
const sessionCheckMs = endsAheadMs;

export interface LiveOptions {
  readonly access: AccessPorts;
  readonly log: Logger;
  /** Origins, beside the request's own host, whose pages may connect. */
  readonly origins?: readonly string[];
  /** Which names of this server a websocket may be opened to; any when left out. */
  readonly knowsHost?: KnowsHost;
  /** Milliseconds since 1970 UTC. */
  readonly now?: () => number;
}

export interface LiveService extends LivePublisher {
  /** Answers websocket upgrades at `/mqtt`. */
  attach(server: Server): void;
  /** Also takes plain MQTT; resolves with the port it got. */
  listenTcp(port: number, host: string): Promise<number>;
  /** The same over TLS. */
  listenTls(port: number, host: string, identity: TlsIdentity): Promise<TlsListening>;
  setUplinks(uplinks: Uplinks): void;
  isConnected(deviceId: string): boolean;
  /** Ends the connections of all people: they come back at once, and ask for what they may have missed. */
  endPeople(): Promise<void>;
  readonly connections: number;
  /** Says goodbye to every client and stops listening. */
  close(): Promise<void>;
}

/** The live channel in this process: broker, its sockets, and the server's own voice on it. */
export async function createLive(options: LiveOptions): Promise<LiveService> {
  const { access, log, origins = [], knowsHost = () => true, now = Date.now } = options;
  const broker = await createBroker(access, log);
  const sockets = createLiveSockets(broker.aedes, origins, knowsHost);
  const { sessions, aedes, rights } = broker;
  const persistent = createPersistentSessions(aedes);
  const complain = logSeldom(log, 'live sessions not checked');
  aedes.on('clientDisconnect', (client) => {
    const session = sessions.of(client);
    if (session !== undefined) persistent.left(client, ownerOf(session.identity), now()).catch(complain);
  });
  // Rights can end without anyone changing them: a membership or a stay runs out.
  const ends = createEndsWatch({
    rightsThatEnd: access.rightsThatEnd,
    ended: (userId) => void refreshGrants(userId).catch(complain),
  });
  aedes.on('clientReady', (client) => {
    const identity = sessions.of(client)?.identity;
    if (identity !== undefined && 'userId' in identity) ends.watch([identity.userId]).catch(complain);
  });
  const timer = setInterval(() => void checkSessions().catch(complain), sessionCheckMs);
  timer.unref();

  async function checkSessions(): Promise<void> {
    await persistent.sweep(now());
    // One after the other: nobody waits for it.
    for (const userId of sessions.people) await checkGrants(userId);
    await ends.watch([...sessions.people]);
  }

  async function refreshGrants(userId: string): Promise<void> {
    await checkGrants(userId);
    if (sessions.people.has(userId)) await ends.watch([userId]);
  }

  async function checkGrants(userId: string): Promise<void> {
    for (const session of sessions.ofPerson(userId)) if (!(await rights.stillHolds(session))) await end(session);
  }

  // One packet after the other. Aedes takes a packet that was overtaken on its way to a client for a
  // repetition and drops it, and a retained one is stored first, so the next would overtake it.
  // A client that does not take its packets is cut off after `drainTimeout`: it holds nobody up for longer.
  let voice: Promise<void> = Promise.resolve();

  function publish(topic: string, text: string, retain: boolean): Promise<void> {
    // What still happens while the server stops has nobody left to hear it.
    if (aedes.closed) return Promise.resolve();
    // A retained value is replaced by the next one, so it needs no acknowledgement; news does.
    const qos = retain ? 0 : 1;
    return new Promise((resolve, reject) => {
      aedes.publish({ cmd: 'publish', topic, payload: text, qos, retain, dup: false }, (error) =>
        error ? reject(error) : resolve(),
      );
    });
  }

  function inTurn(topic: string, text: string, retain: boolean): Promise<void> {
    const sent = voice.then(() => publish(topic, text, retain));
    voice = sent.catch(() => undefined);
    return sent;
  }

  return {
    attach: sockets.attach,
    listenTcp: sockets.listenTcp,
    listenTls: sockets.listenTls,
    setUplinks: broker.setUplinks,
    isConnected: (deviceId) => sessions.ofDevice(deviceId).length > 0,
    get connections() {
      return sessions.size;
    },
    publish: (topic, payload, { retain = false } = {}) =>
      inTurn(topic, payload === null ? '' : JSON.stringify(payload), retain),
    // Never kept: a switch that comes back to power must not find an order of yesterday.
    tellRaw: (buildingId, topic, text) => inTurn(rawTopic({ buildingId }, topic), text, false),
    refreshGrants,
    async endPeople() {
      for (const userId of sessions.people) await Promise.all(sessions.ofPerson(userId).map(end));
    },
    async disconnect(who) {
      await Promise.all(sessionsOf(sessions, who).map(end));
    },
    async close() {
      clearInterval(timer);
      ends.close();
      sockets.refuse();
      await new Promise<void>((resolve) => aedes.close(() => resolve()));
      await sockets.close();
    },
  };
}

function sessionsOf(sessions: SessionRegistry, who: Disconnected): readonly Session[] {
  if ('userId' in who) return sessions.ofPerson(who.userId);
  if ('wallId' in who) return sessions.ofWall(who.wallId);
  return 'deviceId' in who ? sessions.ofDevice(who.deviceId) : sessions.ofCredential(who.credentialId);
}

function end(session: Session): Promise<void> {
  return new Promise((resolve) => session.client.close(() => resolve()));
}
