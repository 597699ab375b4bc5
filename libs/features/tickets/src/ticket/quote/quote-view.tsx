import type { Ticket, TicketQuote } from '@imah/contract/tickets';
import { Inline, Stack, StatusBadge, Text } from '@imah/ui';
import { useFormat } from '@imah/app/i18n';
import { useQuoteTexts } from './texts.ts';
import * as styles from './quote.css.ts';

interface QuoteViewProps {
  readonly ticket: Ticket;
  readonly quote: TicketQuote;
}

const tones = {
  asked: 'warning',
  approved: 'success',
  refused: 'danger',
  withdrawn: 'neutral',
  replaced: 'neutral',
  expired: 'danger',
} as const;

/** One quote: what for, how much, how long it can be approved, and what became of it. */
export function QuoteView({ ticket, quote }: QuoteViewProps) {
  const t = useQuoteTexts();
  const format = useFormat();
  const { state, askedBy, askedAt, endedBy, endedAt, reason, note, lines, total, validUntil } = quote;
  // Noon is the same day in every zone of the country.
  const day = format.date(`${validUntil}T05:00:00.000Z`, ticket.timeZone);
  const nameOf = (person: TicketQuote['askedBy']) => person?.name ?? t('someone');
  const said =
    endedAt === null || state === 'asked' || state === 'expired'
      ? null
      : t(`endedBy.${state}`, { name: nameOf(endedBy), at: format.shortDateTime(endedAt, ticket.timeZone) });
  return (
    <Stack gap="sm">
      <Inline gap="sm">
        <StatusBadge tone={tones[state]} label={t(`states.${state}`)} />
        {state === 'asked' || state === 'expired' ? (
          <Text as="span" size="sm" tone="muted">
            {t(state === 'asked' ? 'until' : 'ended', { day })}
          </Text>
        ) : null}
      </Inline>
      <ul className={styles.lines} aria-label={t('lines')}>
        {lines.map(({ label, amount }, index) => (
          <li key={`${index} ${label}`} className={styles.line}>
            <span>{label}</span>
            <span className={styles.amount}>{format.rupiah(amount)}</span>
          </li>
        ))}
        <li className={styles.total}>
          <Text as="span" weight="medium">
            {t('total')}
          </Text>
          <span className={styles.amount}>
            <Text as="span" weight="medium">
              {format.rupiah(total)}
            </Text>
          </span>
        </li>
      </ul>
      {note === '' ? null : <Text>{note}</Text>}
      {reason === null ? null : <Text>{t('reason', { reason })}</Text>}
      <Text size="sm" tone="muted">
        {t('askedBy', { name: nameOf(askedBy), at: format.shortDateTime(askedAt, ticket.timeZone) })}
      </Text>
      {said === null ? null : (
        <Text size="sm" tone="muted">
          {said}
        </Text>
      )}
    </Stack>
  );
}
