import { randomUUIDv7 } from 'node:crypto';
import type { Promotion, PromotionDraft } from '@imah/contract/catalogue';
import { catalogueBounds } from '@imah/contract/catalogue/words';
import type { Transaction } from 'kysely';
import {
  type CommandPorts,
  type PersonalEdit,
  runCommand,
  unchanged,
  type VersionedEdit,
} from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField, notFound, requireVersion } from '@imah/server-platform/http';
import { catalogueEvents } from '../catalogue-event.ts';
import { lockCatalogue } from '../lock-catalogue.ts';
import { todayOf } from '../today-of.ts';
import { selectPromotions, type StoredPromotion, toPromotion } from './promotion-row.ts';

/** @throws {HttpProblem} 409 where there are as many as there may be, 422 by field */
export function createPromotion(ports: CommandPorts, edit: PersonalEdit, draft: PromotionDraft): Promise<Promotion> {
  const { orgId, now } = edit;
  const id = randomUUIDv7();
  return runCommand<void, Promotion>(ports, edit, {
    lock: (trx) => lockCatalogue(trx, orgId),
    validate: async (trx) => {
      const known = await selectPromotions(trx, orgId).execute();
      if (known.length >= catalogueBounds.promotions) throw new HttpProblem(409, 'DAFTAR_PENUH');
      requireFreeCode(known, draft, id);
      await requireTargets(trx, orgId, draft);
    },
    write: async (trx) => {
      await trx
        .insertInto('promotion')
        .values({ org_id: orgId, id, ...columnsOf(draft), created_at: new Date(now) })
        .execute();
      return {
        result: await getPromotion(trx, edit, id),
        audit: { action: 'create', entity: 'promotion', entityId: id, after: draft },
        effects: await catalogueEvents(trx, edit, { id, version: 1, op: 'created' }),
      };
    },
  });
}

type Edit = VersionedEdit & { readonly promotionId: string };

/** Writes a promotion anew. @throws {HttpProblem} 404, 412, 422 by field: a quota is not set below what was used */
export function updatePromotion(ports: CommandPorts, edit: Edit, draft: PromotionDraft): Promise<Promotion> {
  const { orgId, promotionId: id, version } = edit;
  return runCommand<StoredPromotion, Promotion>(ports, edit, {
    lock: async (trx) => {
      await lockCatalogue(trx, orgId);
      return selectPromotions(trx, orgId).where('id', '=', id).forUpdate().executeTakeFirstOrThrow(notFound);
    },
    authorize: (_trx, promotion) => requireVersion(promotion, version),
    validate: async (trx, { used }) => {
      if (draft.quota !== null && draft.quota < used) throw invalidField('quota', 'too-small', used);
      requireFreeCode(await selectPromotions(trx, orgId).execute(), draft, id);
      await requireTargets(trx, orgId, draft);
    },
    write: async (trx, stored) => {
      const before = draftOf(stored);
      if (JSON.stringify(before) === JSON.stringify(draftOf({ ...stored, ...draft })))
        return unchanged(await getPromotion(trx, edit, id));
      await trx
        .updateTable('promotion')
        .set({ ...columnsOf(draft), version: version + 1 })
        .where('org_id', '=', orgId)
        .where('id', '=', id)
        .execute();
      return {
        result: await getPromotion(trx, edit, id),
        audit: { action: 'update', entity: 'promotion', entityId: id, before, after: draft },
        effects: await catalogueEvents(trx, edit, { id, version: version + 1, op: 'updated' }),
      };
    },
  });
}

const draftOf = ({ id: _id, used: _used, version: _version, ...draft }: StoredPromotion): PromotionDraft => draft;

const columnsOf = ({ freeUnits, min, from, to, perPersonQuota, productIds, categoryIds, ...same }: PromotionDraft) => ({
  ...same,
  free_units: freeUnits,
  min_amount: min,
  from_on: from,
  to_on: to,
  per_person_quota: perPersonQuota,
  product_ids: [...new Set(productIds)],
  category_ids: [...new Set(categoryIds)],
});

/** A code that somebody writes means one promotion. @throws {HttpProblem} 422 */
function requireFreeCode(known: readonly StoredPromotion[], { code, state }: PromotionDraft, id: string): void {
  if (code === null || state === 'archived') return;
  if (known.some((one) => one.id !== id && one.state === 'active' && one.code === code))
    throw invalidField('code', 'code-taken');
}

/** @throws {HttpProblem} 422 */
async function requireTargets(
  trx: Transaction<Database>,
  orgId: string,
  { productIds, categoryIds }: PromotionDraft,
): Promise<void> {
  const countIn = async (table: 'product' | 'product_category', ids: readonly string[]) => {
    if (ids.length === 0) return 0;
    const { count } = await trx
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('org_id', '=', orgId)
      .where('id', 'in', ids)
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  if ((await countIn('product', productIds)) < new Set(productIds).size)
    throw invalidField('productIds', 'not-an-option');
  if ((await countIn('product_category', categoryIds)) < new Set(categoryIds).size)
    throw invalidField('categoryIds', 'not-an-option');
}

async function getPromotion(
  trx: Transaction<Database>,
  { orgId, now }: Pick<PersonalEdit, 'orgId' | 'now'>,
  id: string,
): Promise<Promotion> {
  const row = await selectPromotions(trx, orgId).where('id', '=', id).executeTakeFirstOrThrow(notFound);
  return toPromotion(row, await todayOf(trx, orgId, now));
}
