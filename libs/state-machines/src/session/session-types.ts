import type { NewSession, Whoami } from '@imah/contract/identity';

/** S-23: who is signed in, and the token that goes along as bearer (null: only the cookie). */
export interface Session {
  readonly user: NewSession['user'];
  readonly token: string | null;
}

/** The session and its person. */
export interface SessionContext {
  readonly session: Session | null;
  /** S-33: the whoami answer's `data`; null until it came. */
  readonly user: Whoami | null;
  /** A call was answered 401: the session ended without the person asking for it, and they have not signed in since. */
  readonly ended: boolean;
}

/** What the session is told. */
export type SessionEvent =
  /** Ask again who is signed in, after a fetch that failed. */
  | { type: 'FETCH' }
  | { type: 'LOGIN'; session: NewSession }
  | { type: 'LOGOUT' }
  | { type: 'UNAUTHORIZED'; path: string }
  | { type: 'REFRESH_WHOAMI' };

/** What became of the session, and what is to be done about it. */
export type SessionEmitted =
  | { type: 'ready' }
  | { type: 'sessionSet'; session: Session }
  | { type: 'sessionCleared' }
  | { type: 'redirectToLogin'; from: string; replace: true }
  | { type: 'fetchFailed'; error: unknown }
  | { type: 'whoamiFailed'; error: unknown }
  | { type: 'logoutFailed'; error: unknown };

/** The whoami answer; without `data` nobody was found (S-33). */
export interface WhoamiAnswer {
  readonly data?: Whoami | undefined;
}
