import { randomUUIDv7 } from 'node:crypto';
import type { Payout, payoutDraft } from '@imah/contract/wallet';
import { accountWaitMs } from '@imah/contract/wallet/words';
import { depositHeld, toRupiah } from '@imah/ledger';
import type { Transaction } from 'kysely';
import type * as z from 'zod/mini';
import { notify } from '@imah/server-notifications';
import { type CommandPorts, nameOf, type PersonalEdit, readToday, runCommand } from '@imah/server-platform/command';
import { takeNumber } from '@imah/server-platform/database';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, notFound } from '@imah/server-platform/http';
import { sealText, unsealText } from '@imah/server-platform/sessions';
import { lockPayer } from '../payments/create-payment.ts';
import { paymentEvent } from '../payments/payment-event.ts';
import { postPayout } from './post-payout.ts';
import { accountKeyName, selectPayouts, showPayout } from './payout-rows.ts';
import { readBuildings, readStand } from './read-wallet.ts';
import type { FoundWallet } from './wallet-key.ts';

type Edit = PersonalEdit & FoundWallet;
type Draft = z.output<typeof payoutDraft>;

/**
 * Asks for a payout of a deposit: the amount is held at once. An account that the last payout that was paid did not go to waits a
 * day, that of the first payout as well, and the person is told.
 * @throws {HttpProblem} 404, 409 where the deposit holds too little or the month is closed
 */
export function createPayout(ports: CommandPorts, edit: Edit, draft: Draft): Promise<Payout> {
  const { orgId, personId, personName, userId, actor, now } = edit;
  const { buildingId, amount, bank, accountNumber, accountName, note } = draft;
  return runCommand(ports, edit, {
    lock: async (trx) => {
      await lockPayer(trx, { orgId, personId });
      const buildings = await readBuildings(trx, { orgId, personId });
      if (!buildings.some(({ id }) => id === buildingId)) throw notFound();
      return { ...(await readStand(trx, edit)), ...(await readToday(trx, { orgId, buildingId }, now)) };
    },
    validate: (_trx, { available }) => {
      if (amount > available) throw new HttpProblem(409, 'SALDO_KURANG');
    },
    write: async (trx, { today, timeZone }) => {
      const id = randomUUIDv7();
      const isOther = await isOtherAccount(trx, edit, draft);
      const { year, count } = await takeNumber(trx, { orgId, kind: 'PAY', timeZone }, now);
      const number = `PAY-${year}-${String(count).padStart(6, '0')}`;
      const posted = { orgId, id, number, personId, buildingId, effectiveOn: today };
      const holdId = await postPayout(trx, posted, { kind: 'payout-held', entry: depositHeld(toRupiah(amount)) }, now);
      await trx
        .insertInto('payout')
        .values({
          org_id: orgId,
          id,
          building_id: buildingId,
          person_id: personId,
          person_name: personName,
          year,
          count,
          amount,
          bank,
          account_number: await sealText(trx, accountKeyName, accountNumber),
          account_end: accountNumber.slice(-4),
          account_name: accountName,
          note,
          requested_by: actor.userId,
          requested_by_name: nameOf(actor),
          requested_at: new Date(now),
          payable_from: new Date(isOther ? now + accountWaitMs : now),
          hold_id: holdId,
        })
        .execute();
      const place = { orgId, buildingId };
      await notify(
        trx,
        {
          kind: 'payout-requested',
          recipients: { kind: 'granted', permission: 'payment.approve', except: [actor.userId] },
          actorId: actor.userId,
          place,
          dedupeKey: `payout-requested/${id}`,
          data: { number, amount, person: personName },
          href: `/imah/saldo?bagian=pencairan&pencairan=${id}`,
        },
        now,
      );
      if (isOther && userId !== null)
        await notify(
          trx,
          {
            kind: 'payout-account-changed',
            recipients: { kind: 'people', userIds: [userId] },
            // Whoever has got into their account is not the only one who hears of it.
            actorId: null,
            place,
            dedupeKey: `payout-account-changed/${id}`,
            data: { number, amount, bank, accountEnd: accountNumber.slice(-4) },
            href: `/imah/saldo?bagian=pencairan&pencairan=${id}`,
          },
          now,
        );
      const row = await selectPayouts(trx)
        .where('x.org_id', '=', orgId)
        .where('x.id', '=', id)
        .executeTakeFirstOrThrow();
      return {
        result: await showPayout(trx, { actor, now }, row),
        audit: {
          action: 'create',
          entity: 'payout',
          entityId: id,
          buildingId,
          after: { number, amount, bank, accountEnd: accountNumber.slice(-4) },
        },
        effects: [paymentEvent({ ...place, now }, id, 1, 'created')],
      };
    },
  });
}

/** Whether it goes elsewhere than the last that was paid. To where the first goes, nobody knows yet whether the person meant it. */
async function isOtherAccount(
  trx: Transaction<Database>,
  { orgId, personId }: Pick<Edit, 'orgId' | 'personId'>,
  { bank, accountNumber }: Draft,
): Promise<boolean> {
  const last = await trx
    .selectFrom('payout')
    .select(['bank', 'account_number as sealed'])
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('state', '=', 'paid')
    .orderBy('ended_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last === undefined) return true;
  const known = await unsealText(trx, accountKeyName, last.sealed);
  return known !== accountNumber || last.bank.toLowerCase() !== bank.toLowerCase();
}
