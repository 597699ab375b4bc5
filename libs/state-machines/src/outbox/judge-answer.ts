/** What a failed try means for the thing that was sent. */
export type OutboxVerdict =
  /** No answer came, or a gateway's: it may have arrived. Nothing else would fare better. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'signed-out' }
  /** It goes again by itself; `waitMs` where the server named a time. */
  | { readonly kind: 'later'; readonly waitMs: number | null }
  /** The record was changed meanwhile: a person decides. */
  | { readonly kind: 'conflict' }
  /** The server read it and does not take it. */
  | { readonly kind: 'refused' };

const away = [0, 502, 503, 504];

/**
 * Reads what a call was rejected with, by its shape (`status`, `code`, `retryAfterSeconds`), so that any client's error
 * will do. What has no such shape is a fault of ours and goes again later: nothing a person wrote is lost by it.
 */
export function judgeOutboxAnswer(error: unknown): OutboxVerdict {
  const { status, code, retryAfterSeconds } = read(error);
  if (status === null) return { kind: 'later', waitMs: null };
  // Below 400 somebody else has answered: the login page of a hotspot, say.
  if (away.includes(status) || status < 400) return { kind: 'unreachable' };
  if (status === 401) return { kind: 'signed-out' };
  if (status === 408 || status === 429 || status >= 500 || code === 'SEDANG_DIPROSES')
    return { kind: 'later', waitMs: retryAfterSeconds === null ? null : retryAfterSeconds * 1000 };
  // 409 says that it cannot be, whichever side is chosen; its words say why.
  return { kind: status === 412 ? 'conflict' : 'refused' };
}

function read(error: unknown): { status: number | null; code: string; retryAfterSeconds: number | null } {
  if (typeof error !== 'object' || error === null) return { status: null, code: '', retryAfterSeconds: null };
  const status = 'status' in error && typeof error.status === 'number' ? error.status : null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const wait = 'retryAfterSeconds' in error ? error.retryAfterSeconds : null;
  return { status, code, retryAfterSeconds: typeof wait === 'number' ? wait : null };
}
