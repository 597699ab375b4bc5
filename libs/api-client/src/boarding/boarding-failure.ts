import { type FieldErrors, isApiError } from '../core/api-error.ts';
import { consoleLog, type Log } from '../core/log.ts';

/** S-52 and S-54 fix these words. */
export const boardingTexts = {
  validation: 'Validasi Salah, Cek Kembali Input',
  unknown: 'Error tidak diketahui, silahkan kontak admin',
} as const;

/** What the boarding page shows: a sentence, and sentences by field. */
export interface BoardingFailure {
  readonly message: string;
  readonly fieldErrors: FieldErrors;
}

/** What the boarding page shows for a failed call (S-52 to S-54). What it cannot explain is logged. */
export function toBoardingFailure(error: unknown, log: Pick<Log, 'error'> = consoleLog): BoardingFailure {
  if (isApiError(error) && error.status === 422)
    return { message: boardingTexts.validation, fieldErrors: error.fieldErrors };
  const message = isApiError(error) ? messageOf(error.data) : null;
  if (message !== null) return { message, fieldErrors: {} };
  log.error('Boarding failed for an unknown reason', error);
  return { message: boardingTexts.unknown, fieldErrors: {} };
}

function messageOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('message' in data)) return null;
  return typeof data.message === 'string' && data.message !== '' ? data.message : null;
}
