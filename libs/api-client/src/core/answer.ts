import { ApiError } from './api-error.ts';
import type { RefusedAnswer } from './error-of-answer.ts';

/** An answer of status 200 to 299. */
interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly data: unknown;
}

/** redaxios swallows what goes wrong while a body arrives, so the body is read before it gets the answer. */
export async function readWhole(pending: Promise<Response>): Promise<Response> {
  const { status, statusText, headers, body } = await pending.then(async (response) => ({
    status: response.status,
    statusText: response.statusText,
    headers: response.headers,
    body: await response.blob(),
  }));
  // A Response of these statuses may not be made with a body.
  const isBodiless = status === 204 || status === 205 || status === 304;
  return new Response(isBodiless ? null : body, { status, statusText, headers });
}

/** A hotspot's login page answers 200 with HTML; taken for data it would break far from here. */
export function jsonOf({ status, headers, data }: RefusedAnswer, call: string): Answer {
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

/** The same page in the place of a file: no file of ours is HTML. */
export async function bytesOf({ status, headers, data }: RefusedAnswer, call: string): Promise<Answer> {
  if (data instanceof Blob && !/^text\/html\b/i.test(headers.get('content-type') ?? ''))
    return { status, headers, data };
  throw new ApiError({
    kind: 'server',
    status,
    code: 'NOT_BYTES',
    message: `${call} was answered with a page instead of a file`,
    data: data instanceof Blob ? await data.text() : data,
  });
}

/** A refusal says why in JSON, also where a file was asked for. */
export async function refusalOf(answer: RefusedAnswer): Promise<RefusedAnswer> {
  const { status, headers, data } = answer;
  if (!(data instanceof Blob)) return answer;
  const text = await data.text();
  try {
    return { status, headers, data: JSON.parse(text) };
  } catch {
    return { status, headers, data: text };
  }
}

/** What redaxios rejects with when the server refuses. */
export function isAnswer(value: unknown): value is RefusedAnswer {
  return (
    typeof value === 'object' && value !== null && 'status' in value && 'headers' in value && !(value instanceof Error)
  );
}
