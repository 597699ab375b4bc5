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
  /** Those that listen by the rights of a person: their own, and those of walls that they made. */
  ofPerson(userId: string): readonly Session[];
  ofWall(wallId: string): readonly Session[];
  ofDevice(deviceId: string): readonly Session[];
  ofCredential(credentialId: string): readonly Session[];
  readonly people: ReadonlySet<string>;
  readonly size: number;
}

export function createSessionRegistry(): SessionRegistry {
  const byClient = new WeakMap<Client, Session>();
  const byOwner = new Map<string, Set<Session>>();
  const byPerson = new Map<string, Set<Session>>();
  let size = 0;

  const listOf = (owner: string): readonly Session[] => [...(byOwner.get(owner) ?? [])];

  return {
    get people() {
      return new Set(byPerson.keys());
    },
    get size() {
      return size;
    },
    add(client, identity) {
      const session: Session = { client, identity, filters: new Set() };
      const owner = ownerOf(identity);
      const sessions = byOwner.get(owner) ?? new Set();
      byOwner.set(owner, sessions.add(session));
      byClient.set(client, session);
      if ('userId' in identity)
        byPerson.set(identity.userId, (byPerson.get(identity.userId) ?? new Set()).add(session));
      size += 1;
      return session;
    },
    of: (client) => (client === null ? undefined : byClient.get(client)),
    remove(session) {
      const owner = ownerOf(session.identity);
      const sessions = byOwner.get(owner);
      if (sessions?.delete(session) === true) size -= 1;
      const left = sessions?.size ?? 0;
      if (left === 0) byOwner.delete(owner);
      if ('userId' in session.identity) {
        const { userId } = session.identity;
        byPerson.get(userId)?.delete(session);
        if (byPerson.get(userId)?.size === 0) byPerson.delete(userId);
      }
      return left;
    },
    ofOwner: (identity) => listOf(ownerOf(identity)),
    ofPerson: (userId) => [...(byPerson.get(userId) ?? [])],
    ofWall: (wallId) => listOf(`wall/${wallId}`),
    ofDevice: (deviceId) => listOf(`device/${deviceId}`),
    ofCredential: (credentialId) => listOf(`building/${credentialId}`),
  };
}

/** Names the person, the wall, the device or the credential that a connection belongs to. */
export function ownerOf(identity: ClientIdentity): string {
  switch (identity.kind) {
    case 'person':
      return `person/${identity.userId}`;
    case 'wall':
      return `wall/${identity.wallId}`;
    case 'device':
      return `device/${identity.deviceId}`;
    case 'building':
      return `building/${identity.credentialId}`;
  }
}
