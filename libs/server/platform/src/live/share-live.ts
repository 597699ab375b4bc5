import type { BusMessage, LiveBus, Stamp } from './bus/live-bus.ts';
import type { LiveService } from './live-service.ts';

/** What a module follows that keeps in memory what another process may change. */
export interface Elsewhere {
  /** Calls `listener` with what another process has published. */
  onPublished(listener: (topic: string, payload: unknown) => void): void;
  /** Calls `listener` when news of another process may have been lost: what is kept has to be read anew. */
  onMissed(listener: () => Promise<void>): void;
}

export interface SharedLive {
  readonly live: LiveService;
  readonly elsewhere: Elsewhere;
  /** Meets the other processes; to be called before anything is read that they may change. */
  join(): Promise<void>;
}

/**
 * The live channel of all processes on one database: what is published at one is heard by the clients of each, who is
 * disconnected at one is disconnected at each. Clients of this process hear it at once, without a way around.
 */
export function shareLive(own: LiveService, bus: LiveBus): SharedLive {
  // The last of each retained value: two processes that publish at once agree on which of them stands.
  const stamps = new Map<string, Stamp>();
  const connected = new Set<string>();
  const published: ((topic: string, payload: unknown) => void)[] = [];
  const missed: (() => Promise<void>)[] = [];
  let count = 0;

  /** False for a value that a later one has overtaken. */
  function keep(topic: string, stamp: Stamp): boolean {
    const held = stamps.get(topic);
    if (held !== undefined && !isLater(stamp, held)) return false;
    count = Math.max(count, stamp.count);
    stamps.set(topic, stamp);
    return true;
  }

  async function receive(message: BusMessage): Promise<void> {
    switch (message.kind) {
      case 'publish': {
        const { topic, payload, stamp } = message;
        if (stamp !== null && !keep(topic, stamp)) return;
        for (const listener of published) listener(topic, payload);
        return own.publish(topic, payload, { retain: stamp !== null });
      }
      case 'refresh':
        return own.refreshGrants(message.userId);
      case 'raw':
        return own.tellRaw(message.buildingId, message.topic, message.text);
      case 'disconnect':
        return own.disconnect(message.who);
      case 'device':
    }
  }

  const live: LiveService = {
    attach: (server) => own.attach(server),
    listenTcp: (port, host) => own.listenTcp(port, host),
    listenTls: (port, host, identity) => own.listenTls(port, host, identity),
    endPeople: () => own.endPeople(),
    get connections() {
      return own.connections;
    },
    isConnected: (deviceId) => own.isConnected(deviceId) || bus.isDeviceElsewhere(deviceId),
    setUplinks: (uplinks) =>
      own.setUplinks({
        ...uplinks,
        connected(device) {
          connected.add(device.deviceId);
          bus.send({ kind: 'device', deviceId: device.deviceId, isConnected: true });
          uplinks.connected(device);
        },
        disconnected(device) {
          connected.delete(device.deviceId);
          bus.send({ kind: 'device', deviceId: device.deviceId, isConnected: false });
          uplinks.disconnected(device);
        },
      }),
    publish(topic, payload, options = {}) {
      const isLoaded = options.isLoaded === true;
      const stamp = options.retain === true ? { count: isLoaded ? 0 : (count += 1), process: bus.process } : null;
      if (stamp !== null && !keep(topic, stamp)) return Promise.resolve();
      if (!isLoaded) bus.send({ kind: 'publish', topic, payload, stamp });
      return own.publish(topic, payload, options);
    },
    async refreshGrants(userId) {
      bus.send({ kind: 'refresh', userId });
      await own.refreshGrants(userId);
    },
    async tellRaw(buildingId, topic, text) {
      bus.send({ kind: 'raw', buildingId, topic, text });
      await own.tellRaw(buildingId, topic, text);
    },
    async disconnect(who) {
      bus.send({ kind: 'disconnect', who });
      await own.disconnect(who);
    },
    close: () => own.close(),
  };
  return {
    live,
    elsewhere: {
      onPublished: (listener) => void published.push(listener),
      onMissed: (listener) => void missed.push(listener),
    },
    join: () =>
      bus.join({
        received: receive,
        introduce: () => ({ devices: [...connected], count }),
        met(theirs) {
          count = Math.max(count, theirs);
        },
        async missed() {
          // What the database says now stands until somebody publishes something later.
          stamps.clear();
          await Promise.all(missed.map((listener) => listener()));
          // Whoever comes back asks for what they missed.
          await own.endPeople();
        },
      }),
  };
}

function isLater(stamp: Stamp, held: Stamp): boolean {
  return stamp.count === held.count ? stamp.process > held.process : stamp.count > held.count;
}
