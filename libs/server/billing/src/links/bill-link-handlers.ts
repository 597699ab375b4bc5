import type { billLinkEndpoints } from '@imah/contract/billing';
import type { ServerContext } from '@imah/server-platform';
import type { Handlers } from '@imah/server-platform/http';
import { sendPdf } from '../documents/send-pdf.ts';
import { billPdfOf } from '../documents/single-documents.ts';
import { createBillLink, withdrawBillLink } from './change-bill-links.ts';
import { listBillLinks } from './list-bill-links.ts';
import { readSharedBill, showSharedBill } from './shared-bill.ts';
import { requireSharing } from './sharing.ts';

export function billLinkHandlers(context: ServerContext): Pick<Handlers, keyof typeof billLinkEndpoints> {
  const { db, now } = context;
  return {
    listBillLinks: async ({ actor, params: { billId } }) => ({
      data: await listBillLinks(db, await requireSharing(db, actor, billId), now()),
    }),
    createBillLink: async ({ actor, request, params: { billId }, body }) => ({
      data: await createBillLink(context, { actor, requestId: request.id, billId }, body),
    }),
    withdrawBillLink: async ({ actor, request, params: { billId, linkId } }) => {
      await withdrawBillLink(context, { actor, requestId: request.id, billId, linkId });
      return undefined;
    },
    readSharedBill: async ({ body: { token } }) => ({ data: await showSharedBill(db, token, now()) }),
    downloadSharedBill: async ({ body: { token, language }, reply }) => {
      const { orgId, bill } = await readSharedBill(db, token, now());
      const { name, content } = await billPdfOf({ db, language, now: now() }, orgId, bill, 'summed');
      await sendPdf(reply, name, content);
      return undefined;
    },
  };
}
