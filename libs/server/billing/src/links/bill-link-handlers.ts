import type { billLinkEndpoints } from '@imah/contract/billing';
import type { ServerContext } from '@imah/server-platform';
import type { Handlers } from '@imah/server-platform/http';
import { sendPdf } from '../documents/send-pdf.ts';
import { billPdfOf } from '../documents/single-documents.ts';
import { createBillLink, withdrawBillLink } from './change-bill-links.ts';
import { listBillLinks } from './list-bill-links.ts';
import { readSharedBill, showSharedBill } from './shared-bill.ts';

export function billLinkHandlers(context: ServerContext): Pick<Handlers, keyof typeof billLinkEndpoints> {
  const { db, now } = context;
  return {
    listBillLinks: async ({ edit }) => ({ data: await listBillLinks(db, edit, now()) }),
    createBillLink: async ({ edit, body }) => ({ data: await createBillLink(context, edit, body) }),
    withdrawBillLink: async ({ edit }) => {
      await withdrawBillLink(context, edit);
      return undefined;
    },
    getSharedBill: async ({ params: { token } }) => ({ data: await showSharedBill(db, token, now()) }),
    downloadSharedBill: async ({ params: { token }, query: { language }, reply }) => {
      const { orgId, bill } = await readSharedBill(db, token, now());
      const { name, content } = await billPdfOf({ db, language, now: now() }, orgId, bill);
      await sendPdf(reply, name, content);
      return undefined;
    },
  };
}
