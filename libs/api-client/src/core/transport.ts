import redaxios from 'redaxios';
import { ApiError } from './api-error.ts';
import { type Clock, systemClock } from './clock.ts';
import { errorOfAnswer, type RefusedAnswer } from './error-of-answer.ts';

/** What `createTransport` needs to know. */
export interface TransportOptions {
  /** Asked at every call, so that a base that is found out later counts. */
  readonly resolveBase: () => string;
  /** The session's token, or nothing: the cookie is sent either way. */
  readonly getToken?: (() => string | null | undefined) | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
  readonly language?: (() => string) | undefined;
  /** Milliseconds until a call without an answer is given up; 15,000 by default. */
  readonly timeoutMs?: number | undefined;
  readonly clock?: Clock | undefined;
}

/** One request, ready to be sent. */
export interface TransportRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With query, without the base: `/api/v1/buildings?limit=10`. */
  readonly path: string;
  /** Sent as JSON; a Blob as its bytes. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number | undefined;
  /** Sent even if the page is closed meanwhile. */
  readonly keepalive?: boolean | undefined;
}

/** An answer of status 200 to 299. */
export interface TransportAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON; undefined without a body. */
  readonly data: unknown;
}

/** One attempt of one request. Rejects with `ApiError` only. */
export type Transport = (request: TransportRequest) => Promise<TransportAnswer>;

const defaultTimeoutMs = 15_000;

/** One attempt over redaxios, with the time limit, the abort and the errors that it lacks. Rejects with ApiError only. */
export function createTransport(options: TransportOptions): Transport {
  const clock = options.clock ?? systemClock;
  const send = options.fetch ?? ((input, init) => globalThis.fetch(input, init));

  return async (request) => {
    const call = `${request.method} ${request.path}`;
    const timeoutMs = request.timeoutMs ?? options.timeoutMs ?? defaultTimeoutMs;
    const controller = new AbortController();
    let timedOut = false;
    const timer = clock.setTimeout(() => {
      timedOut = true;
      controller.abort();
    }, timeoutMs);
    const abort = () => controller.abort();
    request.signal?.addEventListener('abort', abort, { once: true });
    if (request.signal?.aborted) abort();

    try {
      const response = await redaxios<unknown>(options.resolveBase() + request.path, {
        method: request.method,
        headers: headersOf(request, options),
        withCredentials: true,
        ...(request.body === undefined ? {} : { data: request.body }),
        fetch: (input, init) =>
          readWhole(send(input, { ...init, signal: controller.signal, keepalive: request.keepalive === true })),
      });
      return jsonOnly(response, call);
    } catch (cause) {
      if (cause instanceof ApiError) throw cause;
      if (request.signal?.aborted) throw new ApiError({ kind: 'aborted', message: `${call} was cancelled`, cause });
      if (timedOut)
        throw new ApiError({ kind: 'timeout', message: `${call} gave no answer within ${timeoutMs} ms`, cause });
      if (isAnswer(cause)) throw errorOfAnswer(cause, call, clock.now());
      throw new ApiError({ kind: 'network', message: `${call} could not reach the server`, cause });
    } finally {
      clock.clearTimeout(timer);
      request.signal?.removeEventListener('abort', abort);
    }
  };
}

function headersOf(request: TransportRequest, options: TransportOptions): Record<string, string> {
  const token = options.getToken?.();
  const language = options.language?.();
  return {
    accept: 'application/json',
    ...(language ? { 'accept-language': language } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(request.body instanceof Blob ? { 'content-type': 'application/octet-stream' } : {}),
    ...request.headers,
  };
}

/** redaxios swallows what goes wrong while a body arrives, so the body is read before it gets the answer. */
async function readWhole(pending: Promise<Response>): Promise<Response> {
  const { status, statusText, headers, body } = await pending.then(async (response) => ({
    status: response.status,
    statusText: response.statusText,
    headers: response.headers,
    body: await response.text(),
  }));
  // A Response of these statuses may not be made with a body.
  const isBodiless = status === 204 || status === 205 || status === 304;
  return new Response(isBodiless ? null : body, { status, statusText, headers });
}

/** A hotspot's login page answers 200 with HTML; taken for data it would break far from here. */
function jsonOnly(response: RefusedAnswer, call: string): TransportAnswer {
  const { status, headers, data } = response;
  if (status === 204 || data === '' || data === undefined) return { status, headers, data: undefined };
  if (/[/+]json\b/.test(headers.get('content-type') ?? '') && typeof data !== 'string')
    return { status, headers, data };
  throw new ApiError({
    kind: 'server',
    status,
    code: 'NOT_JSON',
    message: `${call} was answered with something else than JSON`,
    data,
  });
}

function isAnswer(value: unknown): value is RefusedAnswer {
  return (
    typeof value === 'object' && value !== null && 'status' in value && 'headers' in value && !(value instanceof Error)
  );
}
