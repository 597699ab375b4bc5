import type { PersonDraft } from '@imah/contract/people';
import type { Change } from '@imah/server-buildings';
import { hintOf } from './seal.ts';

/** What of a person may stand in the audit: that a number was given, and not the number. */
export function withoutNumbers(draft: Change<PersonDraft>): Record<string, unknown> {
  const hidden = (number: string | null | undefined) =>
    number === undefined ? undefined : number === null ? null : hintOf(number);
  return { ...draft, nik: hidden(draft.nik), npwp: hidden(draft.npwp) };
}
