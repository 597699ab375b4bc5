import { randomUUIDv7 } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { billingReview, billingRun } from '@imah/contract/billing';
import { ledgerPeriod } from '@imah/contract/finances';
import { payment } from '@imah/contract/payments';
import * as z from 'zod/mini';
import type { Ask } from './calls.ts';
import type { Memory, SentPayment } from './memory.ts';

/** What somebody works on while the server is there; ends by itself once it is gone. */
export interface Work {
  readonly ask: Ask;
  readonly memory: Memory;
  readonly orgId: string;
  readonly buildings: readonly { readonly id: string; readonly personIds: readonly string[] }[];
  readonly random: () => number;
  /** Something was acknowledged since this start of the server. */
  readonly onAcknowledged: () => void;
  /** Once the server was killed. */
  readonly ended: AbortSignal;
}

/** The ten months before this one: their bills are made, payments are dated into them, and they are closed. */
export const months = Array.from({ length: 10 }, (_, nth) =>
  Temporal.Now.plainDateISO('Asia/Jakarta')
    .subtract({ months: 10 - nth })
    .toString()
    .slice(0, 7),
);

const today = () => Temporal.Now.plainDateISO('Asia/Jakarta').toString();

const pick = <T>(from: readonly T[], random: () => number): T => {
  const found = from[Math.floor(random() * from.length)];
  if (found === undefined) throw new RangeError('there is nothing to choose from');
  return found;
};

/** Records payments one after the other, each under a key of its own. */
export async function pay(work: Work): Promise<void> {
  const { memory, buildings, random, onAcknowledged, ended } = work;
  while (!ended.aborted) {
    const building = pick(buildings, random);
    const sent: SentPayment = {
      buildingId: building.id,
      personId: pick(building.personIds, random),
      amount: 10_000 + Math.floor(random() * 900_000),
      // Into this month one can always be booked.
      receivedOn: pick([...months.map((month) => `${month}-15`), today()], random),
    };
    const key = randomUUIDv7();
    memory.unanswered.set(key, sent);
    const became = await sendPayment(work, key, sent);
    if (became === 'gone') return;
    if (became === 'answered') onAcknowledged();
  }
}

/** Sends a payment, for the first time or again under its key; what it answers is remembered. */
export async function sendPayment(
  { ask, memory }: Pick<Work, 'ask' | 'memory'>,
  key: string,
  sent: SentPayment,
): Promise<'answered' | 'refused' | 'gone'> {
  const { buildingId, ...draft } = sent;
  const body = { ...draft, method: 'cash', reference: null, note: null };
  const said = await ask(`buildings/${buildingId}/payments`, payment, { method: 'POST', body, key });
  if (said.kind === 'gone') return 'gone';
  if (said.kind === 'refused') {
    // The first call with this key is under way still, or died with its server: it is asked again at the end.
    if (said.code === 'SEDANG_DIPROSES') return 'refused';
    memory.unanswered.delete(key);
    memory.refused += 1;
    return 'refused';
  }
  memory.unanswered.delete(key);
  memory.payments.set(key, { ...sent, id: said.data.id, number: said.data.number });
  return 'answered';
}

const moves = { draft: 'calculate', calculated: 'review', reviewed: 'issue' } as const;

/** Brings runs of some buildings from nothing to issued, and goes on with those that were begun before. */
export async function bill(work: Work): Promise<void> {
  const { ask, buildings, ended } = work;
  for (const building of buildings) {
    const known = await ask(`buildings/${building.id}/billing-runs`, z.array(billingRun));
    if (known.kind !== 'answered') return;
    for (const period of months) {
      if (ended.aborted) return;
      const begun = known.data.find((run) => run.period === period);
      if (begun?.state === 'issued') continue;
      const made =
        begun === undefined
          ? await ask(`buildings/${building.id}/billing-runs`, billingRun, {
              method: 'POST',
              body: { period, dueOn: `${period}-20` },
            })
          : ({ kind: 'answered', data: begun } as const);
      if (made.kind === 'gone') return;
      if (made.kind === 'answered' && (await issue(work, building.id, made.data.id)) === 'gone') return;
    }
  }
}

/** Moves a run along its chart as far as it goes. */
async function issue({ ask, memory, ended }: Work, buildingId: string, runId: string): Promise<'done' | 'gone'> {
  const path = `buildings/${buildingId}/billing-runs/${runId}`;
  while (!ended.aborted) {
    const review = await ask(path, billingReview);
    if (review.kind !== 'answered') return 'gone';
    const { run, work } = review.data;
    if (run.state === 'issued') {
      memory.issued.set(runId, { billCount: run.billCount, total: run.total });
      return 'done';
    }
    if (work !== null && work.failure === null) {
      await delay(50);
      continue;
    }
    const move = moves[run.state];
    const moved = await ask(`${path}/moves`, billingReview, { method: 'POST', body: { move }, version: run.version });
    if (moved.kind === 'gone') return 'gone';
    if (moved.kind === 'refused') {
      memory.refused += 1;
      // Somebody else was faster, or the work of before still holds it.
      if (moved.status !== 412 && moved.status !== 409) return 'done';
      await delay(50);
    } else if (move === 'issue') memory.promised.add(runId);
  }
  return 'gone';
}

/** Closes the month that comes next; now and then it is opened again. */
export async function close({ ask, memory, orgId, random, ended }: Work): Promise<void> {
  const books = `organizations/${orgId}/finances`;
  while (!ended.aborted) {
    const periods = await ask(`${books}/periods`, z.array(ledgerPeriod));
    if (periods.kind !== 'answered') return;
    const last = periods.data.find(({ next }) => next === 'reopen');
    const opens = last !== undefined && random() < 0.4;
    const one = opens ? last : periods.data.find(({ next }) => next === 'close');
    if (one !== undefined) {
      const { period } = one;
      const before = memory.periods.get(period) ?? 'open';
      memory.periods.set(period, 'unknown');
      const said = opens
        ? await ask(`${books}/reopenings`, ledgerPeriod, { method: 'POST', body: { period, reason: 'Latihan' } })
        : await ask(`${books}/closings`, ledgerPeriod, { method: 'POST', body: { period } });
      if (said.kind === 'gone') return;
      if (said.kind === 'refused') memory.refused += 1;
      memory.periods.set(period, said.kind === 'refused' ? before : opens ? 'open' : 'closed');
    }
    await delay(20 + random() * 80);
  }
}
