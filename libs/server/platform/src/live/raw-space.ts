import type { Client, PublishPacket } from 'aedes';
import { CoalescingStream } from './coalescing-stream.ts';
import type { BuildingIdentity } from './client-identity.ts';
import { isRawTopic, rawLimits, rawTopic } from './raw-topics.ts';
import { createTurnsByKey, TooManyWaitError } from './take-turns.ts';
import type { Uplinks } from './uplinks.ts';

/** The part of Aedes' clients that its types leave out. */
interface Parsing {
  readonly _parser: {
    prependListener(event: 'packet', listener: (packet: { cmd: string; unsubscriptions?: string[] }) => void): void;
  };
  readonly _keepaliveTimer: NodeJS.Timeout | null;
}

/** Where the devices of buildings speak their own languages, each building apart from the others. */
export interface RawSpace {
  /** A client of a building has come in. */
  readonly open: (client: Client, building: BuildingIdentity) => void;
  /**
   * Takes what it says; the packet then goes on to whoever listens within its building. What comes too fast waits: Aedes reads on
   * only when what it has read is answered, so whoever sends it is held back, and nothing is acknowledged that was not taken.
   */
  readonly hear: (
    uplinks: Uplinks,
    building: BuildingIdentity,
    client: Client,
    packet: PublishPacket,
    payload: Buffer,
  ) => Promise<void>;
}

export function createRawSpace(): RawSpace {
  // By credential: a thousand plugs may share one, and one of them must not starve another building.
  const turns = createTurnsByKey(rawLimits);

  /** Waits until it is its turn; false where more wait than may. @throws {TooManyWaitError} where it is to be sent again */
  async function hasTurn(building: BuildingIdentity, client: Client, { qos }: PublishPacket): Promise<boolean> {
    try {
      // What a connection leaves behind waits beside what it has left undone.
      await turns.of(building.credentialId).take(client.closed ? {} : client);
    } catch (error) {
      if (qos > 0 || !(error instanceof TooManyWaitError)) throw error;
      return false;
    }
    // Nobody is silent whose messages wait here.
    (client as unknown as Parsing)._keepaliveTimer?.refresh();
    return true;
  }

  return {
    open(client, building) {
      if (client.conn instanceof CoalescingStream)
        client.conn.allowPackets(rawLimits.payloadBytes + rawLimits.topicBytes + 1_024);
      client.conn.once('close', () => turns.forget(building.credentialId, client));
      // Aedes asks nobody about what is no longer listened to.
      (client as unknown as Parsing)._parser.prependListener('packet', (packet) => {
        if (packet.cmd === 'unsubscribe')
          packet.unsubscriptions = (packet.unsubscriptions ?? []).map((filter) => rawTopic(building, filter));
      });
    },
    async hear(uplinks, building, client, packet, payload) {
      const { topic, retain } = packet;
      // Kept messages would fill the memory, and a kept order would switch things when nobody is there.
      packet.retain = false;
      packet.topic = rawTopic(building, topic);
      const fault = faultOf(topic, payload) ?? ((await hasTurn(building, client, packet)) ? null : 'too-fast');
      if (fault === null && (await uplinks.heard(building, { topic, payload, retain }))) return;
      if (fault !== null) uplinks.refused({ kind: fault, client: building, topic });
      // Below a topic that nobody can name: many devices would come back at once after a cut, and say it again.
      packet.topic = 'raw/refused';
      packet.payload = Buffer.alloc(0);
    },
  };
}

function faultOf(topic: string, payload: Buffer): 'wrong-topic' | 'too-large' | null {
  if (!isRawTopic(topic)) return 'wrong-topic';
  return payload.length > rawLimits.payloadBytes ? 'too-large' : null;
}
