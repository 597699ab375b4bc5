import type { TopicRow } from '@imah/contract/community';
import { StatusBadge } from '@imah/ui';
import { checkIcon, clockArrowUpIcon, lockIcon, pinIcon, sirenIcon, timerIcon } from '@imah/ui/icons';
import { useFormat, useNow } from '@imah/app/i18n';
import { useCommunityTexts } from './texts.ts';

/** What a reader must know of a topic before its words: urgent, over, resolved, not yet there, on top, locked. */
export function TopicMarks({ topic }: { readonly topic: TopicRow }) {
  const t = useCommunityTexts();
  const format = useFormat();
  const now = useNow(1000);
  const { kind, locked, pinned, publishAt, resolvedAt, timeZone, urgent, validUntil } = topic;
  const isOver = validUntil !== null && Date.parse(validUntil) <= now;
  return (
    <>
      {urgent && !isOver ? <StatusBadge tone="danger" icon={sirenIcon} label={t('states.urgent')} /> : null}
      {Date.parse(publishAt) > now ? (
        <StatusBadge
          tone="info"
          icon={clockArrowUpIcon}
          label={t('states.scheduled', { when: format.dateTime(publishAt, timeZone) })}
        />
      ) : null}
      {isOver ? <StatusBadge tone="neutral" icon={timerIcon} label={t('states.expired')} /> : null}
      {resolvedAt === null ? null : <StatusBadge tone="success" icon={checkIcon} label={t('states.resolved')} />}
      {pinned ? <StatusBadge tone="neutral" icon={pinIcon} label={t('states.pinned')} /> : null}
      {locked && kind !== 'announcement' ? (
        <StatusBadge tone="neutral" icon={lockIcon} label={t('states.locked')} />
      ) : null}
    </>
  );
}
