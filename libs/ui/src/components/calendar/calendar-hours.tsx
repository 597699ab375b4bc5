// Table elements that are laid out as a grid lose their meaning in some browsers; roles keep it.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { DataLabels } from '../../labels/data-labels.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { CalendarEvent } from './calendar-event.ts';
import { HourCell } from './hour-cell.tsx';
import * as styles from './calendar-hours.css.ts';
import { lanesOf, minutesOf, spanOf, weekKey, type WeekCell } from './week-hours.ts';

export type CalendarHoursProps = {
  label: string;
  days: readonly string[];
  date: string;
  today: string;
  now: string | undefined;
  eventsOf: (date: string) => readonly CalendarEvent[];
  onDate: (date: string) => void;
  onSlot: ((slot: { date: string; time: string }) => void) | undefined;
  formats: { weekday: Intl.DateTimeFormat; full: Intl.DateTimeFormat; hour: Intl.DateTimeFormat };
  labels: DataLabels;
};

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const at = (date: string, hour = 0) => new Date(Date.parse(`${date}T00:00:00Z`) + hour * 3_600_000);
const morning = 7;

/** The hours of some days: what lasts all day above, what shares time side by side. One cell can be walked into. */
export function CalendarHours(props: CalendarHoursProps) {
  const { label, days, date, today, now, eventsOf, onDate, onSlot, formats, labels } = props;
  const grid = useRef<HTMLDivElement>(null);
  const walked = useRef<'yes' | 'no'>('no');
  const minutes = minutesOf(now);
  const [hour, setHour] = useState<WeekCell['hour']>(minutes === undefined ? morning + 1 : Math.floor(minutes / 60));
  const first = days[0];
  const placed = new Map(
    days.map((day) => {
      const spans = eventsOf(day).flatMap((event) => {
        const span = spanOf(event);
        return span ? [{ ...span, id: event.id }] : [];
      });
      return [day, new Map(lanesOf(spans).map((lane) => [lane.id, lane]))];
    }),
  );

  // Begins where the working day does, or earlier where something is.
  useLayoutEffect(() => {
    const starts = days.flatMap((day) => eventsOf(day).flatMap((event) => spanOf(event)?.from ?? []));
    const row = Math.min(morning, ...starts.map((start) => Math.floor(start / 60)));
    const box = grid.current;
    if (!box) return undefined;
    const begin = () => {
      const target = box.querySelector<HTMLElement>(`[data-hour="${row}"]`);
      const head = box.querySelector<HTMLElement>('[data-head]');
      if (target) box.scrollTop = target.offsetTop - (head?.offsetHeight ?? 0);
    };
    const hasHeight = () => box.clientHeight > 0 && box.scrollHeight > box.clientHeight;
    begin();
    if (hasHeight()) return undefined;
    // Drawn where it cannot be seen yet, or before its style is there: it begins as soon as it has a height.
    const observer = new ResizeObserver(() => {
      if (!hasHeight()) return;
      begin();
      observer.disconnect();
    });
    observer.observe(box);
    return () => observer.disconnect();
    // Where it stands is the person's own from then on: only another week begins anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [first]);

  // The cell that a key went to may only be there after the week has turned. With the drawing, not after it: the next
  // key may come sooner than that.
  useLayoutEffect(() => {
    if (walked.current === 'no') return;
    walked.current = 'no';
    grid.current?.querySelector<HTMLElement>(`[data-cell="${date} ${hour}"]`)?.focus();
  }, [date, hour]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-cell]') : null;
    const links = [...(cell?.querySelectorAll<HTMLElement>('[data-event]') ?? [])];
    const inside = event.target === cell ? -1 : links.findIndex((link) => link === event.target);
    if (inside >= 0) {
      const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
      if (event.key === 'Escape') cell?.focus();
      else if (step) links[inside + step]?.focus();
      else return;
    } else if (event.key === 'Enter' && links[0]) links[0].focus();
    else if (event.key === 'Enter' && onSlot && hour !== 'day') onSlot({ date, time: timeOf(hour) });
    else {
      const next = weekKey(event.key, { date, hour });
      if (!next) return;
      walked.current = 'yes';
      setHour(next.hour);
      if (next.date !== date) onDate(next.date);
    }
    event.preventDefault();
  };

  const rowOf = (row: WeekCell['hour']) => (
    <div key={row} role="row" data-hour={row} className={styles.row}>
      <div role="rowheader" className={styles.rowHead}>
        {row === 'day' ? labels.allDay : formats.hour.format(at(days[0] ?? date, row))}
      </div>
      {days.map((day) => {
        const lanes = placed.get(day);
        return (
          <HourCell
            key={day}
            date={day}
            hour={row}
            name={
              row === 'day'
                ? `${formats.full.format(at(day))}, ${labels.allDay}`
                : `${formats.full.format(at(day))}, ${formats.hour.format(at(day, row))}`
            }
            state={day === date && row === hour ? 'current' : 'other'}
            chosen={day === date ? 'yes' : 'no'}
            now={day === today && minutes !== undefined && Math.floor(minutes / 60) === row ? minutes % 60 : null}
            events={eventsOf(day).filter((event) => {
              const lane = lanes?.get(event.id);
              return row === 'day' ? !lane : lane !== undefined && Math.floor(lane.from / 60) === row;
            })}
            lanes={lanes}
            onPress={() => {
              setHour(row);
              onDate(day);
            }}
          />
        );
      })}
    </div>
  );

  return (
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={handleKeyDown}
      data-days={days.length > 1 ? 'many' : 'one'}
      className={styles.hours}
    >
      <div role="rowgroup" data-head="" className={styles.head}>
        <div role="row" className={styles.row}>
          <div role="columnheader" className={styles.rowHead}>
            <VisuallyHidden>{labels.hour}</VisuallyHidden>
          </div>
          {days.map((day) => (
            <div key={day} role="columnheader" data-today={day === today ? '' : undefined} className={styles.dayHead}>
              <VisuallyHidden>{formats.full.format(at(day))}</VisuallyHidden>
              <span aria-hidden>{formats.weekday.format(at(day))}</span>
              <span aria-hidden className={styles.dayNumber}>
                {Number(day.slice(8))}
              </span>
            </div>
          ))}
        </div>
        {rowOf('day')}
      </div>
      {hours.map(rowOf)}
    </div>
  );
}

const timeOf = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
