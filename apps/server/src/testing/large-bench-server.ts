// The reads of all buildings, in an organisation with as many tickets as the argument says, half of them open.
import { serveBench } from './bench-server.ts';
import { fillLargeOrganization } from './fill-large-organization.ts';

const tickets = Number(process.argv[2] ?? '1000');
const traces = tickets * 10;

await serveBench({
  fill: (db) =>
    fillLargeOrganization(db, { tickets, notifications: traces / 2, audit: traces, readings: traces * 10 }, Date.now()),
  // What the list of all buildings asks, with fewer columns: the first of each building, and the first of those.
  bareQuery: ({ orgId }) => ({
    text: `
      SELECT t.id, t.number, t.org_id, t.building_id, b.name AS building_name, b.time_zone, t.unit_id, un.code AS unit_code,
        t.kind, t.category_id, c.name AS category_name, t.priority, t.title, t.state, t.waiting_reason, t.deferred_until,
        t.assignee_id, a.name AS assignee_name, t.reporter_name, t.audience, t.reopened_count, t.respond_due_at,
        t.resolve_due_at, t.created_at, t.updated_at, t.version, t.times
      FROM (SELECT p.org_id, p.id FROM building b CROSS JOIN LATERAL (
          SELECT t.org_id, t.id, t.created_at FROM ticket t
          WHERE t.org_id = b.org_id AND t.building_id = b.id AND t.state IN ('new', 'in-progress', 'waiting', 'deferred')
          ORDER BY t.created_at DESC, t.id DESC LIMIT 50) p
        WHERE b.org_id = $1 AND b.status = 'active' ORDER BY p.created_at DESC, p.id DESC LIMIT 50) page
      JOIN ticket t ON t.org_id = page.org_id AND t.id = page.id
      JOIN building b ON b.org_id = t.org_id AND b.id = t.building_id
      LEFT JOIN unit un ON un.org_id = t.org_id AND un.id = t.unit_id
      LEFT JOIN ticket_category c ON c.org_id = t.org_id AND c.id = t.category_id
      LEFT JOIN app_user a ON a.id = t.assignee_id
      ORDER BY t.created_at DESC, t.id DESC`,
    values: [orgId],
  }),
});
