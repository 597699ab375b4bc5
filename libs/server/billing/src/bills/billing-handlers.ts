import type { billingEndpoints } from '@imah/contract/billing';
import type { ServerContext } from '@imah/server-platform';
import type { Handlers } from '@imah/server-platform/http';
import { createRun } from './create-run.ts';
import { getBill, listOwnBills } from './own-bills.ts';
import { getReview, listRuns } from './run-row.ts';
import { createTariff, listTariffs } from './tariffs.ts';
import { tryTariff } from './try-tariff.ts';
import { moveOrStartWork } from './work/start-work.ts';
import { stopRun } from './work/stop-run.ts';

export function billingHandlers(context: ServerContext): Pick<Handlers, keyof typeof billingEndpoints> {
  const { db } = context;
  return {
    listTariffs: async ({ edit }) => ({ data: await listTariffs(db, edit) }),
    createTariff: async ({ edit, body }) => ({ data: await createTariff(context, edit, body) }),
    tryTariff: async ({ edit, body }) => ({ data: await tryTariff(db, edit, body, edit.now) }),
    listBillingRuns: async ({ edit }) => ({ data: await listRuns(db, edit) }),
    createBillingRun: async ({ edit, body }) => ({ data: await createRun(context, edit, body) }),
    getBillingRun: async ({ edit }) => ({ data: await getReview(db, edit) }),
    moveBillingRun: async ({ edit, body }) => ({ data: await moveOrStartWork(context, edit, body.move) }),
    stopBillingRun: async ({ edit }) => ({ data: await stopRun(context, edit) }),
    listOwnBills: async ({ actor }) => ({ data: await listOwnBills(db, actor) }),
    getBill: async ({ actor, params }) => ({ data: await getBill(db, actor, params.billId) }),
  };
}
