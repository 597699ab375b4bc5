import type { OrderState } from '@imah/contract/catalogue/words';

/** Of an order: what it comes to in whole rupiah, where it stands, and why it was cancelled. */
interface OrderFacts {
  readonly number: string;
  readonly unit: string;
  readonly total: number;
  readonly state: OrderState;
  readonly reason: string | null;
  /** Who has placed it. */
  readonly person: string;
}

/** What the text of each kind about orders is made of. */
export interface OrderNotificationData {
  readonly 'order-moved': OrderFacts;
}
