import type { Payment } from '@imah/contract/payments';
import type { Transaction } from 'kysely';
import { notify } from '@imah/server-notifications';
import type { PersonalEdit } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';

/** Tells who has paid that it was recorded or taken back; whoever has no account hears nothing. */
export async function notifyPayer(
  trx: Transaction<Database>,
  { orgId, now }: Pick<PersonalEdit, 'orgId' | 'now'>,
  { kind, payment }: { readonly kind: 'payment-received' | 'payment-reversed'; readonly payment: Payment },
): Promise<void> {
  const { id, number, amount, excess, buildingId, personId, reversal } = payment;
  const person = await trx
    .selectFrom('person')
    .select('user_id')
    .where('org_id', '=', orgId)
    .where('id', '=', personId)
    .executeTakeFirst();
  const userId = person?.user_id ?? null;
  if (userId === null) return;
  await notify(
    trx,
    {
      kind,
      recipients: { kind: 'people', userIds: [userId] },
      // Who records a payment of their own is told as well.
      actorId: null,
      place: { orgId, buildingId },
      // Taken back within the hour, it is told of again.
      dedupeKey: `${kind}/${id}`,
      data: { number, amount, excess, reason: reversal?.reason ?? null },
      href: `/imah/kuitansi/${id}`,
    },
    now,
  );
}
