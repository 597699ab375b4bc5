import { isApiError } from '@imah/api-client';
import type { SessionAnswer, Whoami } from '@imah/contract';

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type Answer = { readonly data?: Whoami };

const key = 'imah:person';
/** Milliseconds: somebody who is known here is not kept waiting for a network that does not answer. */
const patienceMs = 6000;
const away = [0, 502, 503, 504];

/**
 * Who was last signed in on this device, so that the app opens without a network. It holds no token and no secret: with
 * it alone nothing can be read from the server. Only a server that cannot be reached is answered for.
 */
export function createRememberedPerson(storageOf: () => Kept) {
  const read = (): { user?: SessionAnswer['user']; whoami?: Whoami } => {
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
  const isAway = (error: unknown) => isApiError(error) && (away.includes(error.status) || error.code === 'NOT_JSON');

  return {
    forget: () => storageOf().removeItem(key),
    session: async (ask: (options: { timeoutMs?: number }) => Promise<SessionAnswer>): Promise<SessionAnswer> => {
      const known = read();
      try {
        const answer = await ask(known.user === undefined ? {} : { timeoutMs: patienceMs });
        if (answer.user === undefined) storageOf().removeItem(key);
        else write(answer.user.id === known.user?.id ? { ...known, user: answer.user } : { user: answer.user });
        return answer;
      } catch (error) {
        if (known.user === undefined || !isAway(error)) throw error;
        return { user: known.user };
      }
    },
    whoami: async (ask: (options: { timeoutMs?: number }) => Promise<Answer>): Promise<Answer> => {
      const { whoami } = read();
      try {
        const answer = await ask(whoami === undefined ? {} : { timeoutMs: patienceMs });
        // The secret of the live channel stays out of the storage.
        if (answer.data !== undefined) write({ ...read(), whoami: { ...answer.data, extra: { mqtt_password: '' } } });
        return answer;
      } catch (error) {
        if (whoami === undefined || !isAway(error)) throw error;
        return { data: whoami };
      }
    },
  };
}
