import { ApiError, type ApiErrorKind, type FieldErrors } from './api-error.ts';

export interface RefusedAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly data: unknown;
}

/** Reads a refusal: RFC 9457 problems, boarding's `{message, isError, errors}`, or a body that says nothing. */
export function errorOfAnswer(answer: RefusedAnswer, call: string, now: number): ApiError {
  const body = isRecord(answer.data) ? answer.data : {};
  return new ApiError({
    kind: kindOfStatus(answer.status),
    status: answer.status,
    code: text(body['code']) ?? `HTTP_${answer.status}`,
    message: text(body['message']) ?? `${call} was refused with status ${answer.status}`,
    fieldErrors: fieldErrors(body['errors']),
    requestId: text(body['requestId']) ?? answer.headers.get('x-request-id'),
    retryAfterSeconds: retryAfter(answer.headers.get('retry-after'), now),
    data: answer.data,
  });
}

/** Why a call was called off: `AbortSignal.timeout()` is a time limit, anything else a wish. `reason` stays as the cause. */
export function errorOfAbort(call: string, reason: unknown): ApiError {
  const isTimeout = reason instanceof Error && reason.name === 'TimeoutError';
  return isTimeout
    ? new ApiError({ kind: 'timeout', message: `${call} gave no answer before its signal timed out`, cause: reason })
    : new ApiError({ kind: 'aborted', message: `${call} was cancelled`, cause: reason });
}

const kinds: Readonly<Record<number, ApiErrorKind>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  405: 'not-found',
  408: 'timeout',
  409: 'conflict',
  410: 'not-found',
  412: 'conflict',
  429: 'rate-limited',
};

function kindOfStatus(status: number): ApiErrorKind {
  return kinds[status] ?? (status >= 400 && status < 500 ? 'validation' : 'server');
}

function fieldErrors(errors: unknown): FieldErrors {
  if (!isRecord(errors)) return {};
  const entries = Object.entries(errors).map(([field, sentences]): [string, readonly string[]] => [
    field,
    (Array.isArray(sentences) ? sentences : [sentences]).filter((sentence) => typeof sentence === 'string'),
  ]);
  return Object.fromEntries(entries.filter(([, sentences]) => sentences.length > 0));
}

/** Seconds, or an HTTP date (RFC 9110, 10.2.3); null for anything else. */
function retryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header)) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now) / 1000));
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
