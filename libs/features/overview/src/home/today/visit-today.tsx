import type { TodayItem } from '@imah/contract/today';
import type { VisitReason } from '@imah/contract/today/words';
import { ButtonLink, ListRow, StatusBadge } from '@imah/ui';
import { calendarIcon, messageCircleIcon, phoneIcon } from '@imah/ui/icons';
import { Age } from '@imah/app/i18n';
import { useHomeTexts } from '../texts.ts';
import { useVisitTime } from '../use-visit-time.ts';
import * as styles from './today.css.ts';

const tones = {
  comes: 'info',
  unanswered: 'warning',
  declined: 'warning',
  choose: 'warning',
} as const satisfies Record<VisitReason, string>;

/** A visit that is due, or that waits for somebody: when, where, and whom to reach before. */
export function VisitToday({ item }: { readonly item: TodayItem & { readonly kind: 'visit' } }) {
  const t = useHomeTexts();
  const timeOf = useVisitTime();
  const { reason, ticket, slot, since, mine, contact } = item;
  const { id, title, number, unitCode, place, buildingName, timeZone, assignee } = ticket;
  const href = `/imah/ticket/${id}`;
  return (
    <ListRow
      title={title}
      href={href}
      chip={<StatusBadge tone={tones[reason]} icon={calendarIcon} label={t('today.visit.badge')} />}
      description={
        <span className={styles.facts}>
          <span>
            {slot === null
              ? t(`today.visit.waits.${reason === 'declined' ? 'declined' : 'unanswered'}`)
              : t(`today.visit.times.${reason === 'choose' ? 'choose' : 'comes'}`, { time: timeOf(slot, timeZone) })}
          </span>
          {slot === null ? <Age at={since} /> : null}
          {mine || assignee === null || reason === 'choose' ? null : (
            <span>{t('today.visit.by', { name: assignee.name })}</span>
          )}
          <span>{unitCode ?? place ?? number}</span>
          {contact === null ? null : <span>{contact.name}</span>}
          <span>{buildingName}</span>
        </span>
      }
      trailing={
        <span className={styles.acts}>
          {contact === null || contact.phone === null ? null : <Reach name={contact.name} phone={contact.phone} />}
          <ButtonLink size="sm" href={href} aria-label={t(`today.visit.actsNamed.${reason}`, { title })}>
            {t(`today.visit.acts.${reason}`)}
          </ButtonLink>
        </span>
      }
    />
  );
}

function Reach({ name, phone }: { readonly name: string; readonly phone: string }) {
  const t = useHomeTexts();
  return (
    <>
      <ButtonLink size="sm" icon={phoneIcon} href={`tel:${phone}`} aria-label={t('today.visit.callNamed', { name })}>
        {t('today.visit.call')}
      </ButtonLink>
      <ButtonLink
        size="sm"
        icon={messageCircleIcon}
        href={`https://wa.me/${phone.slice(1)}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('today.visit.whatsappNamed', { name })}
      >
        WhatsApp
      </ButtonLink>
    </>
  );
}
