import { randomUUIDv7 } from 'node:crypto';
import type { BillLinkDraft, NewBillLink } from '@imah/contract/billing';
import { billLinkDays, mostBillLinks } from '@imah/contract/billing/words';
import { type CommandPorts, nameOf, type PersonalEdit, runCommand, unchanged } from '@imah/server-platform/command';
import { HttpProblem, notFound } from '@imah/server-platform/http';
import { createToken, hashToken } from '@imah/server-platform/sessions';
import { paymentEvent } from '../payments/payment-event.ts';
import { listBillLinks, type OfBill, requireIssued } from './list-bill-links.ts';

type Edit = PersonalEdit & OfBill;

const dayMs = 86_400_000;

/** Makes a link to a bill; its token is answered here and nowhere else. @throws {HttpProblem} 404, 409 where too many are good */
export function createBillLink(ports: CommandPorts, edit: Edit, { days }: BillLinkDraft): Promise<NewBillLink> {
  const { orgId, buildingId, billId, actor, now } = edit;
  const [id, token] = [randomUUIDv7(), createToken()];
  const [madeAt, expiresAt] = [new Date(now), new Date(now + Math.min(days, billLinkDays.most) * dayMs)];
  return runCommand<string, NewBillLink>(ports, edit, {
    lock: async (trx) => {
      await trx.selectFrom('bill').select('id').where('org_id', '=', orgId).where('id', '=', billId).forUpdate().execute();
      return requireIssued(trx, edit);
    },
    validate: async (trx) => {
      const links = await listBillLinks(trx, edit, now);
      if (links.filter(({ state }) => state === 'open').length >= mostBillLinks) throw new HttpProblem(409, 'BENTROK');
    },
    write: async (trx, number) => {
      await trx
        .insertInto('bill_link')
        .values({
          org_id: orgId,
          id,
          bill_id: billId,
          token_hash: hashToken(token),
          made_by_name: nameOf(actor),
          made_at: madeAt,
          expires_at: expiresAt,
        })
        .execute();
      const times = { madeAt: madeAt.toISOString(), expiresAt: expiresAt.toISOString() };
      return {
        result: { id, state: 'open', madeByName: nameOf(actor), ...times, token },
        audit: { action: 'create', entity: 'bill_link', entityId: id, buildingId, after: { bill: number, expiresAt: times.expiresAt } },
        effects: [paymentEvent({ orgId, buildingId, now }, id, 1, 'created')],
      };
    },
  });
}

/** A link to a bill stops working; one that was withdrawn stays so. @throws {HttpProblem} 404 */
export function withdrawBillLink(ports: CommandPorts, edit: Edit & { readonly linkId: string }): Promise<void> {
  const { orgId, buildingId, billId, linkId, now } = edit;
  return runCommand<{ readonly number: string; readonly withdrawnAt: Date | null }, void>(ports, edit, {
    lock: async (trx) => {
      const number = await requireIssued(trx, edit);
      const link = await trx
        .selectFrom('bill_link')
        .select('withdrawn_at as withdrawnAt')
        .where('org_id', '=', orgId)
        .where('bill_id', '=', billId)
        .where('id', '=', linkId)
        .forUpdate()
        .executeTakeFirstOrThrow(notFound);
      return { number, ...link };
    },
    write: async (trx, { number, withdrawnAt }) => {
      if (withdrawnAt !== null) return unchanged(undefined);
      await trx
        .updateTable('bill_link')
        .set({ withdrawn_at: new Date(now) })
        .where('org_id', '=', orgId)
        .where('id', '=', linkId)
        .execute();
      return {
        result: undefined,
        audit: { action: 'withdraw', entity: 'bill_link', entityId: linkId, buildingId, after: { bill: number } },
        effects: [paymentEvent({ orgId, buildingId, now }, linkId, 2, 'updated')],
      };
    },
  });
}
