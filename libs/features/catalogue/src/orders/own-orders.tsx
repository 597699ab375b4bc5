import { useReadPages } from '@imah/api-client/react';
import { OrderRows } from './order-rows.tsx';
import { useOrderTexts } from './texts.ts';
import { uniqueOrders } from './unique-orders.ts';

/** One's own orders, the newest first. */
export function OwnOrders() {
  const t = useOrderTexts();
  const found = useReadPages('listOwnOrders', { query: { limit: 50 } }, { select: uniqueOrders });
  return <OrderRows found={found} whose="own" empty={t('emptyOwn')} />;
}
