import type { TodayItem } from '@imah/contract/today';
import { ButtonLink, ListRow, StatusBadge } from '@imah/ui';
import { receiptTextIcon } from '@imah/ui/icons';
import { useFormat } from '@imah/app/i18n';
import { useHomeTexts } from '../texts.ts';
import * as styles from './today.css.ts';

/** A cost that waits for the person's answer, and the way to it. */
export function QuoteToday({ item }: { readonly item: TodayItem & { readonly kind: 'quote' } }) {
  const t = useHomeTexts();
  const format = useFormat();
  const { ticket, total, validUntil } = item;
  const { id, number, title, buildingName, timeZone } = ticket;
  const href = `/imah/ticket/${id}`;
  return (
    <ListRow
      title={title}
      href={href}
      chip={<StatusBadge tone="warning" icon={receiptTextIcon} label={t('today.quote.badge')} />}
      description={
        <span className={styles.facts}>
          <span>
            {t('today.quote.text', { total: format.rupiah(total), until: format.date(validUntil, timeZone) })}
          </span>
          <span>{number}</span>
          <span>{buildingName}</span>
        </span>
      }
      trailing={
        <ButtonLink size="sm" href={href} aria-label={t('today.quote.answerNamed', { title })}>
          {t('today.quote.answer')}
        </ButtonLink>
      }
    />
  );
}
