// The lists of tickets in an organisation with 100,000 of them.
import { serveBench } from './bench-server.ts';
import { fillTicketBench } from './fill-ticket-bench.ts';

await serveBench({
  fill: fillTicketBench,
  bareQuery: ({ orgId, buildingId }) => ({
    text: `
      SELECT t.id, t.number, t.org_id, t.building_id, b.name AS building_name, b.time_zone, t.unit_id, un.code AS unit_code,
        t.kind, t.category_id, c.name AS category_name, t.priority, t.title, t.state, t.waiting_reason, t.deferred_until,
        t.assignee_id, a.name AS assignee_name, t.reporter_name, t.audience, t.reopened_count, t.respond_due_at,
        t.resolve_due_at, t.created_at, t.updated_at, t.version
      FROM ticket t JOIN building b ON b.org_id = t.org_id AND b.id = t.building_id
      LEFT JOIN unit un ON un.org_id = t.org_id AND un.id = t.unit_id
      LEFT JOIN ticket_category c ON c.org_id = t.org_id AND c.id = t.category_id
      LEFT JOIN app_user a ON a.id = t.assignee_id
      WHERE t.org_id = $1 AND t.building_id = $2 AND t.state IN ('new', 'in-progress', 'waiting', 'deferred')
      ORDER BY t.created_at DESC, t.id DESC LIMIT 50`,
    values: [orgId, buildingId],
  }),
});
