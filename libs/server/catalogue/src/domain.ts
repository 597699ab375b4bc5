import { fileURLToPath } from 'node:url';
import type { ServerContext } from '@imah/server-platform';
import type { ServerDomain } from '@imah/server-platform/http';
import { catalogueHandlers } from './catalogue-handlers.ts';
import { orderPurchases } from './orders/follow-payment.ts';
import { orderHandlers } from './orders/order-handlers.ts';
import { productFileSubjects } from './products/product-pictures.ts';

export const catalogueDomain = {
  migrations: fileURLToPath(new URL('../migrations', import.meta.url)),
  handlers: (context: ServerContext) => ({ ...catalogueHandlers(context), ...orderHandlers(context) }),
  ports: { purchases: orderPurchases, fileSubjects: productFileSubjects },
  keyedHandlers: (unit: ServerContext) => orderHandlers(unit),
} satisfies ServerDomain;
