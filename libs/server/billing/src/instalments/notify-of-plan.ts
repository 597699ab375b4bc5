import type { InstalmentState } from '@imah/contract/payments/words';
import type { Transaction } from 'kysely';
import { notify } from '@imah/server-notifications';
import type { Database } from '@imah/server-platform/database/schema';

/** The plan of which somebody is told. */
export interface ToldPlan {
  readonly orgId: string;
  readonly id: string;
  readonly buildingId: string;
  readonly unitCode: string;
  readonly personName: string;
  /** The account of its payer; null where there is none. */
  readonly userId: string | null;
}

const addressed = (plan: ToldPlan) => ({
  place: { orgId: plan.orgId, buildingId: plan.buildingId },
  href: `/imah/cicilan/${plan.id}`,
});

/** Asks a payer whether they agree. */
export async function notifyOfProposal(
  trx: Transaction<Database>,
  plan: ToldPlan,
  { total, count }: { readonly total: number; readonly count: number },
  now: number,
): Promise<void> {
  if (plan.userId === null) return;
  await notify(
    trx,
    {
      ...addressed(plan),
      kind: 'instalment-proposed',
      recipients: { kind: 'people', userIds: [plan.userId] },
      actorId: null,
      dedupeKey: `instalment-proposed/${plan.id}`,
      data: { unit: plan.unitCode, total, count },
    },
    now,
  );
}

/** Tells who may approve what lowers a bill what the payer has said. */
export async function notifyOfAnswer(
  trx: Transaction<Database>,
  plan: ToldPlan,
  { state, reason }: { readonly state: InstalmentState; readonly reason: string | null },
  now: number,
): Promise<void> {
  await notify(
    trx,
    {
      ...addressed(plan),
      kind: 'instalment-answered',
      recipients: { kind: 'granted', permission: 'bill.approve' },
      actorId: plan.userId,
      dedupeKey: `instalment-answered/${plan.id}`,
      data: { unit: plan.unitCode, person: plan.personName, state, reason },
    },
    now,
  );
}

/** Tells a payer that a part is due soon, or that its day is over. */
export async function notifyOfPart(
  trx: Transaction<Database>,
  plan: ToldPlan,
  part: {
    readonly position: number;
    readonly rest: number;
    readonly dueOn: string;
    readonly payBy: string;
    readonly when: 'soon' | 'late';
  },
  now: number,
): Promise<void> {
  if (plan.userId === null) return;
  const { position, ...data } = part;
  await notify(
    trx,
    {
      ...addressed(plan),
      kind: 'instalment-due',
      recipients: { kind: 'people', userIds: [plan.userId] },
      actorId: null,
      dedupeKey: `instalment-due/${plan.id}/${position}/${part.when}`,
      data: { unit: plan.unitCode, ...data },
    },
    now,
  );
}

/** Tells the payer, and who may approve what lowers a bill, how a plan has ended. */
export async function notifyOfEnd(
  trx: Transaction<Database>,
  plan: ToldPlan,
  { state, reason }: { readonly state: InstalmentState; readonly reason: string | null },
  now: number,
): Promise<void> {
  const told = {
    ...addressed(plan),
    kind: 'instalment-ended',
    data: { unit: plan.unitCode, person: plan.personName, state, reason },
  } as const;
  if (plan.userId !== null)
    await notify(
      trx,
      {
        ...told,
        recipients: { kind: 'people', userIds: [plan.userId] },
        actorId: null,
        dedupeKey: `instalment-ended/${plan.id}/payer`,
      },
      now,
    );
  // Whoever gave it up knows; of one that was kept or broken nobody else has said anything yet.
  if (state === 'cancelled') return;
  await notify(
    trx,
    {
      ...told,
      recipients: {
        kind: 'granted',
        permission: 'bill.approve',
        ...(plan.userId === null ? {} : { except: [plan.userId] }),
      },
      actorId: null,
      dedupeKey: `instalment-ended/${plan.id}/bookkeeper`,
    },
    now,
  );
}
