import type { TodayItem } from '@imah/contract/today';
import { ButtonLink, ListRow, StatusBadge } from '@imah/ui';
import { voteIcon } from '@imah/ui/icons';
import { useFormat } from '@imah/app/i18n';
import { useHomeTexts } from '../texts.ts';
import * as styles from './today.css.ts';

/** A poll in which the person has not voted, and the way to it. */
export function PollToday({ item }: { readonly item: TodayItem & { readonly kind: 'poll' } }) {
  const t = useHomeTexts();
  const format = useFormat();
  const { topicId, title, buildingName, closesAt, timeZone } = item;
  const href = `/imah/topic/${topicId}`;
  return (
    <ListRow
      title={title}
      href={href}
      chip={<StatusBadge tone="info" icon={voteIcon} label={t('today.poll.badge')} />}
      description={
        <span className={styles.facts}>
          <span>{t('today.poll.text', { until: format.dateTime(Date.parse(closesAt), timeZone) })}</span>
          {buildingName === null ? null : <span>{buildingName}</span>}
        </span>
      }
      trailing={
        <ButtonLink size="sm" href={href} aria-label={t('today.poll.voteNamed', { title })}>
          {t('today.poll.vote')}
        </ButtonLink>
      }
    />
  );
}
