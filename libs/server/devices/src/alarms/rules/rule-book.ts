import type { TimeZone } from '@imah/contract/buildings/words';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { readRules, type StoredRule } from './rule-rows.ts';

/** The rules of an organisation that are on, and the zones of its buildings. */
export interface KnownRules {
  readonly rules: readonly StoredRule[];
  readonly zones: ReadonlyMap<string, TimeZone>;
}

/** The rules at hand for every value that comes. They only say whether to look closer: a step reads its rule anew. */
export interface RuleBook {
  readonly find: (orgId: string) => Promise<KnownRules>;
  /** Reads the rules of an organisation anew when they are next asked for: here or in another process they have changed. */
  readonly forget: (orgId: string) => void;
  readonly forgetAll: () => void;
}

export function createRuleBook(db: Kysely<Database>): RuleBook {
  const known = new Map<string, Promise<KnownRules>>();

  async function read(orgId: string): Promise<KnownRules> {
    const buildings = await db
      .selectFrom('building')
      .select(['id', 'time_zone as zone'])
      .where('org_id', '=', orgId)
      .execute();
    const rules = (await readRules(db, orgId)).filter(({ state }) => state === 'on');
    return { rules, zones: new Map(buildings.map(({ id, zone }) => [id, zone])) };
  }

  return {
    find(orgId) {
      const asked = known.get(orgId);
      if (asked !== undefined) return asked;
      const reading = read(orgId);
      known.set(orgId, reading);
      // What could not be read may be read again.
      reading.catch(() => known.get(orgId) === reading && known.delete(orgId));
      return reading;
    },
    forget: (orgId) => void known.delete(orgId),
    forgetAll: () => known.clear(),
  };
}
