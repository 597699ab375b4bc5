/**
 * Every kind of `ApiError`. `network`, `timeout` and `aborted` have no answer and status 0; so has `invalid-call`, which
 * was never sent: a parameter of the path is missing, the base address cannot be read, no such call exists.
 */
export const apiErrorKinds = [
  'validation',
  'unauthorized',
  'forbidden',
  'not-found',
  'conflict',
  'rate-limited',
  'server',
  'network',
  'timeout',
  'aborted',
  'invalid-call',
] as const;
export type ApiErrorKind = (typeof apiErrorKinds)[number];

/** Field path (`building.name`) to sentences in the person's language. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** What an `ApiError` is made from. Left out: status 0, no field errors, nothing else known. */
export interface ApiErrorDetails {
  readonly kind: ApiErrorKind;
  readonly message: string;
  readonly status?: number;
  readonly code?: string;
  readonly fieldErrors?: FieldErrors;
  readonly requestId?: string | null;
  readonly retryAfterSeconds?: number | null;
  readonly data?: unknown;
  readonly cause?: unknown;
}

/**
 * The only thing a call rejects with. `message` is the server's sentence in the person's language
 * when it sent one, else a sentence for developers: choose the text for people by `kind` or `code`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Stable, upper snake case: the server's, or one of NETWORK, TIMEOUT, ABORTED, INVALID_CALL, NOT_JSON, NOT_BYTES, HTTP_{status}. */
  readonly code: string;
  readonly fieldErrors: FieldErrors;
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;
  /** The answer's body as it came; undefined without an answer. */
  readonly data: unknown;

  constructor(details: ApiErrorDetails) {
    super(details.message, { cause: details.cause });
    this.kind = details.kind;
    this.status = details.status ?? 0;
    this.code = details.code ?? details.kind.toUpperCase().replace('-', '_');
    this.fieldErrors = details.fieldErrors ?? {};
    this.requestId = details.requestId ?? null;
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
    this.data = details.data;
  }
}

/** Also true for an ApiError of another copy of this library. */
export function isApiError(value: unknown): value is ApiError {
  return value instanceof ApiError || (value instanceof Error && value.name === 'ApiError' && 'kind' in value);
}
