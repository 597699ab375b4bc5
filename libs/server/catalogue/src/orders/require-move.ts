import type { orderMoveDraft } from '@imah/contract/catalogue';
import { orderChart } from '@imah/contract/catalogue/words';
import type * as z from 'zod/mini';
import type { VersionedEdit } from '@imah/server-platform/command';
import { HttpProblem, invalidField, requireVersion } from '@imah/server-platform/http';
import { type FoundOrder, movesOf } from './order-rows.ts';

/** Somebody may do that to an order where it stands. @throws {HttpProblem} 403, 409, 412, 422 where staff cancel without a reason */
export function requireMove(
  { actor, version }: Pick<VersionedEdit, 'actor' | 'version'>,
  order: FoundOrder,
  { move, reason }: z.output<typeof orderMoveDraft>,
): void {
  requireVersion(order, version);
  if (orderChart[order.state][move] === undefined) throw new HttpProblem(409, 'BENTROK');
  if (!movesOf(actor, order).includes(move)) throw new HttpProblem(403, 'TIDAK_BERWENANG');
  if (move === 'cancel' && reason === null && order.ownerId !== actor.userId) throw invalidField('reason', 'required');
}
