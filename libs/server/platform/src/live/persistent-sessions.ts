import type { Aedes, Client } from 'aedes';

/** How long what a person missed is kept for them, in milliseconds. */
export const absenceMs = 3_600_000;

/** For how many absent clients of one person or device what they missed is kept; the longest away is forgotten first. */
export const maxAbsent = 20;

/** The part of Aedes' persistence that its types leave out. */
interface Persistence {
  cleanSubscriptions(client: { id: string }): Promise<unknown>;
  outgoingStream(client: { id: string }): AsyncIterable<{ messageId?: number }>;
  outgoingClearMessageId(client: { id: string }, packet: { messageId?: number | undefined }): Promise<unknown>;
}

interface Absence {
  readonly owner: string;
  readonly at: number;
}

export interface PersistentSessions {
  /** `owner`: the person or device that the client belongs to. */
  readonly left: (client: Client, owner: string, at: number) => Promise<void>;
  /** Forgets those who have been away for too long: what they miss would fill the memory for ever. */
  readonly sweep: (at: number) => Promise<number>;
}

export function createPersistentSessions(aedes: Aedes): PersistentSessions {
  // In the order in which they left.
  const absent = new Map<string, Absence>();
  // Aedes sets it when it starts to listen, which it has.
  const { persistence } = aedes as unknown as { readonly persistence: Persistence };
  aedes.on('client', (client) => absent.delete(client.id));

  async function forget(id: string): Promise<void> {
    await persistence.cleanSubscriptions({ id });
    for await (const { messageId } of persistence.outgoingStream({ id })) {
      await persistence.outgoingClearMessageId({ id }, { messageId });
    }
  }

  return {
    async left(client, owner, at) {
      if (client.clean) return;
      absent.delete(client.id);
      absent.set(client.id, { owner, at });
      const [longest, ...others] = [...absent].filter(([, absence]) => absence.owner === owner);
      if (longest === undefined || others.length < maxAbsent) return;
      absent.delete(longest[0]);
      await forget(longest[0]);
    },
    async sweep(at) {
      const gone = [...absent].filter(([, since]) => at - since.at > absenceMs).map(([id]) => id);
      for (const id of gone) {
        absent.delete(id);
        await forget(id);
      }
      return gone.length;
    },
  };
}
