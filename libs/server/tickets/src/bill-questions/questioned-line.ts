import { sql } from 'kysely';

/** SQL: the line of a bill that ticket `t` is about, without what it comes to; null where it is about none. */
export const questionedLine = sql.raw(`(SELECT json_build_object('billId', o.id, 'number', o.number, 'period', r.period,
    'unitCode', o.unit_code, 'position', l.position, 'kind', l.kind)
  FROM bill_line l JOIN bill o ON o.org_id = l.org_id AND o.id = l.bill_id
  JOIN billing_run r ON r.org_id = o.org_id AND r.id = o.run_id
  WHERE l.org_id = t.org_id AND l.bill_id = t.bill_id AND l.position = t.bill_position)`);
