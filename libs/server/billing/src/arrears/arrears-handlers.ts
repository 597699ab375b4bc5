import type { arrearsEndpoints } from '@imah/contract/payments';
import type { ServerContext } from '@imah/server-platform';
import { readToday, recordAct } from '@imah/server-platform/command';
import type { Handlers } from '@imah/server-platform/http';
import { exportArrears } from './export-arrears.ts';
import { listArrears, sumArrears } from './list-arrears.ts';
import { remindPayers } from './remind-payers.ts';
import { readReminderRule, updateReminderRule } from './reminder-rule.ts';

export function arrearsHandlers(context: ServerContext): Pick<Handlers, keyof typeof arrearsEndpoints> {
  const { db, now } = context;
  const placeOf = async (key: { readonly orgId: string; readonly buildingId: string }) => ({
    ...key,
    today: (await readToday(db, key, now())).today,
  });
  return {
    listArrears: async ({ edit, query }) => listArrears(db, await placeOf(edit), query),
    getArrearsTotals: async ({ edit, query }) => ({ data: await sumArrears(db, await placeOf(edit), query.search) }),
    exportArrears: async ({ actor, edit, query, reply }) => {
      const { buildingId } = edit;
      // Names of people leave the house: it is written down each time.
      const audit = { action: 'export-arrears', entity: 'building', entityId: buildingId, buildingId, after: query };
      await recordAct(context, edit, audit);
      await exportArrears(db, { place: await placeOf(edit), locale: actor.locale, query }, reply);
      return undefined;
    },
    remindPayers: async ({ edit, body }) => ({ data: await remindPayers(context, edit, body.payers) }),
    getBillReminderRule: async ({ params }) => ({ data: await readReminderRule(db, params.orgId) }),
    updateBillReminderRule: async ({ edit, body }) => ({ data: await updateReminderRule(context, edit, body) }),
  };
}
