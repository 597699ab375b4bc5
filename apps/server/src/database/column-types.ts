/**
 * What the database's own checks leave of a text, and what is in a JSON column: by table and column, in types of
 * `@imah/contract`. Queries made by the builder are then checked against the contract.
 */
export const columnTypes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  alarm: { condition: 'AlarmCondition', severity: 'AlarmSeverity' },
  app_user: { locale: 'Locale' },
  building: { kind: 'BuildingKind', status: 'BuildingStatus', time_zone: 'TimeZone' },
  device_command: { status: 'CommandStatus' },
  household_member: { locale: 'Locale' },
  invitation: { locale: 'Locale' },
  membership: { status: 'MemberStatus' },
  notice: { urgency: 'NoticeUrgency' },
  occupancy: { role: 'OccupancyRole' },
  organization: { kind: 'OrganizationKind' },
  join_request: { role: 'OccupancyRole' },
  section: { kind: 'SectionKind' },
  sla_policy: { calendar: "SlaPromise['calendar']", priority: 'TicketPriority' },
  ticket: {
    audience: 'TicketAudience',
    kind: 'TicketKind',
    priority: 'TicketPriority',
    rating: "NonNullable<Contract.Ticket['feedback']>['rating']",
    rating_reasons: 'RatingReason',
    source: 'TicketSource',
    state: 'TicketState',
    times: 'TicketTimes',
    waiting_reason: 'WaitingReason',
  },
  ticket_category: { resident_priority: 'ResidentPriority' },
  ticket_check: { demand: "TicketCheck['demand']", kind: 'TicketCheckKind' },
  ticket_checklist: { items: "TicketChecklist['items']" },
  ticket_event: { kind: 'TicketEventKind' },
  ticket_quote: { lines: "TicketQuote['lines']", state: 'QuoteState' },
  ticket_relation: { kind: 'TicketRelationKind' },
  ticket_reply: { side: "TicketComment['side']" },
  ticket_rule: {
    actions: 'TicketActions',
    conditions: 'TicketConditions',
    event: 'TicketRuleEvent',
    state: "TicketRule['state']",
  },
  ticket_signature: { kind: "TicketSignature['kind']" },
  ticket_tally: { state: 'TicketState' },
  ticket_view: {
    audience: "TicketView['audience']",
    columns: "TicketView['columns'][number]",
    filters: "TicketView['filters']",
    shape: "TicketView['shape']",
  },
  topic: { kind: 'TopicKind' },
  topic_post: { side: "TopicPost['side']" },
  unit: { kind: 'UnitKind', status: 'UnitStatus' },
};

/** The text of a schema with these types in it. @throws {Error} at a column that is not there */
export function withColumnTypes(source: string): string {
  let text = source;
  for (const [table, columns] of Object.entries(columnTypes))
    for (const [column, type] of Object.entries(columns)) text = withColumnType(text, table, column, type);
  const firstImport = text.indexOf('import type');
  return `${text.slice(0, firstImport)}import type * as Contract from "@imah/contract";\n${text.slice(firstImport)}`;
}

function withColumnType(source: string, table: string, column: string, type: string): string {
  const named = type.startsWith('NonNullable<') ? type : `Contract.${type}`;
  const begin = source.indexOf(`export interface ${pascal(table)} {`);
  const at = source.indexOf(`\n  ${column}: `, begin);
  const end = source.indexOf('\n}', begin);
  if (begin < 0 || at < 0 || at > end) throw new Error(`there is no column ${table}.${column}`);
  const lineEnd = source.indexOf('\n', at + 1);
  const line = source.slice(at, lineEnd);
  // What is sent to a column of JSON is its text.
  const typed = line
    .replace(/\bstring\[\]/, `(${named})[]`)
    .replace(/\bstring\b/, named)
    .replace(/\bJson\b/, `ColumnType<${named}, string, string>`);
  if (typed === line) throw new Error(`${table}.${column} is neither text nor JSON`);
  return source.slice(0, at) + typed + source.slice(lineEnd);
}

function pascal(table: string): string {
  return table
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
