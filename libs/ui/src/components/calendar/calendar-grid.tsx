// Table elements that are laid out as a grid lose their meaning in some browsers; roles keep it.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import type { DataLabels } from '../../labels/data-labels.ts';
import { fill } from '../../labels/fill.ts';
import { join } from '../../shared/join.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { calendarKey } from './calendar-days.ts';
import { timeWords, type CalendarEvent } from './calendar-event.ts';
import * as styles from './calendar.css.ts';

export type CalendarGridProps = {
  label: string;
  weeks: readonly (readonly string[])[];
  view: 'month' | 'week';
  date: string;
  today: string;
  eventsOf: (date: string) => readonly CalendarEvent[];
  onDate: (date: string) => void;
  formats: { weekday: Intl.DateTimeFormat; full: Intl.DateTimeFormat };
  labels: DataLabels;
};

const at = (date: string) => new Date(`${date}T00:00:00Z`);

/** The days as a grid of which one can be walked into; its keys are those of every grid of dates. */
export function CalendarGrid(props: CalendarGridProps) {
  const { label, weeks, view, date, today, eventsOf, onDate, formats, labels } = props;
  const grid = useRef<HTMLDivElement>(null);
  const walked = useRef<'yes' | 'no'>('no');
  const most = view === 'month' ? 3 : 8;

  // The day that a key went to may only be there after the month has turned. With the drawing, not after it: the next
  // key may come sooner than that.
  useLayoutEffect(() => {
    if (walked.current === 'no') return;
    walked.current = 'no';
    grid.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus();
  }, [date]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const next = calendarKey(event.key, date);
    if (next === undefined) return;
    event.preventDefault();
    walked.current = 'yes';
    onDate(next);
  };

  return (
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      data-view={view}
      tabIndex={-1}
      onKeyDown={handleKeyDown}
      className={styles.grid}
    >
      <div role="row" className={styles.week}>
        {weeks[0]?.map((day) => (
          <div key={day} role="columnheader" className={styles.weekday}>
            {formats.weekday.format(at(day))}
          </div>
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week[0]} role="row" className={styles.week}>
          {week.map((day) => {
            const events = eventsOf(day);
            const left = events.length - most;
            return (
              // Keys are heard by the grid, as its pattern asks.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={day}
                role="gridcell"
                data-date={day}
                data-month={view === 'week' || day.slice(0, 7) === date.slice(0, 7) ? 'this' : 'other'}
                aria-selected={day === date}
                aria-current={day === today ? 'date' : undefined}
                tabIndex={day === date ? 0 : -1}
                onClick={() => onDate(day)}
                className={styles.day}
              >
                <span className={styles.number}>
                  <VisuallyHidden>{formats.full.format(at(day))}</VisuallyHidden>
                  <span aria-hidden>{Number(day.slice(8))}</span>
                </span>
                {events.length > 0 ? <span className={styles.dot} /> : null}
                {events.slice(0, most).map(({ id, title, tone = 'accent', ...event }) => (
                  <span key={id} title={title} className={join(styles.event, styles.tones[tone])}>
                    {[timeWords(event), title].filter(Boolean).join(' ')}
                  </span>
                ))}
                {left > 0 ? <span className={styles.more}>{fill(labels.moreEvents, { count: left })}</span> : null}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
