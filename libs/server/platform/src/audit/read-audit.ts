import { instantOf } from '../database/index.ts';
import type { AuditRow } from '@imah/contract/audit';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { openPersonalFields, type PersonalView, readKeys } from './personal-fields.ts';
import { shownNameSql } from '../built-in-names/shown-name.ts';

type StoredRow = Omit<AuditRow, 'actor' | 'hidden' | 'erased'> & {
  readonly actorKind: AuditRow['actor']['kind'];
  readonly actorId: string | null;
  readonly actorName: string | null;
};

export interface ReadAudit {
  readonly rows: AuditRow[];
  /** Names of the personal fields that are shown. */
  readonly revealed: string[];
}

/** How much a reader is told. */
export interface AuditReader {
  readonly view: PersonalView;
  /** Whether they may read what tickets, topics and outages are called; their numbers are for everybody who reads the audit. */
  readonly names: { readonly tickets: boolean; readonly topics: boolean; readonly outages: boolean };
}

/** Which rows `e`, and the values of a column by which they are found where those are few. */
export interface AuditRows {
  readonly condition: RawBuilder<unknown>;
  readonly each?: { readonly column: 'actor_id' | 'building_id'; readonly of: RawBuilder<unknown> } | undefined;
}

/** SQL: the newest rows `e`; by the index of each value on its own, however rare they are among all there are. */
function newestOf(orgId: string, { condition, each }: AuditRows, limit: number): RawBuilder<unknown> {
  const rows = sql`SELECT e.* FROM audit_event e WHERE e.org_id = ${orgId}`;
  const last = sql`${condition} ORDER BY e.seq DESC LIMIT ${limit}`;
  if (each === undefined) return sql`${rows} AND ${last}`;
  return sql`SELECT e.* FROM (${each.of}) one(id)
    CROSS JOIN LATERAL (${rows} AND ${sql.ref(`e.${each.column}`)} = one.id AND ${last}) e ORDER BY e.seq DESC LIMIT ${limit}`;
}

/** Rows `e` of the audit, newest first. */
export async function readAudit(
  db: Kysely<Database>,
  orgId: string,
  wanted: AuditRows,
  limit: number,
  { view, names }: AuditReader,
): Promise<ReadAudit> {
  const { rows } = await sql<StoredRow>`
    SELECT e.seq, ${instantOf('e.at')} AS at,
      e.actor_kind AS "actorKind", e.actor_id AS "actorId", u.name AS "actorName",
      e.action, e.entity, e.entity_id AS "entityId", e.building_id AS "buildingId",
      coalesce(b.name, d.name, cd.name, ad.name, un.code, ${shownNameSql('group', 'g.default_key', 'g.name')},
        CASE WHEN ${names.tickets} THEN tk.number || ' ' || tk.title ELSE tk.number END,
        CASE WHEN ${names.topics} THEN tp.number || ' ' || tp.title ELSE tp.number END,
        CASE WHEN ${names.outages} THEN og.number || ' ' || og.title ELSE og.number END,
        ${shownNameSql('category', 'k.key', 'k.name')}, cl.name, sr.name, dt.name, ar.name, aw.reason, pay.number, cn.number,
        po.number, vd.name, ex.number, br.period, mt.number, rm.number, pd.name, pc.name, pm.name) AS record,
      e.before, e.after, e.reason, host(e.ip) AS ip
    FROM (${newestOf(orgId, wanted, limit)}) e
    LEFT JOIN app_user u ON u.id = e.actor_id AND e.actor_kind <> 'device'
    LEFT JOIN building b ON e.entity = 'building' AND b.org_id = e.org_id AND b.id = e.entity_id
    LEFT JOIN device d ON e.entity = 'device' AND d.org_id = e.org_id AND d.id = e.entity_id
    LEFT JOIN device_command c ON e.entity = 'device_command' AND c.org_id = e.org_id AND c.id = e.entity_id
    LEFT JOIN device cd ON cd.org_id = c.org_id AND cd.id = c.device_id
    LEFT JOIN unit un ON e.entity = 'unit' AND un.org_id = e.org_id AND un.id = e.entity_id
    LEFT JOIN member_group g ON e.entity = 'group' AND g.org_id = e.org_id AND g.id = e.entity_id
    LEFT JOIN alarm a ON e.entity = 'alarm' AND a.org_id = e.org_id AND a.id = e.entity_id
    LEFT JOIN device ad ON ad.org_id = a.org_id AND ad.id = a.device_id
    LEFT JOIN ticket tk ON e.entity = 'ticket' AND tk.org_id = e.org_id AND tk.id = e.entity_id
    LEFT JOIN topic tp ON e.entity = 'topic' AND tp.org_id = e.org_id AND tp.id = e.entity_id
    LEFT JOIN outage og ON e.entity = 'outage' AND og.org_id = e.org_id AND og.id = e.entity_id
    LEFT JOIN ticket_category k ON e.entity = 'ticket_category' AND k.org_id = e.org_id AND k.id = e.entity_id
    LEFT JOIN ticket_checklist cl ON e.entity = 'ticket_checklist' AND cl.org_id = e.org_id AND cl.id = e.entity_id
    LEFT JOIN saved_reply sr ON e.entity = 'saved_reply' AND sr.org_id = e.org_id AND sr.id = e.entity_id
    LEFT JOIN device_type dt ON e.entity = 'device_type' AND dt.org_id = e.org_id AND dt.id = e.entity_id
    LEFT JOIN alarm_rule ar ON e.entity = 'alarm_rule' AND ar.org_id = e.org_id AND ar.id = e.entity_id
    LEFT JOIN alarm_window aw ON e.entity = 'alarm_window' AND aw.org_id = e.org_id AND aw.id = e.entity_id
    LEFT JOIN payment pay ON e.entity = 'payment' AND pay.org_id = e.org_id AND pay.id = e.entity_id
    LEFT JOIN credit_note cn ON e.entity = 'credit_note' AND cn.org_id = e.org_id AND cn.id = e.entity_id
    LEFT JOIN payout po ON e.entity = 'payout' AND po.org_id = e.org_id AND po.id = e.entity_id
    LEFT JOIN vendor vd ON e.entity = 'vendor' AND vd.org_id = e.org_id AND vd.id = e.entity_id
    LEFT JOIN expense ex ON e.entity = 'expense' AND ex.org_id = e.org_id AND ex.id = e.entity_id
    LEFT JOIN billing_run br ON e.entity = 'billing_run' AND br.org_id = e.org_id AND br.id = e.entity_id
    LEFT JOIN meter mt ON e.entity = 'meter' AND mt.org_id = e.org_id AND mt.id = e.entity_id
    LEFT JOIN meter_reading rd ON e.entity = 'meter_reading' AND rd.org_id = e.org_id AND rd.id = e.entity_id
    LEFT JOIN product pd ON e.entity = 'product' AND pd.org_id = e.org_id AND pd.id = e.entity_id
    LEFT JOIN product_category pc ON e.entity = 'product_category' AND pc.org_id = e.org_id AND pc.id = e.entity_id
    LEFT JOIN promotion pm ON e.entity = 'promotion' AND pm.org_id = e.org_id AND pm.id = e.entity_id
    LEFT JOIN meter rm ON rm.org_id = rd.org_id AND rm.id = rd.meter_id
    ORDER BY e.seq DESC`.execute(db);
  const keys = await readKeys(
    db,
    orgId,
    rows.flatMap(({ before, after }) => [before, after]),
  );
  const opened = rows.map((row) => open(row, keys, view));
  return { rows: opened.map(({ row }) => row), revealed: [...new Set(opened.flatMap(({ revealed }) => revealed))] };
}

function open(stored: StoredRow, keys: ReadonlyMap<string, Buffer>, view: PersonalView) {
  const { actorKind, actorId, actorName, ...rest } = stored;
  const before = openPersonalFields(stored.before, keys, view);
  const after = openPersonalFields(stored.after, keys, view);
  const row: AuditRow = {
    ...rest,
    actor: { kind: actorKind, id: actorId, name: actorName },
    before: before.fields,
    after: after.fields,
    hidden: [...new Set([...before.hidden, ...after.hidden])],
    erased: [...new Set([...before.erased, ...after.erased])],
  };
  return { row, revealed: [...before.revealed, ...after.revealed] };
}
