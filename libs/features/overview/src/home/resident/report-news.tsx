import type { OwnReport } from '@imah/contract/tickets';
import { StatusBadge, Text } from '@imah/ui';
import { calendarIcon } from '@imah/ui/icons';
import { useClock, useFormat } from '@imah/app/i18n';
import { useHomeTexts } from '../texts.ts';
import * as today from '../today/today.css.ts';
import { useVisitTime } from '../use-visit-time.ts';
import * as styles from './report-news.css.ts';

/** What came of a report last: who comes when or that a time is to be chosen, and the newest reply in one line. */
export function ReportNews({ report: { ticket, visit, lastReply } }: { readonly report: OwnReport }) {
  const t = useHomeTexts();
  const timeOf = useVisitTime();
  return (
    <>
      {visit === null ? null : (
        <span className={today.facts}>
          {visit.state === 'choose' ? (
            <StatusBadge tone="warning" icon={calendarIcon} label={t('resident.visit.choose')} />
          ) : (
            <Text as="span" size="sm" weight="medium">
              {t('resident.visit.comes', { time: timeOf(visit, ticket.timeZone) })}
            </Text>
          )}
        </span>
      )}
      {lastReply === null ? null : <LastReply reply={lastReply} />}
    </>
  );
}

function LastReply({ reply }: { readonly reply: NonNullable<OwnReport['lastReply']> }) {
  const t = useHomeTexts();
  const format = useFormat();
  const clock = useClock();
  const { by, at, excerpt, unread } = reply;
  return (
    <span className={styles.line}>
      {unread ? <StatusBadge tone="info" label={t('resident.reply.unread')} /> : null}
      <span className={unread ? styles.unread : styles.words}>
        {t('resident.reply.line', {
          name: by ?? t('resident.reply.someone'),
          age: format.age(at, clock.now()),
          text: excerpt === '' ? t('resident.reply.files') : excerpt,
        })}
      </span>
    </span>
  );
}
