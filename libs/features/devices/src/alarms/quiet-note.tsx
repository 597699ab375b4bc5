import type { Alarm } from '@imah/contract/alarms';
import type { TimeZone } from '@imah/contract/buildings/words';
import { useFormat } from '@imah/app/i18n';
import * as styles from './quiet-note.css.ts';
import { type AlarmTexts, useAlarmTexts } from './texts.ts';

export interface QuietNoteProps {
  readonly alarm: Pick<Alarm, 'active' | 'quiet'>;
  readonly timeZone: TimeZone;
}

/** Why an alarm tells nobody and until when, in a sentence; nothing where it does. */
export function QuietNote({ alarm: { active, quiet }, timeZone }: QuietNoteProps) {
  const t = useAlarmTexts();
  const format = useFormat();
  if (quiet === null) return null;
  const at = format.shortDateTime(quiet.until, timeZone);
  return (
    <span className={styles.note}>
      {active ? sentenceOf(quiet, at, t) : t(`quiet.over.${quiet.kind}`, { reason: quiet.reason })}
    </span>
  );
}

function sentenceOf({ kind, reason, by }: NonNullable<Alarm['quiet']>, at: string, t: AlarmTexts): string {
  if (kind === 'suppressed') return t('quiet.suppressed', { at, reason });
  return by === null ? t('quiet.shelved', { at, reason }) : t('quiet.shelvedBy', { at, reason, by });
}
