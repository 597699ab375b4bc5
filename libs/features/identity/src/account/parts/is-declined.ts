import { isApiError } from '@imah/api-client';

/** The person was asked to confirm and did not want to: nothing to say about it. */
export function isDeclined(error: unknown): boolean {
  return isApiError(error) && error.code === 'PERLU_KONFIRMASI';
}
