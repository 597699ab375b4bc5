import type { Aedes, Client } from 'aedes';

/** How long what a person missed is kept for them, in milliseconds. */
export const absenceMs = 3_600_000;

/** The part of Aedes' persistence that its types leave out. */
interface Persistence {
  cleanSubscriptions(client: { id: string }): Promise<unknown>;
  outgoingStream(client: { id: string }): AsyncIterable<{ messageId?: number }>;
  outgoingClearMessageId(client: { id: string }, packet: { messageId?: number | undefined }): Promise<unknown>;
}

export interface PersistentSessions {
  readonly left: (client: Client, at: number) => void;
  /** Forgets those who have been away for too long: what they miss would fill the memory for ever. */
  readonly sweep: (at: number) => Promise<number>;
}

export function createPersistentSessions(aedes: Aedes): PersistentSessions {
  const absentSince = new Map<string, number>();
  // Aedes sets it when it starts to listen, which it has.
  const { persistence } = aedes as unknown as { readonly persistence: Persistence };
  aedes.on('client', (client) => absentSince.delete(client.id));

  async function forget(id: string): Promise<void> {
    await persistence.cleanSubscriptions({ id });
    for await (const { messageId } of persistence.outgoingStream({ id })) {
      await persistence.outgoingClearMessageId({ id }, { messageId });
    }
  }

  return {
    left(client, at) {
      if (!client.clean) absentSince.set(client.id, at);
    },
    async sweep(at) {
      const gone = [...absentSince].filter(([, since]) => at - since > absenceMs).map(([id]) => id);
      for (const id of gone) {
        absentSince.delete(id);
        await forget(id);
      }
      return gone.length;
    },
  };
}
