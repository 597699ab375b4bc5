import { useRead } from '@imah/api-client/react';
import type { Ticket } from '@imah/contract/tickets';
import { QrCode } from '@imah/ui/data';
import { useFormat, useNow } from '@imah/app/i18n';
import * as styles from './print-order.css.ts';
import { useSignatureAddress } from './signature/use-signature-address.ts';
import { useTicketTexts } from './texts.ts';

/** What only the printed page has: the way back to the ticket for a camera, and room to sign. */
export function PrintOrder({ ticket }: { readonly ticket: Ticket }) {
  const t = useTicketTexts();
  const format = useFormat();
  const now = useNow(60_000);
  const addressOf = useSignatureAddress();
  const signed = useRead('listTicketSignatures', { params: { ticketId: ticket.id } }).data?.[0];
  const address = new URL(`/imah/ticket/${ticket.id}`, globalThis.location.origin).href;
  return (
    <section className={styles.order} aria-hidden>
      <div className={styles.signatures}>
        <div className={styles.signature}>
          <span>{t('print.done')}</span>
          <span>{t('print.date')}</span>
        </div>
        <div className={styles.signature}>
          <span>{t('print.accepted')}</span>
          {signed === undefined ? (
            <span>{t('print.date')}</span>
          ) : (
            <>
              <img src={addressOf(signed)} alt="" width={1200} height={400} className={styles.signed} />
              <span>
                {signed.signerName}, {format.dateTime(signed.signedAt, ticket.timeZone)}
              </span>
            </>
          )}
        </div>
      </div>
      <div className={styles.code}>
        <QrCode value={address} label={t('print.scan')} caption={ticket.number} />
        <span>{t('print.printed', { at: format.dateTime(now, ticket.timeZone) })}</span>
      </div>
    </section>
  );
}
