import { isApiError } from '@imah/api-client';
import type { NewSession, SessionAnswer, Whoami } from '@imah/contract/identity';

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type Answer = { readonly data?: Whoami };

const key = 'imah:person';
/** Milliseconds: somebody who is known here is not kept waiting for a network that does not answer. */
const patienceMs = 6000;
const away = [0, 502, 503, 504];

/** What the person is remembered with. */
export interface RememberedPersonPorts {
  readonly storage: () => Kept;
  /** Whether the page itself was opened without a network. */
  readonly isOffline: () => boolean;
  /** Print of the contract of this build: what a person may do was written in the words of the build that has asked. */
  readonly contract: string;
}

export type RememberedPerson = ReturnType<typeof createRememberedPerson>;

/**
 * Who was last signed in on this device, so that the app opens without a network. It holds no token and no secret: with
 * it alone nothing can be read from the server. It answers only for a page that was itself opened without a network:
 * wherever the page came from its server, a session that cannot be fetched is no session (S-28).
 */
export function createRememberedPerson({ storage: storageOf, isOffline, contract }: RememberedPersonPorts) {
  const read = (): { user?: SessionAnswer['user']; whoami?: Whoami; contract?: string } => {
    try {
      // Written below alone.
      return JSON.parse(storageOf().getItem(key) ?? '{}') as ReturnType<typeof read>;
    } catch {
      return {};
    }
  };
  const write = (next: ReturnType<typeof read>) => {
    try {
      storageOf().setItem(key, JSON.stringify(next));
    } catch {
      // A full or closed storage: the app then opens with a network only.
    }
  };
  const clear = () => {
    try {
      storageOf().removeItem(key);
    } catch {
      // What a closed storage never took it does not hold.
    }
  };
  const isAway = (error: unknown) => isApiError(error) && (away.includes(error.status) || error.code === 'NOT_JSON');
  const remember = (user: NewSession['user']) => {
    const known = read();
    write(user.id === known.user?.id ? { ...known, user } : { user });
  };
  let isUnanswered = false;

  return {
    /** A session has begun, by whatever way: from now on the app opens for its person. */
    remember,
    forget: () => {
      isUnanswered = false;
      clear();
    },
    /** Who was signed in here, while the server has not said whether they still are; else null. */
    unanswered: () => (isUnanswered ? (read().user ?? null) : null),
    session: async (ask: (options: { timeoutMs?: number }) => Promise<SessionAnswer>): Promise<SessionAnswer> => {
      const known = read();
      try {
        const answer = await ask(known.user === undefined ? {} : { timeoutMs: patienceMs });
        isUnanswered = false;
        if (answer.user === undefined) clear();
        else remember(answer.user);
        return answer;
      } catch (error) {
        isUnanswered = known.user !== undefined;
        if (known.user === undefined || !isAway(error) || !isOffline()) throw error;
        return { user: known.user };
      }
    },
    whoami: async (ask: (options: { timeoutMs?: number }) => Promise<Answer>): Promise<Answer> => {
      const known = read();
      const whoami = known.contract === contract ? known.whoami : undefined;
      try {
        const answer = await ask(whoami === undefined ? {} : { timeoutMs: patienceMs });
        // The secret of the live channel stays out of the storage.
        if (answer.data !== undefined)
          write({ ...read(), contract, whoami: { ...answer.data, extra: { mqtt_password: '' } } });
        return answer;
      } catch (error) {
        if (whoami === undefined || !isAway(error)) throw error;
        return { data: whoami };
      }
    },
  };
}
