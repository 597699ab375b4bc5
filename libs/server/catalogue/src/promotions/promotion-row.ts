import type { Promotion } from '@imah/contract/catalogue';
import { type PromotionPhase, promotionPhases } from '@imah/contract/catalogue/words';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

/** A promotion as it is kept. */
export type StoredPromotion = Omit<Promotion, 'phase'>;

export function selectPromotions(db: Kysely<Database>, orgId: string) {
  return db
    .selectFrom('promotion')
    .select(['id', 'name', 'code', 'kind', 'value', 'free_units as freeUnits', 'cap', 'min_amount as min'])
    .select(['from_on as from', 'to_on as to', 'quota', 'used', 'per_person_quota as perPersonQuota'])
    .select(['product_ids as productIds', 'category_ids as categoryIds', 'stackable', 'state', 'version'])
    .where('org_id', '=', orgId);
}

/** The promotions of an organisation: those that run first, then those that come, the newest first. */
export async function listPromotions(db: Kysely<Database>, orgId: string, today: string): Promise<Promotion[]> {
  const rows = await selectPromotions(db, orgId).orderBy('from_on', 'desc').orderBy('id', 'desc').execute();
  return rows
    .map((row) => toPromotion(row, today))
    .toSorted((a, b) => promotionPhases.indexOf(ranked[a.phase]) - promotionPhases.indexOf(ranked[b.phase]));
}

/** What runs stands before what comes. */
const ranked: Readonly<Record<PromotionPhase, PromotionPhase>> = {
  running: 'coming',
  coming: 'running',
  'used-up': 'used-up',
  over: 'over',
  archived: 'archived',
};

export const toPromotion = (row: StoredPromotion, today: string): Promotion => ({ ...row, phase: phaseOf(row, today) });

function phaseOf({ state, from, to, quota, used }: StoredPromotion, today: string): PromotionPhase {
  if (state === 'archived') return 'archived';
  if (to !== null && to < today) return 'over';
  if (quota !== null && used >= quota) return 'used-up';
  return today < from ? 'coming' : 'running';
}
