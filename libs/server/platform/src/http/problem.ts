import { STATUS_CODES } from 'node:http';
import type { Problem } from '@imah/contract/core';
import type { Locale } from '@imah/contract/core/words';
import type { BoardingProblem } from '@imah/contract/identity';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { type FieldErrors, HttpProblem, invalidFields, notFound } from './errors.ts';
import { chosenLocale, readLocale } from './locale.ts';
import { catalogue } from './messages/catalogue.ts';
import type { ProblemCode } from './messages/messages.ts';
import { PoolBusyError } from '../database/prepared.ts';
import { BusyError } from '../overload/fair-gate.ts';
import { isDiskFull } from '../overload/storage-watch.ts';
import { inputOf, toFieldErrors } from './validation-errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** S-45: boarding refuses with a shape of its own. */
    readonly problemShape?: 'problem' | 'boarding';
  }
}

/** Answers every error below `app` as a problem in the person's language; what is the server's fault is logged, not told. */
export function answerErrorsAsProblems(app: FastifyInstance, onFailure?: (error: unknown) => void): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const problem = toHttpProblem(error, request);
    onFailure?.(error);
    if (hasGone(request)) request.log.debug({ error: error.message, requestId: request.id }, 'the client has gone');
    else if (problem.status >= 500) request.log.error({ err: error, requestId: request.id }, 'request failed');
    return sendProblem(request, reply, problem);
  });
}

/** Whether the client left before its request had come whole: no fault of ours. */
function hasGone({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}

/** Writes `problem` in the shape the route promises. */
function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: HttpProblem): FastifyReply {
  const locale = localeOf(request);
  const message = catalogue[locale].problems[problem.code].replace('{about}', () => problem.about ?? '');
  const errors = problem.fields === null ? {} : { errors: inWords(problem.fields, locale) };
  if (problem.retryAfterSeconds !== null) reply.header('retry-after', problem.retryAfterSeconds);
  reply.code(problem.status).header('cache-control', 'no-store');

  if (request.routeOptions.config.problemShape === 'boarding') {
    return reply
      .type('application/json; charset=utf-8')
      .send({ message, isError: true, ...errors } satisfies BoardingProblem);
  }
  return reply.type('application/problem+json; charset=utf-8').send({
    type: `urn:imah:problem:${problem.code.toLowerCase().replaceAll('_', '-')}`,
    title: STATUS_CODES[problem.status] ?? 'Error',
    status: problem.status,
    code: problem.code,
    message,
    requestId: request.id,
    ...errors,
    ...(problem.current === undefined ? {} : { current: problem.current }),
  } satisfies Problem);
}

/** The language that was chosen for this call, else that of the account, else the one the browser asks for. */
export function localeOf(request: FastifyRequest): Locale {
  return chosenLocale(request.headers) ?? request.actor?.locale ?? readLocale(request.headers['accept-language']);
}

function inWords(fields: FieldErrors, locale: Locale): Record<string, string[]> {
  const texts = catalogue[locale].fields;
  return Object.fromEntries(
    Object.entries(fields).map(([path, errors]) => [path, errors.map(({ fault, count }) => texts[fault](count ?? 0))]),
  );
}

function toHttpProblem(error: FastifyError, request: FastifyRequest): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    // What cannot be an id is the id of nothing.
    if (error.validationContext === 'params') return notFound();
    return invalidFields(toFieldErrors(error.validation, inputOf(request, error.validationContext)));
  }
  if (error.code !== undefined && unstorable.has(error.code)) return new HttpProblem(400, 'PERMINTAAN_TIDAK_TERBACA');
  // What waited for its turn behind other calls of the same sender.
  if (error instanceof BusyError) return new HttpProblem(429, 'TERLALU_SERING', { retryAfterSeconds: 5 });
  const overload = overloadOf(error);
  if (overload !== null) return overload;
  if (isDatabaseAway(error)) return new HttpProblem(503, 'LAYANAN_BELUM_SIAP', { retryAfterSeconds: 2 });
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500
    ? new HttpProblem(status, clientFaults[status] ?? 'PERMINTAAN_TIDAK_TERBACA')
    : new HttpProblem(500, 'GALAT_SERVER');
}

const clientFaults: Readonly<Record<number, ProblemCode>> = {
  404: 'TIDAK_DITEMUKAN',
  413: 'ISI_TERLALU_BESAR',
  415: 'JENIS_ISI_TIDAK_DIDUKUNG',
  429: 'TERLALU_SERING',
};

/** PostgreSQL's words for a text that it cannot keep: one with a NUL character, in a column or inside JSON, or with half of a character. */
const unstorable: ReadonlySet<string> = new Set(['22021', '22P05']);

/** Too much is asked of the server, or it has no room left: nothing was changed, and later it may be. */
function overloadOf(error: { readonly code?: string }): HttpProblem | null {
  if (isDiskFull(error)) return new HttpProblem(503, 'PENYIMPANAN_PENUH', { retryAfterSeconds: 60 });
  const isBusy = error instanceof PoolBusyError || (error.code !== undefined && busyCodes.has(error.code));
  return isBusy ? new HttpProblem(503, 'LAYANAN_SIBUK', { retryAfterSeconds: 5 }) : null;
}

/**
 * PostgreSQL's words: a statement or a lock took too long, a transaction was left open, two waited for each other, it
 * has no memory or connection left.
 */
const busyCodes: ReadonlySet<string> = new Set(['57014', '55P03', '25P03', '40P01', '40001', '53200', '53300']);

/** The database cannot be reached, or is starting or stopping (SQLSTATE class 57P). */
function isDatabaseAway(error: { readonly code?: string; readonly message?: string }): boolean {
  const { code, message = '' } = error;
  if (code === undefined) return brokenOff.has(message);
  return code === 'ECONNREFUSED' || code === 'ECONNRESET' || code.startsWith('57P');
}

/** What pg says, without a code, of a connection that broke before its next query. */
const brokenOff: ReadonlySet<string> = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
]);
