import type { IncomingMessage } from 'node:http';

/** What is asked of the simulator, read. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  /** Null where it is no JSON. */
  readonly body: unknown;
  /** As a form of its page sends it. */
  readonly form: URLSearchParams;
}

/** What it answers: JSON, or a page. */
export interface Answered {
  readonly status: number;
  readonly json?: object;
  readonly page?: string;
  /** Where a form leads back to. */
  readonly location?: string;
}
