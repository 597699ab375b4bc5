import type { Client, PublishPacket } from 'aedes';
import { CoalescingStream } from './coalescing-stream.ts';
import type { BuildingIdentity } from './client-identity.ts';
import { createRateBucket } from './rate-bucket.ts';
import { isRawTopic, rawLimits, rawTopic } from './raw-topics.ts';
import type { Uplinks } from './uplinks.ts';

/** The part of Aedes' clients that its types leave out. */
interface Parsing {
  readonly _parser: {
    prependListener(event: 'packet', listener: (packet: { cmd: string; unsubscriptions?: string[] }) => void): void;
  };
}

/** Where the devices of buildings speak their own languages, each building apart from the others. */
export interface RawSpace {
  /** A client of a building has come in. */
  readonly open: (client: Client, building: BuildingIdentity) => void;
  /** Takes what it says; the packet then goes on to whoever listens within its building. */
  readonly hear: (
    uplinks: Uplinks,
    building: BuildingIdentity,
    packet: PublishPacket,
    payload: Buffer,
  ) => Promise<void>;
}

export function createRawSpace(): RawSpace {
  const buckets = new Map<string, () => boolean>();

  /** One for each credential: a thousand plugs may share one, and one of them must not starve another building. */
  function bucketOf(credentialId: string): () => boolean {
    const known = buckets.get(credentialId);
    const bucket = known ?? createRateBucket(rawLimits);
    if (known === undefined) buckets.set(credentialId, bucket);
    return bucket;
  }

  return {
    open(client, building) {
      if (client.conn instanceof CoalescingStream)
        client.conn.allowPackets(rawLimits.payloadBytes + rawLimits.topicBytes + 1_024);
      // Aedes asks nobody about what is no longer listened to.
      (client as unknown as Parsing)._parser.prependListener('packet', (packet) => {
        if (packet.cmd === 'unsubscribe')
          packet.unsubscriptions = (packet.unsubscriptions ?? []).map((filter) => rawTopic(building, filter));
      });
    },
    async hear(uplinks, building, packet, payload) {
      const { topic, retain } = packet;
      // Kept messages would fill the memory, and a kept order would switch things when nobody is there.
      packet.retain = false;
      packet.topic = rawTopic(building, topic);
      const fault = faultOf(topic, payload) ?? (bucketOf(building.credentialId)() ? null : 'too-fast');
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
