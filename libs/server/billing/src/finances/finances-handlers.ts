import type { financesEndpoints } from '@imah/contract/finances';
import type { ServerContext } from '@imah/server-platform';
import { recordAct } from '@imah/server-platform/command';
import { type Handlers, invalidField } from '@imah/server-platform/http';
import { createAccount, listAccounts, updateAccount } from './accounts.ts';
import { exportJournal, exportReport } from './export-finances.ts';
import { listEntries } from './list-entries.ts';
import { closeMonth, listPeriods, reopenMonth } from './periods.ts';
import { placeOfReport } from './place-of-report.ts';
import { readOverview } from './read-overview.ts';
import { readReport } from './read-report.ts';
import { reviewClosing } from './review-closing.ts';

export function financesHandlers(context: ServerContext): Pick<Handlers, keyof typeof financesEndpoints> {
  const { db, now } = context;
  return {
    getFinancesOverview: async ({ actor, edit, query: { buildingId, month } }) => {
      const place = await placeOfReport(db, actor, 'report.view', { orgId: edit.orgId, buildingId });
      return { data: await readOverview(db, place, { month, now: now() }) };
    },
    getFinancialReport: async ({ actor, edit, query: { buildingId, ...asked } }) => {
      const place = await placeOfReport(db, actor, 'report.view', { orgId: edit.orgId, buildingId });
      return { data: await readReport(db, place, { ...asked, locale: actor.locale }) };
    },
    exportFinancialReport: async ({ actor, edit, query: { buildingId, ...asked }, reply }) => {
      const place = await placeOfReport(db, actor, 'report.export', { orgId: edit.orgId, buildingId });
      await exportReport(db, place, { ...asked, locale: actor.locale }, reply);
      return undefined;
    },
    listLedgerEntries: async ({ actor, edit, query: { buildingId, ...asked } }) => {
      orderedMonths(asked);
      const place = await placeOfReport(db, actor, 'report.view', { orgId: edit.orgId, buildingId });
      return listEntries(db, place, { ...asked, locale: actor.locale });
    },
    exportJournal: async ({ actor, edit, query: { buildingId, ...asked }, reply }) => {
      orderedMonths(asked);
      const place = await placeOfReport(db, actor, 'report.export', { orgId: edit.orgId, buildingId });
      // What all have paid and owe leaves the house: it is written down each time.
      const audit = { action: 'export-journal', entity: 'organization', entityId: edit.orgId, after: asked };
      await recordAct(context, edit, audit);
      await exportJournal(db, place, { ...asked, locale: actor.locale }, reply);
      return undefined;
    },
    listLedgerAccounts: async ({ actor, edit }) => ({ data: await listAccounts(db, edit.orgId, actor.locale) }),
    createLedgerAccount: async ({ edit, body }) => ({ data: await createAccount(context, edit, body) }),
    updateLedgerAccount: async ({ edit, body }) => ({ data: await updateAccount(context, edit, body) }),
    listLedgerPeriods: async ({ edit }) => ({ data: await listPeriods(db, edit.orgId, edit.now) }),
    getClosingReview: async ({ edit, query: { period } }) => ({
      data: await reviewClosing(db, edit.orgId, period, edit.now),
    }),
    closeLedgerPeriod: async ({ edit, body }) => ({ data: await closeMonth(context, edit, body.period) }),
    reopenLedgerPeriod: async ({ edit, body }) => ({ data: await reopenMonth(context, edit, body) }),
  };
}

/** @throws {HttpProblem} 422 where the months end before they begin */
function orderedMonths({ from, to }: { readonly from: string; readonly to: string }): void {
  if (to < from) throw invalidField('to', 'ends-before-it-begins');
}
