import { decideRows, type Permission, type PolicyActor } from '@imah/contract/access';
import { type RawBuilder, sql } from 'kysely';
import type { ServerContext } from '../context.ts';

/** What a reader needs beside `audit.view` to read of each kind of record; of other kinds, to see how it is set up. */
const neededFor: Readonly<Record<string, Permission>> = {
  organization: 'org.view',
  membership: 'member.view',
  invitation: 'member.view',
  group: 'group.view',
  building: 'building.view',
  section: 'building.view',
  floor: 'building.view',
  building_contact: 'building.view',
  duty_shift: 'unit.view',
  scan_code: 'building.view',
  unit: 'unit.view',
  person: 'occupant.view',
  occupancy: 'occupant.view',
  notice: 'announcement.view',
  outage: 'outage.view',
  tariff: 'tariff.view',
  billing_run: 'bill.update',
  opening_import: 'bill.import',
  bill_dispute: 'bill.view',
  instalment_plan: 'bill.view',
  bill_link: 'bill.view',
  bill_reminder_rule: 'bill.view',
  late_fee_policy: 'bill.view',
  credit_note: 'bill.view',
  payment: 'payment.view',
  payout: 'wallet.view',
  vendor: 'expense.view',
  expense: 'expense.view',
  expense_rule: 'expense.view',
  autopay: 'wallet.view',
  wallet_rule: 'wallet.view',
  ledger_account: 'report.view',
  ledger_period: 'report.view',
  budget: 'report.view',
  product: 'product.view',
  product_category: 'product.view',
  promotion: 'promotion.view',
  bank_account: 'report.view',
  statement_line: 'report.view',
  statement_match: 'report.view',
  meter: 'meter.view',
  meter_settings: 'meter.view',
  meter_reading: 'reading.view',
  alarm_rule: 'alarmRule.view',
  alarm_window: 'alarm.view',
  dashboard: 'dashboard.update',
  wall: 'dashboard.update',
  plan: 'plan.update',
  device: 'device.view',
  device_command: 'deviceCommand.view',
  alarm: 'alarm.view',
  sla_policy: 'slaPolicy.view',
  business_hours: 'slaPolicy.view',
};
/** Kinds of which some records are seen and others are not, each by the rule of its own lists. */
const byRecord = ['ticket', 'topic', 'ticket_view'] as const;

/**
 * SQL: whether row `e` of the audit is about a record that the reader may see: the audit tells nothing that the record
 * itself would not. Its building is asked for apart from this.
 */
export function isReadableEntry(
  { domains, now }: Pick<ServerContext, 'domains' | 'now'>,
  actor: PolicyActor,
  orgId: string,
): RawBuilder<unknown> {
  const holds = (permission: Permission) => decideRows(actor, permission, { orgId }) === 'all';
  const known = Object.keys(neededFor);
  const kinds = known.filter((kind) => holds(neededFor[kind] ?? 'settings.view'));
  const isOther = sql`(${holds('settings.view')} AND e.entity <> ALL(${[...known, ...byRecord]}::text[]))`;
  // What is deleted has no record to ask about: who changes all topics, and sees all tickets, reads of those as well.
  const ofTicket = holds('ticket.view')
    ? sql`true`
    : sql`EXISTS (SELECT 1 FROM ticket t WHERE t.id = e.entity_id AND ${domains.tickets.isVisible(actor)})`;
  const ofTopic = holds('topic.delete')
    ? sql`true`
    : sql`EXISTS (SELECT 1 FROM topic t WHERE t.id = e.entity_id AND ${domains.topics.isVisible(actor, now())})`;
  const ofView = sql`(e.actor_id = ${actor.userId} OR (${holds('ticket.view')} AND EXISTS (
    SELECT 1 FROM ticket_view v WHERE v.org_id = e.org_id AND v.id = e.entity_id AND v.audience = 'organization')))`;
  return sql`(e.entity = ANY(${kinds}::text[]) OR ${isOther} OR (e.entity = 'ticket' AND ${ofTicket})
    OR (e.entity = 'topic' AND ${ofTopic}) OR (e.entity = 'ticket_view' AND ${ofView}))`;
}
