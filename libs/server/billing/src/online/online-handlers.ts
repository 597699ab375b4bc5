import type { onlinePaymentEndpoints } from '@imah/contract/payments';
import type { ServerContext } from '@imah/server-platform';
import type { Handlers } from '@imah/server-platform/http';
import { cancelOnlinePayment } from './cancel-online-payment.ts';
import { checkOnlinePayment } from './check-online-payment.ts';
import { createOnlinePayment } from './create-online-payment.ts';
import { showGateway, updateGateway } from './gateway-settings.ts';
import { readOnlinePayment, requireOnline } from './online-rows.ts';
import { listOwnDues } from './own-dues.ts';

export function onlinePaymentHandlers(context: ServerContext): Pick<Handlers, keyof typeof onlinePaymentEndpoints> {
  const { db } = context;
  return {
    listOwnDues: async ({ actor }) => ({ data: await listOwnDues(db, actor) }),
    createOnlinePayment: async ({ actor, body, request }) => ({
      data: await createOnlinePayment(context, { actor, requestId: request.id }, body),
    }),
    getOnlinePayment: async ({ actor, params }) => ({
      data: await readOnlinePayment(db, await requireOnline(db, actor, params.onlinePaymentId), actor),
    }),
    checkOnlinePayment: async ({ actor, params }) => {
      const key = await requireOnline(db, actor, params.onlinePaymentId);
      await checkOnlinePayment(context, key);
      return { data: await readOnlinePayment(db, key, actor) };
    },
    cancelOnlinePayment: async ({ actor, params, request }) => {
      const key = await requireOnline(db, actor, params.onlinePaymentId, 'payer');
      return { data: await cancelOnlinePayment(context, key, { actor, requestId: request.id, reason: null }) };
    },
    getPaymentGateway: async ({ params }) => ({ data: await showGateway(context, params.orgId) }),
    updatePaymentGateway: async ({ edit, body }) => ({ data: await updateGateway(context, edit, body) }),
  };
}
