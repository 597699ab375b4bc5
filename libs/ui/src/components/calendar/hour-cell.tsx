/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import type { CSSProperties } from 'react';
import { join } from '../../shared/join.ts';
import { Anchor } from '../link/link-context.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { timeWords, type CalendarEvent } from './calendar-event.ts';
import { tones } from './calendar.css.ts';
import * as styles from './calendar-hours.css.ts';
import type { Lane, WeekCell } from './week-hours.ts';

export type HourCellProps = WeekCell & {
  name: string;
  state: 'current' | 'other';
  chosen: 'yes' | 'no';
  /** Minutes of this hour that have gone by; null when it is not this hour. */
  now: number | null;
  /** What begins in it; it may reach over those below. */
  events: readonly CalendarEvent[];
  lanes: ReadonlyMap<string, Lane> | undefined;
  onPress: () => void;
};

/** One hour of one day, with what begins in it. */
export function HourCell({ date, hour, name, state, chosen, now, events, lanes, onPress }: HourCellProps) {
  return (
    // Keys are heard by the grid, as its pattern asks.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      role="gridcell"
      data-cell={`${date} ${hour}`}
      data-row={hour === 'day' ? 'day' : 'hour'}
      data-chosen={chosen}
      aria-selected={state === 'current'}
      tabIndex={state === 'current' ? 0 : -1}
      onClick={onPress}
      className={styles.cell}
    >
      <VisuallyHidden>{name}</VisuallyHidden>
      {events.map((event) => (
        <HourEvent key={event.id} event={event} lane={hour === 'day' ? undefined : lanes?.get(event.id)} />
      ))}
      {now === null ? null : <span aria-hidden className={styles.now} style={{ top: `${(now / 60) * 100}%` }} />}
    </div>
  );
}

function HourEvent({ event, lane }: { event: CalendarEvent; lane: Lane | undefined }) {
  const { title, tone = 'accent', detail, href } = event;
  const when = timeWords(event);
  const common = {
    'data-event': event.id,
    'data-length': lane && lane.to - lane.from >= 60 ? 'long' : 'short',
    title: [when, title, detail].filter(Boolean).join(' · '),
    tabIndex: -1,
    style: lane ? placeOf(lane) : {},
    className: join(lane ? styles.event : styles.dayEvent, tones[tone]),
  };
  const content = (
    <>
      <span className={styles.eventTitle}>{title}</span>
      {when ? <span className={styles.eventTime}> {when}</span> : null}
    </>
  );
  return href ? (
    <Anchor href={href} {...common}>
      {content}
    </Anchor>
  ) : (
    <span {...common}>{content}</span>
  );
}

function placeOf({ from, to, lane, lanes }: Lane): CSSProperties {
  return {
    top: `${((from % 60) / 60) * 100}%`,
    height: `${((to - from) / 60) * 100}%`,
    left: `${(lane / lanes) * 100}%`,
    width: `${100 / lanes}%`,
  };
}
