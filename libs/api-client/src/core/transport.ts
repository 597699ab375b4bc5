import redaxios from 'redaxios';
import { bytesOf, isAnswer, jsonOf, readWhole, refusalOf } from './answer.ts';
import { ApiError } from './api-error.ts';
import { isBytes, toBlob } from './bytes.ts';
import { type Clock, systemClock } from './clock.ts';
import { errorOfAbort, errorOfAnswer } from './error-of-answer.ts';
import { addressOf } from './path.ts';

/** What `createTransport` needs to know. */
export interface TransportOptions {
  /** Asked at every call, so that a base that is found out later counts. */
  readonly resolveBase: () => string;
  /** The session's token, or nothing: the cookie is sent either way. */
  readonly getToken?: (() => string | null | undefined) | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** The language of sentences in answers: `id` or `en`. It goes before the one of the person's profile. */
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
  /** Sent as JSON; a Blob, an ArrayBuffer, a view of one (Uint8Array, Buffer) and a ReadableStream as their bytes. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number | undefined;
  /** Sent even if the page is closed meanwhile. */
  readonly keepalive?: boolean | undefined;
  /** What a good answer holds: JSON when left out, else bytes, which become a Blob. */
  readonly answer?: 'json' | 'bytes' | undefined;
}

/** An answer of status 200 to 299. */
export interface TransportAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON, or a Blob; undefined without a body. */
  readonly data: unknown;
}

/** One attempt of one request. Rejects with `ApiError` only. */
export type Transport = (request: TransportRequest) => Promise<TransportAnswer>;

const defaultTimeoutMs = 15_000;

/** One attempt over redaxios, with the time limit, the abort, the bytes and the errors that it lacks. Rejects with ApiError only. */
export function createTransport(options: TransportOptions): Transport {
  const clock = options.clock ?? systemClock;
  const send = options.fetch ?? ((input, init) => globalThis.fetch(input, init));

  return async (request) => {
    const call = `${request.method} ${request.path}`;
    const address = addressOf(options.resolveBase(), request.path);
    const bytes = await readBytes(request.body, call);
    const timeoutMs = request.timeoutMs ?? options.timeoutMs ?? defaultTimeoutMs;
    const controller = new AbortController();
    let timedOut = false;
    const timer = clock.setTimeout(() => {
      timedOut = true;
      controller.abort();
    }, timeoutMs);
    const abort = () => controller.abort(request.signal?.reason);
    request.signal?.addEventListener('abort', abort, { once: true });
    if (request.signal?.aborted) abort();

    try {
      const response = await redaxios<unknown>(address, {
        method: request.method,
        headers: headersOf(request, options, bytes !== null),
        withCredentials: true,
        // redaxios makes JSON of bytes, so they go past it.
        ...(request.body === undefined || bytes !== null ? {} : { data: request.body }),
        ...(request.answer === 'bytes' ? { responseType: 'blob' } : {}),
        fetch: (input, init) => {
          const { signal } = controller;
          const body = bytes ?? init?.body ?? null;
          return readWhole(send(input, { ...init, body, signal, keepalive: request.keepalive === true }));
        },
      });
      return request.answer === 'bytes' ? await bytesOf(response, call) : jsonOf(response, call);
    } catch (cause) {
      if (cause instanceof ApiError) throw cause;
      if (request.signal?.aborted) throw errorOfAbort(call, request.signal.reason);
      if (timedOut)
        throw new ApiError({ kind: 'timeout', message: `${call} gave no answer within ${timeoutMs} ms`, cause });
      if (isAnswer(cause)) throw errorOfAnswer(await refusalOf(cause), call, clock.now());
      throw new ApiError({ kind: 'network', message: `${call} could not reach the server`, cause });
    } finally {
      clock.clearTimeout(timer);
      request.signal?.removeEventListener('abort', abort);
    }
  };
}

async function readBytes(body: unknown, call: string): Promise<Blob | null> {
  if (!isBytes(body)) return null;
  try {
    return await toBlob(body);
  } catch (cause) {
    throw new ApiError({ kind: 'invalid-call', message: `The bytes of ${call} could not be read`, cause });
  }
}

function headersOf(request: TransportRequest, options: TransportOptions, sendsBytes: boolean): Record<string, string> {
  const token = options.getToken?.();
  const language = options.language?.();
  return {
    accept: request.answer === 'bytes' ? '*/*' : 'application/json',
    // Every browser sends the first one by itself; the second is the one that somebody chose.
    ...(language ? { 'accept-language': language, 'imah-language': language } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(sendsBytes ? { 'content-type': 'application/octet-stream' } : {}),
    ...request.headers,
  };
}
