import type { Outage, OutageDraft } from '@imah/contract/outages';
import { HttpProblem, invalidField } from '@imah/server-platform/http';

const dayMs = 86_400_000;
/** An outage is written down while it matters: not long after it began, nor half a year before. */
const reach = { backMs: 31 * dayMs, aheadMs: 180 * dayMs } as const;

type Times = Pick<OutageDraft, 'kind' | 'startsAt' | 'expectedEndAt'>;

/** @throws {HttpProblem} 422 at `startsAt` or `expectedEndAt` */
export function requireTimes({ kind, startsAt, expectedEndAt }: Times, now: number): void {
  const begin = Date.parse(startsAt);
  if (begin < now - reach.backMs) throw invalidField('startsAt', 'invalid');
  if (begin > now + reach.aheadMs) throw invalidField('startsAt', 'too-far');
  if (expectedEndAt === null) {
    if (kind === 'planned') throw invalidField('expectedEndAt', 'required');
    return;
  }
  const end = Date.parse(expectedEndAt);
  if (end <= begin) throw invalidField('expectedEndAt', 'ends-before-it-begins');
  if (end > now + reach.aheadMs) throw invalidField('expectedEndAt', 'too-far');
}

/** @throws {HttpProblem} 409 where it has ended */
export function requireOpen({ ended }: Pick<Outage, 'ended'>): void {
  if (ended !== null) throw new HttpProblem(409, 'GANGGUAN_SUDAH_BERAKHIR');
}
