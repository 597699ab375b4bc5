import type { Budget } from '@imah/contract/finances';
import type { Transaction } from 'kysely';
import { notify } from '@imah/server-notifications';
import { nameOf, type PersonalEdit } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';

/** The page of a budget, with the place and the year that it is of. */
const hrefOfBudget = ({ orgId, buildingId, year, id }: Budget) =>
  `/imah/finances?bagian=budget&organisasi=${orgId}${buildingId === null ? '' : `&gedung=${buildingId}`}&bulan=${year}-01&anggaran=${id}`;

const placeOf = ({ orgId, buildingId }: Budget) => ({ orgId, ...(buildingId === null ? {} : { buildingId }) });
const kindOfPlace = ({ buildingId }: Budget) => (buildingId === null ? 'organization' : 'building');

/** Tells who may approve a budget that it waits for them, but nobody who wrote in it. */
export async function notifyApprovers(
  trx: Transaction<Database>,
  { actor, now }: PersonalEdit,
  { budget, authorIds }: { readonly budget: Budget; readonly authorIds: readonly string[] },
): Promise<void> {
  const { id, year, revenue, expense, version } = budget;
  await notify(
    trx,
    {
      kind: 'budget-submitted',
      recipients: {
        kind: 'granted',
        permission: 'report.transition',
        except: authorIds,
        ...(budget.buildingId === null ? { everywhere: true } : {}),
      },
      actorId: actor.userId,
      place: placeOf(budget),
      dedupeKey: `budget-submitted/${id}/${version}`,
      data: { year, of: kindOfPlace(budget), revenue, expense, by: nameOf(actor) },
      href: hrefOfBudget(budget),
    },
    now,
  );
}

/** Tells those who wrote in a budget that it was approved or given back. */
export async function notifyAuthors(
  trx: Transaction<Database>,
  { actor, now }: PersonalEdit,
  { budget, authorIds }: { readonly budget: Budget; readonly authorIds: readonly string[] },
): Promise<void> {
  const { id, year, state, returnReason, version } = budget;
  const answer = state === 'approved' ? 'approved' : 'returned';
  await notify(
    trx,
    {
      kind: 'budget-answered',
      recipients: { kind: 'people', userIds: authorIds },
      actorId: actor.userId,
      place: placeOf(budget),
      dedupeKey: `budget-answered/${id}/${version}`,
      data: {
        year,
        of: kindOfPlace(budget),
        answer,
        by: nameOf(actor),
        reason: answer === 'returned' ? returnReason : null,
      },
      href: hrefOfBudget(budget),
    },
    now,
  );
}
