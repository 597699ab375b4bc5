import type { documentEndpoints } from '@imah/contract/billing';
import type { ServerContext } from '@imah/server-platform';
import { recordAct } from '@imah/server-platform/command';
import { type Handlers, HttpProblem } from '@imah/server-platform/http';
import { getRun } from '../bills/run-row.ts';
import { enterRunDocuments, runPdf } from './run-document.ts';
import { fileNameOf, sendPdf } from './send-pdf.ts';
import { billPdf, creditNotePdf, receiptPdf } from './single-documents.ts';
import { writingIn } from './words/index.ts';

export function documentHandlers(context: ServerContext): Pick<Handlers, keyof typeof documentEndpoints> {
  const { db, now } = context;
  return {
    downloadBill: async ({ actor, params, query: { language }, reply }) => {
      const { name, content } = await billPdf({ db, actor, language, now: now() }, params.billId);
      await sendPdf(reply, name, content);
      return undefined;
    },
    downloadReceipt: async ({ actor, params, query: { language }, reply }) => {
      const { name, content } = await receiptPdf({ db, actor, language, now: now() }, params.paymentId);
      await sendPdf(reply, name, content);
      return undefined;
    },
    downloadCreditNote: async ({ actor, params, query: { language }, reply }) => {
      const { name, content } = await creditNotePdf({ db, actor, language, now: now() }, params);
      await sendPdf(reply, name, content);
      return undefined;
    },
    downloadRunBills: async ({ actor, edit, query: { language }, reply }) => {
      const run = await getRun(db, edit);
      const { id, buildingId, buildingName, period, state, billCount: bills } = run;
      if (state !== 'issued') throw new HttpProblem(409, 'BENTROK');
      const leave = await enterRunDocuments(edit.orgId);
      // Whether it was sent to its end, or its reader has gone.
      reply.raw.once('close', leave);
      // Names of people leave the house: it is written down each time.
      const after = { period, bills };
      await recordAct(context, edit, { action: 'download', entity: 'billing_run', entityId: id, buildingId, after });
      const name = fileNameOf(writingIn(language).bill.file, period, buildingName);
      await sendPdf(reply, name, runPdf({ db, actor, language, now: now() }, edit, run));
      return undefined;
    },
  };
}
