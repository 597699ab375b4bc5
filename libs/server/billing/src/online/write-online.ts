import { randomUUIDv7 } from 'node:crypto';
import type { OnlineMethod, OnlinePurpose, VaBank } from '@imah/contract/payments/words';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { invalidField } from '@imah/server-platform/http';
import { readGatewaySettings } from './gateway-settings.ts';
import { minutesToPay, waitAfter } from './online-times.ts';

/** How somebody wants to pay; `bank` is named for a virtual account only. */
export interface AskedWay {
  readonly method: OnlineMethod;
  readonly bank: VaBank | null;
}

/** The organisation takes payments in that way. @throws {HttpProblem} 422 at `method` or `bank` */
export async function requireWay(db: Kysely<Database>, orgId: string, { method, bank }: AskedWay): Promise<void> {
  const { place, methods, banks } = await readGatewaySettings(db, orgId);
  if (place === 'none' || !methods.includes(method)) throw invalidField('method', 'not-an-option');
  if (method === 'va' && bank === null) throw invalidField('bank', 'required');
  if (bank !== null && (method === 'qris' || !banks.includes(bank))) throw invalidField('bank', 'not-an-option');
}

/** A payment that is to be opened at the gateway. Whole rupiah. */
interface WantedPayment extends AskedWay {
  readonly orgId: string;
  readonly buildingId: string;
  readonly personId: string;
  readonly personName: string;
  readonly amount: number;
  readonly purpose: OnlinePurpose;
  /** What is bought; null for bills and top-ups. */
  readonly source: { readonly id: string; readonly number: string } | null;
}

/** Writes down a payment before the gateway knows of it. Returns its id. @throws {HttpProblem} 422 at `method` */
export async function writeOnline(trx: Transaction<Database>, wanted: WantedPayment, now: number): Promise<string> {
  const { orgId, method, source } = wanted;
  const id = randomUUIDv7();
  const { place } = await readGatewaySettings(trx, orgId);
  if (place === 'none') throw invalidField('method', 'not-an-option');
  await trx
    .insertInto('online_payment')
    .values({
      org_id: orgId,
      id,
      building_id: wanted.buildingId,
      person_id: wanted.personId,
      person_name: wanted.personName,
      place,
      method,
      bank: wanted.bank,
      amount: wanted.amount,
      purpose: wanted.purpose,
      source_id: source?.id ?? null,
      source_number: source?.number ?? null,
      created_at: new Date(now),
      expires_at: new Date(now + minutesToPay(wanted) * 60_000),
      check_at: new Date(now + waitAfter(0)),
    })
    .execute();
  return id;
}
