import type { Person, PersonChange } from '@imah/contract/people';
import type { Transaction } from 'kysely';
import type { Change } from '@imah/server-buildings';
import type { ServerContext } from '@imah/server-platform';
import type { Database } from '@imah/server-platform/database/schema';
import { invalidField } from '@imah/server-platform/http';
import type { PersonKey } from './person-repository.ts';

/** @throws {HttpProblem} 422 where nobody could be told on WhatsApp, or no number is known to tell them at */
export function requireReachable(
  { config }: Pick<ServerContext, 'config'>,
  before: Person,
  { whatsapp, phone = before.phone }: Change<PersonChange>,
): void {
  if (whatsapp !== true) return;
  if (config.whatsapp === null || before.hasAccount) throw invalidField('whatsapp', 'not-an-option');
  if (phone === null) throw invalidField('phone', 'required');
}

/**
 * Whether they agree after the change, null where that stays as it is. Another number ends what was agreed to for the one
 * before.
 */
export function consentAfter(before: Person, { whatsapp, phone = before.phone }: Change<PersonChange>): boolean | null {
  const agreed = before.whatsapp?.state === 'agreed';
  const isSameNumber = phone === before.phone;
  if (whatsapp === true) return agreed && isSameNumber ? null : true;
  return agreed && (whatsapp === false || !isSameNumber) ? false : null;
}

/** Writes down who said so, and when, with the number they have now. */
export async function writeConsent(
  trx: Transaction<Database>,
  { orgId, personId }: PersonKey,
  {
    agrees,
    by,
    phone,
    now,
  }: { readonly agrees: boolean; readonly by: string; readonly phone: string; readonly now: number },
): Promise<void> {
  const row = { state: agrees ? 'agreed' : 'withdrawn', phone, at: new Date(now), by_id: by };
  await trx
    .insertInto('whatsapp_consent')
    .values({ org_id: orgId, person_id: personId, ...row })
    .onConflict((conflict) => conflict.columns(['org_id', 'person_id']).doUpdateSet(row))
    .execute();
}
