import { Readable } from 'node:stream';
import type { Aedes } from 'aedes';
import { plainTopic } from './raw-topics.ts';

interface Waiting {
  readonly topic?: string;
  readonly cmd?: string;
  readonly messageId?: number;
  readonly dup?: boolean;
}

/** The part of Aedes' persistence that its types leave out. */
interface Outgoing {
  outgoingStream(client: { id: string }): AsyncIterable<Waiting>;
}

/**
 * Marks what a returning client is sent for the second time (MQTT-3.3.1-1), which Aedes does not: a
 * packet that waits has a number only once it was sent. The devices of a building are told the topic as they know it.
 */
export function markRedeliveries(aedes: Aedes): void {
  // Aedes sets it when it starts to listen, which it has.
  const { persistence } = aedes as unknown as { readonly persistence: Outgoing };
  const waitingFor = persistence.outgoingStream.bind(persistence);

  async function* marked(client: { id: string }): AsyncGenerator<Waiting> {
    for await (const packet of waitingFor(client))
      yield packet.cmd === 'publish'
        ? { ...packet, topic: plainTopic(packet.topic ?? ''), ...(packet.messageId === undefined ? {} : { dup: true }) }
        : packet;
  }
  persistence.outgoingStream = (client) => Readable.from(marked(client));
}
