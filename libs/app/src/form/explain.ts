import { isApiError } from '@imah/api-client';
import type { FormAnswer } from '@imah/ui';
import type { FieldMessages, FormFailure } from './form-state.ts';
import type { FormTexts } from './texts.ts';
import { ToldError } from './told-error.ts';

/** The first sentence of every field of a 422, by the field's path. */
export function firstMessages(errors: Readonly<Record<string, readonly string[]>>): FieldMessages {
  const pairs = Object.entries(errors).flatMap(([field, [first]]) =>
    first === undefined ? [] : [[field, first] as const],
  );
  return Object.fromEntries(pairs);
}

/** Words for what went wrong with any form; a page first says what is particular to it. */
export function explainFailure(t: FormTexts, error: unknown): FormFailure {
  if (error instanceof ToldError) return { message: error.message, fields: {} };
  if (!isApiError(error)) return { message: t('server'), fields: {} };
  // The person was asked who they are and did not want to say: they know why nothing happened.
  if (error.code === 'PERLU_KONFIRMASI') return { message: null, fields: {} };
  switch (error.kind) {
    case 'validation': {
      const fields = firstMessages(error.fieldErrors);
      return { message: Object.keys(fields).length === 0 ? error.message : t('invalid'), fields };
    }
    case 'network':
      return { message: t('network'), fields: {} };
    case 'timeout':
      return { message: t('timeout'), fields: {} };
    case 'rate-limited':
      return { message: t('waitUnknown'), fields: {} };
    // The server has put its refusal into a sentence for the person.
    case 'unauthorized':
    case 'forbidden':
    case 'not-found':
    case 'conflict':
      return { message: error.message, fields: {} };
    default:
      return { message: t('server'), fields: {} };
  }
}

/** The server's own sentence where trying again would change nothing, as while one sees as a group; else null. */
export function whyNot(t: FormTexts, error: unknown): string | null {
  return isApiError(error) && error.kind === 'forbidden' ? explainFailure(t, error).message : null;
}

/** The same for a form of the design system: with every sentence of each field that the server refused. */
export function failureAnswer(t: FormTexts, error: unknown): FormAnswer {
  const { message } = explainFailure(t, error);
  const errors = isApiError(error) && error.kind === 'validation' ? error.fieldErrors : {};
  return message === null ? { errors } : { message, errors };
}

/** Epoch ms until which a rate limit asks to wait; null when the error is another, or does not say. */
export function waitUntil(error: unknown, now: number): number | null {
  if (!isApiError(error) || error.kind !== 'rate-limited' || error.retryAfterSeconds === null) return null;
  return now + error.retryAfterSeconds * 1000;
}
