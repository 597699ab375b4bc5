import type { ApiClient } from '@imah/api-client';
import type { AnswerOf } from '@imah/contract/endpoints';
import type { ReadingOrder } from './reading-order.ts';

interface SendOptions {
  readonly account?: string;
  readonly signal?: AbortSignal;
}

/** The one call of a reading, made by the page where it is typed or by the outbox that kept it. */
export function sendReading(
  client: Pick<ApiClient, 'createReading'>,
  { buildingId, meterId, body, key }: ReadingOrder,
  options: SendOptions = {},
): Promise<AnswerOf<'createReading'>> {
  return client.createReading({ params: { buildingId, meterId }, body, idempotencyKey: key, ...options });
}
