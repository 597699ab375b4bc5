import * as z from 'zod/mini';

/** What the server said: its data, a refusal, or nothing because it is gone. */
type Said<T> =
  | { readonly kind: 'answered'; readonly data: T }
  | { readonly kind: 'refused'; readonly status: number; readonly code: string }
  | { readonly kind: 'gone' };

interface Call {
  readonly method?: 'GET' | 'POST';
  readonly body?: object;
  readonly key?: string;
  readonly version?: number;
}

const problem = z.object({ code: z.string() });

/** The calls of one person to one start of the server. */
export function callsTo(url: string, token: string | null) {
  return async <T>(path: string, data: z.ZodMiniType<T>, call: Call = {}): Promise<Said<T>> => {
    const { method = 'GET', body, key, version } = call;
    try {
      const answer = await fetch(`${url}/api/v1/${path}`, {
        method,
        headers: {
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
          ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      // A database that died a moment before its server: nothing was acknowledged.
      if (answer.status >= 500) return { kind: 'gone' };
      const said: unknown = JSON.parse(text);
      if (!answer.ok) return { kind: 'refused', status: answer.status, code: z.parse(problem, said).code };
      return { kind: 'answered', data: z.parse(z.object({ data }), said).data };
    } catch (error) {
      // The connection broke before, or in, the answer.
      if (error instanceof TypeError || error instanceof SyntaxError) return { kind: 'gone' };
      throw error;
    }
  };
}

export type Ask = ReturnType<typeof callsTo>;

/** Waits for what has to be there. @throws where it is refused or the server is gone */
export async function must<T>(said: Promise<Said<T>>): Promise<T> {
  const answer = await said;
  if (answer.kind === 'answered') return answer.data;
  throw new Error(answer.kind === 'gone' ? 'the server is gone' : `refused: ${answer.status} ${answer.code}`);
}
