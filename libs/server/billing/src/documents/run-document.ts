import type { BillingRun } from '@imah/contract/billing';
import { createFairGate } from '@imah/server-platform/overload';
import { getBill } from '../bills/own-bills.ts';
import type { RunKey } from '../bills/run-key.ts';
import { drawBill } from './draw-bill.ts';
import { openPaper } from './paper.ts';
import { bytesOf } from './pdf-bytes.ts';
import { readSender } from './read-sender.ts';
import type { Asked } from './single-documents.ts';
import { writingIn } from './words/index.ts';

/** A file of 10,000 bills holds 130 MB until it is sent: few are made at once, and one for each organisation. */
const gate = createFairGate({ atOnce: 2, perKey: 1, waiting: 3, patienceMs: 30_000 });

/** Waits for its turn to make such a file; answers what to call once it is sent. @throws {BusyError} */
export function enterRunDocuments(orgId: string): Promise<() => void> {
  return gate.enter(orgId);
}

const batch = 200;

/** All bills of a run that was issued, in the order of their numbers, drawn as they are sent. */
export async function* runPdf(
  { db, actor, language, now }: Asked,
  { orgId, runId }: RunKey,
  { buildingName, period }: Pick<BillingRun, 'buildingName' | 'period'>,
): AsyncGenerator<Buffer> {
  const words = writingIn(language);
  const sender = await readSender(db, orgId);
  const title = words.bill.all(buildingName, words.monthOf(period));
  const paper = await openPaper({ title, author: sender.name, language: words.language, madeAt: now });
  yield* bytesOf(paper, steps());

  async function* steps(): AsyncGenerator<() => void> {
    let after = 0;
    for (;;) {
      const rows = await db
        .selectFrom('bill')
        .select(['id', 'count'])
        .where('org_id', '=', orgId)
        .where('run_id', '=', runId)
        .where('count', '>', after)
        .orderBy('count')
        .limit(batch)
        .execute();
      for (const { id, count } of rows) {
        const bill = await getBill(db, actor, id);
        yield () => drawBill(paper, bill, sender, words);
        after = count ?? after;
      }
      if (rows.length < batch) return;
    }
  }
}
