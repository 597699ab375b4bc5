import { type ApiClient, isApiError } from '@imah/api-client';
import type { Ticket, TicketSignature, TicketSignatureDraft } from '@imah/contract/tickets';
import { type Signature, signaturePicture } from '@imah/ui';
import { useRef } from 'react';
import { type ApiCall, callAnsweringAll, type SubmitOptions, useSubmit } from '@imah/app/command';
import { newId } from '@imah/api-client';
import { useClock } from '@imah/app/i18n';

/** Milliseconds for a small picture on a slow line. */
const timeoutMs = 60_000;

/** What is about to be kept. */
export interface SigningForm {
  readonly signerName: string;
  readonly signature: Signature;
}

interface Attempt extends SigningForm {
  readonly id: string;
  readonly fileId: string;
}

/** Sends the picture, then the signature. The same one sent again, after an answer that was lost, is kept once. */
export function useSigning(ticket: Ticket, options: SubmitOptions<ApiCall, { readonly data: TicketSignature[] }>) {
  const clock = useClock();
  const attempt = useRef<Attempt | null>(null);
  const { submit, ...sending } = useSubmit(
    callAnsweringAll('listTicketSignatures', { params: { ticketId: ticket.id } }),
    options,
  );
  const sign = ({ signerName, signature }: SigningForm) => {
    const earlier = attempt.current;
    const isSame = earlier?.signerName === signerName && earlier.signature === signature;
    const now = isSame ? earlier : { signerName, signature, id: newId(clock.now()), fileId: newId(clock.now()) };
    attempt.current = now;
    return submit(async (client) => {
      const picture = await signaturePicture(signature);
      if (picture === null) throw new TypeError('Nothing is signed');
      await sendPicture(client, ticket.orgId, now.fileId, picture);
      const body: TicketSignatureDraft = { id: now.id, signerName, kind: signature.kind, fileId: now.fileId };
      return client.addTicketSignature({ params: { ticketId: ticket.id }, body });
    });
  };
  return { ...sending, sign };
}

async function sendPicture(client: ApiClient, orgId: string, id: string, picture: Blob): Promise<void> {
  const params = { uploadId: id };
  const draft = { id, name: 'tanda-tangan.png', size: picture.size };
  const { data } = await client.beginUpload({ params: { orgId }, body: draft });
  if (data.offset < picture.size) {
    const query = { offset: data.offset };
    try {
      await client.sendUploadPart({ params, query, body: picture.slice(data.offset), timeoutMs });
    } catch (error) {
      // It had arrived, and only the answer had not.
      if (!isApiError(error) || error.code !== 'UNGGAHAN_BERGESER') throw error;
    }
  }
  await client.finishUpload({ params, timeoutMs });
}
