import { Inline, Link, Text } from '@imah/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApp } from '@imah/app/ports';
import { useShortcuts } from '@imah/app/shortcuts';
import { listOf, moveTo } from './sequence.ts';
import { useSequenceTexts } from './texts.ts';

/** Back to the list from which the ticket was opened, as it was, and to the one before and after it there. */
export function TicketSequence({ ticketId }: { readonly ticketId: string }) {
  const { draftStorage } = useApp();
  const [list] = useState(() => listOf(draftStorage, ticketId));
  return list === null || !list.ids.includes(ticketId) ? null : <Steps list={list} ticketId={ticketId} />;
}

function Steps({
  list,
  ticketId,
}: {
  readonly list: NonNullable<ReturnType<typeof listOf>>;
  readonly ticketId: string;
}) {
  const t = useSequenceTexts();
  const navigate = useNavigate();
  const { draftStorage } = useApp();
  const at = list.ids.indexOf(ticketId);
  const previous = list.ids[at - 1];
  const next = list.ids[at + 1];
  const hrefOf = (id: string) => `/imah/ticket/${id}`;
  const go = (id: string | undefined) => () => {
    if (id === undefined) return 'passed';
    moveTo(draftStorage, list, id);
    void navigate(hrefOf(id));
    return undefined;
  };
  useShortcuts([
    { keys: 'j', group: 'rows', label: t('next'), run: go(next) },
    { keys: 'k', group: 'rows', label: t('previous'), run: go(previous) },
  ]);
  const step = (id: string | undefined, label: string) =>
    id === undefined ? null : (
      <Link href={hrefOf(id)} onClick={() => moveTo(draftStorage, list, id)}>
        {label}
      </Link>
    );
  return (
    <nav aria-label={t('label')}>
      <Inline gap="sm">
        <Link href={list.href}>{t('back')}</Link>
        {step(previous, t('previous'))}
        <Text as="span" size="sm" tone="muted">
          {t('place', { at: String(at + 1), all: String(list.ids.length) })}
        </Text>
        {step(next, t('next'))}
      </Inline>
    </nav>
  );
}
