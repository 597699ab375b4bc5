import type { Client } from 'aedes';
import type { ClientIdentity } from './client-identity.ts';

/** One connection that has said who it is. */
export interface Session {
  readonly client: Client;
  readonly identity: ClientIdentity;
  /** Filters the broker has granted. */
  readonly filters: Set<string>;
}

/** Who is connected, by connection, by person and by device. */
export interface SessionRegistry {
  add(client: Client, identity: ClientIdentity): Session;
  of(client: Client | null): Session | undefined;
  /** Returns how many connections the same person or device still has. */
  remove(session: Session): number;
  ofOwner(identity: ClientIdentity): readonly Session[];
  ofPerson(userId: string): readonly Session[];
  ofDevice(deviceId: string): readonly Session[];
  ofCredential(credentialId: string): readonly Session[];
  readonly people: ReadonlySet<string>;
  readonly size: number;
}

export function createSessionRegistry(): SessionRegistry {
  const byClient = new WeakMap<Client, Session>();
  const byOwner = new Map<string, Set<Session>>();
  const people = new Set<string>();
  let size = 0;

  const listOf = (owner: string): readonly Session[] => [...(byOwner.get(owner) ?? [])];

  return {
    people,
    get size() {
      return size;
    },
    add(client, identity) {
      const session: Session = { client, identity, filters: new Set() };
      const owner = ownerOf(identity);
      const sessions = byOwner.get(owner) ?? new Set();
      byOwner.set(owner, sessions.add(session));
      byClient.set(client, session);
      if (identity.kind === 'person') people.add(identity.userId);
      size += 1;
      return session;
    },
    of: (client) => (client === null ? undefined : byClient.get(client)),
    remove(session) {
      const owner = ownerOf(session.identity);
      const sessions = byOwner.get(owner);
      if (sessions?.delete(session) === true) size -= 1;
      const left = sessions?.size ?? 0;
      if (left === 0) {
        byOwner.delete(owner);
        if (session.identity.kind === 'person') people.delete(session.identity.userId);
      }
      return left;
    },
    ofOwner: (identity) => listOf(ownerOf(identity)),
    ofPerson: (userId) => listOf(`person/${userId}`),
    ofDevice: (deviceId) => listOf(`device/${deviceId}`),
    ofCredential: (credentialId) => listOf(`building/${credentialId}`),
  };
}

/** Names the person, the device or the credential that a connection belongs to. */
export function ownerOf(identity: ClientIdentity): string {
  switch (identity.kind) {
    case 'person':
      return `person/${identity.userId}`;
    case 'device':
      return `device/${identity.deviceId}`;
    case 'building':
      return `building/${identity.credentialId}`;
  }
}
