import type { FieldFault, ProblemCode } from './messages/messages.ts';

/** A fault of one field; `count` is the bound that was broken. */
export interface FieldError {
  readonly fault: FieldFault;
  readonly count?: number;
}

/** Field path (`building.name`) to what is wrong there. */
export type FieldErrors = Readonly<Record<string, readonly FieldError[]>>;

export interface ProblemDetails {
  readonly fields?: FieldErrors;
  readonly retryAfterSeconds?: number;
  readonly current?: unknown;
  /** The record that stands in the way, as people call it: put where the sentence says `{about}`. */
  readonly about?: string;
}

/** A refusal with a stable code. Handlers throw it; the text is chosen where the answer is written. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly status: number;
  readonly code: ProblemCode;
  readonly fields: FieldErrors | null;
  readonly retryAfterSeconds: number | null;
  /** 412 only: the record as it stands now. */
  readonly current: unknown;
  readonly about: string | null;

  constructor(status: number, code: ProblemCode, details: ProblemDetails = {}) {
    super(code);
    this.status = status;
    this.code = code;
    this.fields = details.fields ?? null;
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
    this.current = details.current;
    this.about = details.about ?? null;
  }
}

export function notFound(): HttpProblem {
  return new HttpProblem(404, 'TIDAK_DITEMUKAN');
}

/** 422: the named fields are not right. */
export function invalidFields(fields: FieldErrors): HttpProblem {
  return new HttpProblem(422, 'VALIDASI_SALAH', { fields });
}

/** 422 about one field. */
export function invalidField(path: string, fault: FieldFault, count?: number): HttpProblem {
  return invalidFields({ [path]: [count === undefined ? { fault } : { fault, count }] });
}
