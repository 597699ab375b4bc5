import type { Bill, BillLine, SharedBill } from '@imah/contract/billing';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';
import { hashToken } from '@imah/server-platform/sessions';
import { readIssuedBill } from '../bills/own-bills.ts';
import { readSender } from '../documents/read-sender.ts';

interface Shared {
  readonly orgId: string;
  readonly bill: Bill;
  readonly expiresAt: Date;
}

/**
 * The bill of a link that is good. One that is unknown, has expired or was withdrawn is not told apart.
 * @throws {HttpProblem} 404
 */
export async function readSharedBill(db: Kysely<Database>, token: string, now: number): Promise<Shared> {
  const { orgId, billId, expiresAt } = await db
    .selectFrom('bill_link')
    .select(['org_id as orgId', 'bill_id as billId', 'expires_at as expiresAt'])
    .where('token_hash', '=', hashToken(token))
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirstOrThrow(notFound);
  return { orgId, bill: await readIssuedBill(db, { orgId, billId }), expiresAt };
}

/** What a link shows of its bill: no payment, and no id that leads elsewhere. @throws {HttpProblem} 404 */
export async function showSharedBill(db: Kysely<Database>, token: string, now: number): Promise<SharedBill> {
  const { orgId, bill, expiresAt } = await readSharedBill(db, token, now);
  const { kind, number, buildingName, unitCode, personName, period, dueOn, total, outstanding, state, lines } = bill;
  const { name: organizationName } = await readSender(db, orgId);
  const { timeZone } = await db
    .selectFrom('building')
    .select('time_zone as timeZone')
    .where('org_id', '=', orgId)
    .where('id', '=', bill.buildingId)
    .executeTakeFirstOrThrow(notFound);
  return {
    kind,
    number: number ?? '',
    organizationName,
    buildingName,
    unitCode,
    personName,
    period,
    dueOn,
    total,
    outstanding,
    state,
    lines: lines.map((line) => ({ kind: line.kind, name: nameOfLine(line), amount: line.amount, tax: taxOf(line) })),
    expiresAt: expiresAt.toISOString(),
    timeZone,
  };
}

function nameOfLine(line: BillLine): string | null {
  if (line.basis === 'product') return line.product.name;
  return line.basis === 'opening' ? line.memo : null;
}

const taxOf = (line: BillLine): number =>
  (line.tax?.amount ?? 0) + (line.basis === 'meter' ? (line.localTax?.amount ?? 0) : 0);
