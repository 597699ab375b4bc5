import type { MatchPart } from '@imah/contract/statements';
import { toRupiah } from '@imah/ledger';
import type { Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField } from '@imah/server-platform/http';
import { postEntries } from '../../ledger/post-entries.ts';
import type { Booked, PartToBook } from './part-to-book.ts';
import type { BankAccountEdit } from '../import-statement.ts';
import { selectUnsettled } from '../unsettled-payments.ts';

type Settlement = Extract<MatchPart, { kind: 'settlement' }>;

/** What the gateway pays out: out of clearing into the bank, less its fee, which the organisation bears. */
export async function bookSettlement(
  trx: Transaction<Database>,
  { orgId, now }: BankAccountEdit,
  { account, partId, part, on }: PartToBook<Settlement>,
): Promise<Booked> {
  const ids = [...new Set(part.paymentIds)];
  const payments = await selectUnsettled(trx, orgId).where('p.id', 'in', ids).execute();
  if (payments.length !== ids.length) throw new HttpProblem(409, 'MUTASI_SUDAH_DIURUS');
  const gross = payments.reduce((sum, { amount }) => sum + amount, 0);
  const net = gross - part.fee;
  if (net <= 0) throw invalidField('parts', 'more-than-rest');
  const memo =
    payments.length === 1 ? (payments[0]?.number ?? '') : `${payments[0]?.number ?? ''} +${payments.length - 1}`;
  const fee =
    part.fee === 0
      ? []
      : [
          {
            account: { kind: 'key' as const, key: 'channelFees' as const },
            side: 'debit' as const,
            amount: toRupiah(part.fee),
          },
        ];
  const [entryId = ''] = await postEntries(
    trx,
    orgId,
    [
      {
        idempotencyKey: `statement:${partId}`,
        effectiveOn: on,
        kind: 'settlement',
        memo,
        source: { type: 'statement_part', id: partId },
        postings: [
          { account: { kind: 'id', id: account.accountId }, side: 'debit', amount: toRupiah(net) },
          ...fee,
          { account: { kind: 'key', key: 'clearing' }, side: 'credit', amount: toRupiah(gross) },
        ],
      },
    ],
    now,
  );
  return { amount: net, entryId, moveEntryId: null, memo, settledIds: ids, audit: [], effects: [] };
}
