import type { TicketRow } from '@imah/contract/tickets';
import { slaAt, type TicketSlaState } from '@imah/contract/tickets/words';
import { StatusBadge, type StatusBadgeProps } from '@imah/ui';
import { alarmClockIcon, checkIcon, circleSlashIcon, hourglassIcon, pauseIcon, timerIcon } from '@imah/ui/icons';
import { type Format, useFormat, useNow } from '@imah/app/i18n';
import * as styles from './marks.css.ts';
import { useTicketWords } from './texts.ts';

/** One clock of a ticket as an answer carried it. */
export type AnsweredClock = TicketRow['sla']['response'];

const looks = {
  running: { tone: 'neutral', icon: timerIcon },
  paused: { tone: 'neutral', icon: pauseIcon },
  near: { tone: 'warning', icon: hourglassIcon },
  late: { tone: 'danger', icon: alarmClockIcon },
  met: { tone: 'success', icon: checkIcon },
  void: { tone: 'neutral', icon: circleSlashIcon },
} as const satisfies Record<TicketSlaState, Pick<StatusBadgeProps, 'tone' | 'icon'>>;

export interface SlaChipProps {
  readonly clock: AnsweredClock;
  readonly timeZone: TicketRow['timeZone'];
  /** Goes before the time, where both clocks stand together. */
  readonly name?: 'response' | 'resolution';
}

/** A clock that counts down on the page: running, nearly up, late, paused, met. Its title says when it is due. */
export function SlaChip({ clock, timeZone, name }: SlaChipProps) {
  const words = useTicketWords();
  const format = useFormat();
  const shown = slaAt(clock, useNow(10_000));
  const text = wordsOf(shown, words, format);
  const label = name === undefined ? text : words('sla.named', { clock: words(`sla.clocks.${name}`), text });
  const due = clock.dueAt === null ? undefined : words('sla.due', { at: format.dateTime(clock.dueAt, timeZone) });
  return (
    <span title={due}>
      <StatusBadge {...looks[shown.state]} label={label} />
    </span>
  );
}

/** The same in the words of a line, for where a row has little room; its words say that it is late, its colour that it is near. */
export function SlaText({ clock, timeZone }: Omit<SlaChipProps, 'name'>) {
  const words = useTicketWords();
  const format = useFormat();
  const shown = slaAt(clock, useNow(10_000));
  const due = clock.dueAt === null ? undefined : words('sla.due', { at: format.dateTime(clock.dueAt, timeZone) });
  return (
    <span title={due} className={styles.time} data-tone={looks[shown.state].tone}>
      {wordsOf(shown, words, format)}
    </span>
  );
}

const minute = 60_000;

function wordsOf(
  { state, awayMs }: ReturnType<typeof slaAt>,
  words: ReturnType<typeof useTicketWords>,
  format: Format,
): string {
  const isTold = awayMs !== null && (state === 'running' || state === 'near' || state === 'late');
  if (!isTold) return words(`sla.states.${state}`);
  const away = Math.abs(awayMs);
  const duration = format.duration(away < minute ? away : Math.floor(away / minute) * minute);
  return awayMs >= 0 ? words('sla.left', { duration }) : words('sla.over', { duration });
}
