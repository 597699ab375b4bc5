import { useRead } from '@imah/api-client/react';
import type { Ticket, TicketSignature } from '@imah/contract/tickets';
import { Button, Card, Heading, Inline, Stack, Text } from '@imah/ui';
import { squarePenIcon } from '@imah/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useFormat } from '@imah/app/i18n';
import { Read, readState } from '@imah/app/read';
import type { TicketViewer } from '../model/viewer.ts';
import * as page from '../ticket-page.css.ts';
import * as styles from './signature.css.ts';
import { useSignatureTexts } from './texts.ts';
import { useSignatureAddress } from './use-signature-address.ts';

const SignSheet = lazy(async () => ({ default: (await import('./sign-sheet.tsx')).SignSheet }));

interface SignatureCardProps {
  readonly ticket: Ticket;
  readonly viewer: TicketViewer;
}

/** What somebody on site signed: the signature that holds, the earlier ones behind it, and the way to ask for one. */
export function SignatureCard({ ticket, viewer }: SignatureCardProps) {
  const t = useSignatureTexts();
  const [sheet, setSheet] = useState<'closed' | 'open'>('closed');
  const signatures = readState(useRead('listTicketSignatures', { params: { ticketId: ticket.id } }));
  if (signatures.kind === 'forbidden' || signatures.kind === 'missing') return null;
  const known = signatures.kind === 'ready' ? signatures.data : [];
  // Whoever may not ask for one has nothing to read of there being none.
  if (known.length === 0 && !viewer.may.work) return null;
  const [valid, ...earlier] = known;
  return (
    <div className={page.screenOnly}>
      <Card as="section" padding="md">
        <Stack gap="md">
          <Inline justify="between">
            <Heading level={2} size="sm">
              {t('title')}
            </Heading>
            {viewer.may.work && signatures.kind === 'ready' ? (
              <Button size="sm" icon={squarePenIcon} onClick={() => setSheet('open')}>
                {valid === undefined ? t('sign') : t('again')}
              </Button>
            ) : null}
          </Inline>
          <Read of={signatures} failed={t('failed')} level={3} />
          {signatures.kind === 'ready' && valid === undefined ? (
            <Text size="sm" tone="muted">
              {t('none')}
            </Text>
          ) : null}
          {valid === undefined ? null : <Signed ticket={ticket} signature={valid} />}
          {earlier.length === 0 ? null : (
            <details>
              <summary className={styles.earlier}>{t('earlier', { count: earlier.length })}</summary>
              <Stack gap="md">
                {earlier.map((signature) => (
                  <Signed key={signature.id} ticket={ticket} signature={signature} />
                ))}
              </Stack>
            </details>
          )}
        </Stack>
        <Suspense fallback={null}>
          {sheet === 'open' ? (
            <SignSheet
              ticket={ticket}
              state={valid === undefined ? 'first' : 'another'}
              onClose={() => setSheet('closed')}
            />
          ) : null}
        </Suspense>
      </Card>
    </div>
  );
}

interface SignedProps {
  readonly ticket: Ticket;
  readonly signature: TicketSignature;
}

function Signed({ ticket, signature }: SignedProps) {
  const t = useSignatureTexts();
  const format = useFormat();
  const addressOf = useSignatureAddress();
  const { signerName, signedAt, takenBy, kind, standing } = signature;
  return (
    <figure className={styles.signed} data-standing={standing}>
      <img
        src={addressOf(signature)}
        alt={t('picture', { name: signerName })}
        width={1200}
        height={400}
        loading="lazy"
        className={styles.picture}
      />
      <figcaption>
        <Text weight="medium">{signerName}</Text>
        <Text size="sm" tone="muted">
          {[
            format.dateTime(signedAt, ticket.timeZone),
            ...(takenBy === null ? [] : [t('taken', { name: takenBy.name })]),
            ...(kind === 'typed' ? [t('typed')] : []),
          ].join(' · ')}
        </Text>
      </figcaption>
    </figure>
  );
}
