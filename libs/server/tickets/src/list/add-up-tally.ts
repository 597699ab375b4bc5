import { type Kysely, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

/** So many rows of a building more than it needs nobody notices. */
const fewRows = 20;

/** Makes one row of the many that the changes of a building's tickets have left. Returns of how many buildings. */
export async function addUpTally(db: Kysely<Database>): Promise<number> {
  // What is added meanwhile is not seen, and stays: no change is waited for, none is lost.
  const { rows } = await sql<{ buildings: number }>`
    WITH many AS (
      SELECT org_id, building_id FROM ticket_tally GROUP BY org_id, building_id
      HAVING count(*) > count(DISTINCT (state, priority, category_id, is_assigned)) + ${fewRows}),
    gone AS (
      DELETE FROM ticket_tally t USING many WHERE t.org_id = many.org_id AND t.building_id = many.building_id
      RETURNING t.*),
    summed AS (
      INSERT INTO ticket_tally (org_id, building_id, state, priority, category_id, is_assigned, count)
      SELECT org_id, building_id, state, priority, category_id, is_assigned, sum(count) FROM gone
      GROUP BY org_id, building_id, state, priority, category_id, is_assigned HAVING sum(count) <> 0)
    SELECT count(*)::integer AS buildings FROM many`.execute(db);
  return rows[0]?.buildings ?? 0;
}
