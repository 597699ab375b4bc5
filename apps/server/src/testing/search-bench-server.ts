// The search and the list of members in an organisation with 5,000 units and 2,000 people.
import { serveBench } from './bench-server.ts';
import { fillSearchBench } from './fill-search-bench.ts';

await serveBench({
  fill: fillSearchBench,
  bareQuery: ({ orgId }) => ({
    text: `
      SELECT m.id, u.name, u.email, m.status, m.all_buildings, m.building_ids, m.created_at
      FROM membership m JOIN app_user u ON u.id = m.user_id
      WHERE m.org_id = $1 ORDER BY m.sort_key, m.id LIMIT 50`,
    values: [orgId],
  }),
});
