import type { PolicyActor } from '@imah/contract/access';
import type { AccessPorts } from './access-ports.ts';
import type { ListenerIdentity } from './client-identity.ts';
import { isRawTopic, plainTopic } from './raw-topics.ts';
import type { Session } from './session-registry.ts';
import { mayDeviceListen, mayPersonListen } from './topic-rights.ts';

export const listenLimits = {
  /** Filters one connection may hold: more than this no screen watches at once. */
  held: 1_000,
  /** Filters it may ask for in a minute, those it holds already among them. */
  askedPerMinute: 1_500,
  /** Filters it may be refused in a minute: each refusal costs a look into the database. */
  refusedPerMinute: 120,
} as const;

/** How long rights that were read answer for a connection, in milliseconds; a change of them ends it sooner. */
const rightsMs = 10_000;
const minuteMs = 60_000;

type Listening = 'granted' | 'refused' | 'flood';

/** Who may listen to what. Each connection is asked about one filter at a time, however many it names at once. */
export interface ListenRights {
  /** `flood`: it has asked too often, and is to be ended. */
  ask(session: Session, filter: string): Promise<Listening>;
  /** Reads the rights of the connection anew; answers whether they still grant all it holds. */
  stillHolds(session: Session): Promise<boolean>;
}

interface Memory {
  turn: Promise<unknown>;
  rights: { readonly granted: Granted; readonly readAt: number } | null;
  minute: { readonly began: number; asked: number; refused: number };
}

/** What a person may do, or the topics of a wall; null where that is over. */
type Granted = PolicyActor | ReadonlySet<string> | null;

export function createListenRights(access: AccessPorts, now: () => number = () => performance.now()): ListenRights {
  const memories = new WeakMap<Session, Memory>();

  function memoryOf(session: Session): Memory {
    const known = memories.get(session);
    const memory = known ?? { turn: Promise.resolve(), rights: null, minute: { began: now(), asked: 0, refused: 0 } };
    if (known === undefined) memories.set(session, memory);
    if (now() - memory.minute.began >= minuteMs) memory.minute = { began: now(), asked: 0, refused: 0 };
    return memory;
  }

  function inTurn<T>(memory: Memory, work: () => Promise<T>): Promise<T> {
    const answer = memory.turn.then(work);
    memory.turn = answer.catch(() => undefined);
    return answer;
  }

  async function read(memory: Memory, listener: ListenerIdentity): Promise<Granted> {
    const granted =
      listener.kind === 'wall'
        ? await access.wallTopics(listener.wallId)
        : await access.loadActor(listener.userId, listener.viewSessionId);
    memory.rights = { granted, readAt: now() };
    return granted;
  }

  async function mayHear(memory: Memory, listener: ListenerIdentity, filter: string): Promise<boolean> {
    const { rights } = memory;
    const isFresh = rights !== null && now() - rights.readAt < rightsMs;
    if (isFresh && (await grants(rights.granted, filter))) return true;
    // What was refused may have been given since: only the database says no.
    return grants(await read(memory, listener), filter);
  }

  const grants = async (granted: Granted, filter: string) => {
    if (granted === null) return false;
    return 'memberships' in granted ? mayPersonListen(granted, filter, access.findDeviceUnit) : granted.has(filter);
  };

  return {
    async ask(session, filter) {
      const memory = memoryOf(session);
      memory.minute.asked += 1;
      if (isFlood(memory)) return 'flood';
      if (session.filters.has(filter)) return 'granted';
      const { identity } = session;
      if (identity.kind === 'device') return hold(session, filter, mayDeviceListen(identity, filter));
      if (identity.kind === 'building')
        return hold(session, filter, session.filters.size < listenLimits.held && isRawTopic(plainTopic(filter)));
      return inTurn(memory, async () => {
        if (isFlood(memory) || session.client.closed) return 'flood';
        const isGranted = session.filters.size < listenLimits.held && (await mayHear(memory, identity, filter));
        if (!isGranted) memory.minute.refused += 1;
        return hold(session, filter, isGranted);
      });
    },
    async stillHolds(session) {
      const { identity } = session;
      if (!('userId' in identity)) return true;
      const memory = memoryOf(session);
      return inTurn(memory, async () => {
        const granted = await read(memory, identity);
        if (granted === null) return false;
        for (const filter of session.filters) if (!(await grants(granted, filter))) return false;
        return true;
      });
    },
  };
}

function isFlood({ minute }: Memory): boolean {
  return minute.asked > listenLimits.askedPerMinute || minute.refused > listenLimits.refusedPerMinute;
}

function hold(session: Session, filter: string, isGranted: boolean): Listening {
  if (isGranted) session.filters.add(filter);
  return isGranted ? 'granted' : 'refused';
}
