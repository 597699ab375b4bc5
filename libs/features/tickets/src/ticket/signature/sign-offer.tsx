import { useRead } from '@imah/api-client/react';
import type { Ticket } from '@imah/contract/tickets';
import { Button, Inline, Text } from '@imah/ui';
import { squarePenIcon } from '@imah/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useSignatureTexts } from './texts.ts';

const SignSheet = lazy(async () => ({ default: (await import('./sign-sheet.tsx')).SignSheet }));

/** Where work is marked as done: whether somebody has signed for it, and the way to ask them now. */
export function SignOffer({ ticket }: { readonly ticket: Ticket }) {
  const t = useSignatureTexts();
  const [sheet, setSheet] = useState<'closed' | 'open'>('closed');
  const { data } = useRead('listTicketSignatures', { params: { ticketId: ticket.id } });
  if (data === undefined) return null;
  const [valid] = data;
  return (
    <>
      <Inline justify="between" gap="sm">
        <Text size="sm" tone="muted">
          {valid === undefined ? t('offer') : t('signedBy', { name: valid.signerName })}
        </Text>
        <Button size="sm" icon={squarePenIcon} onClick={() => setSheet('open')}>
          {valid === undefined ? t('sign') : t('again')}
        </Button>
      </Inline>
      <Suspense fallback={null}>
        {sheet === 'open' ? (
          <SignSheet
            ticket={ticket}
            state={valid === undefined ? 'first' : 'another'}
            onClose={() => setSheet('closed')}
          />
        ) : null}
      </Suspense>
    </>
  );
}
