import { useMemo } from 'react';
import { chevronLeftIcon, chevronRightIcon } from '../../icons/generated/icons.ts';
import { useDataLabels } from '../../labels/use-data-labels.ts';
import type { RootProps } from '../../shared/root-props.ts';
import { useMedia } from '../../shared/use-media.ts';
import { media } from '../../tokens/measures.ts';
import { Button } from '../button/button.tsx';
import { Heading } from '../heading/heading.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { List, ListRow } from '../list/list.tsx';
import { Text } from '../text/text.tsx';
import { addDays, addMonths, monthOf, weekOf } from './calendar-days.ts';
import { timeWords, type CalendarEvent } from './calendar-event.ts';
import { CalendarGrid } from './calendar-grid.tsx';
import { CalendarHours } from './calendar-hours.tsx';
import * as styles from './calendar.css.ts';

export type CalendarProps = RootProps<'section', 'children' | 'onChange'> & {
  label: string;
  /** The day that is chosen; the month or week around it shows. */
  date: string;
  today: string;
  view?: 'month' | 'week';
  events: readonly CalendarEvent[];
  onChange: (change: { date: string; view: 'month' | 'week' }) => void;
  /** The time of the building, "17:05": the week shows where in the day it is. */
  now?: string;
  /** An empty hour of the week was opened: for something new. */
  onSlot?: (slot: { date: string; time: string }) => void;
  level?: 2 | 3 | 4;
};

const utc = { timeZone: 'UTC' } as const;

/** What happens when: maintenance, bills, visits. Below it the events of the chosen day, as a list. */
export function Calendar(props: CalendarProps) {
  const { label, date, today, view = 'month', events, onChange, now, onSlot, level = 3, ...rest } = props;
  const labels = useDataLabels();
  const language = document.documentElement.lang || 'id';
  const formats = useMemo(
    () => ({
      month: new Intl.DateTimeFormat(language, { ...utc, month: 'long', year: 'numeric' }),
      weekday: new Intl.DateTimeFormat(language, { ...utc, weekday: 'short' }),
      hour: new Intl.DateTimeFormat(language, { ...utc, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
      full: new Intl.DateTimeFormat(language, { ...utc, dateStyle: 'full' }),
    }),
    [language],
  );
  // Seven columns have no room there: the week chooses the day whose hours show.
  const isPhone = useMedia(media.phone);
  const byDate = useMemo(() => Map.groupBy(events, (event) => event.date), [events]);
  const eventsOf = (day: string) => byDate.get(day) ?? [];
  const chosen = eventsOf(date);
  const instant = new Date(`${date}T00:00:00Z`);
  const step = (direction: 1 | -1) =>
    onChange({ date: view === 'month' ? addMonths(date, direction) : addDays(date, 7 * direction), view });

  return (
    <section aria-label={label} {...rest} className={styles.root}>
      <div className={styles.head}>
        <div className={styles.title} aria-live="polite">
          <Heading level={level}>{formats.month.format(instant)}</Heading>
        </div>
        <Button onClick={() => onChange({ date: today, view })}>{labels.today}</Button>
        <IconButton icon={chevronLeftIcon} label={labels.previous} size="lg" onClick={() => step(-1)} />
        <IconButton icon={chevronRightIcon} label={labels.next} size="lg" onClick={() => step(1)} />
        {(['month', 'week'] as const).map((one) => (
          <Button
            key={one}
            tone={one === view ? 'primary' : 'neutral'}
            aria-pressed={one === view}
            onClick={() => onChange({ date, view: one })}
          >
            {one === 'month' ? labels.month : labels.week}
          </Button>
        ))}
      </div>
      {view === 'month' || isPhone ? (
        <CalendarGrid
          label={label}
          weeks={view === 'month' ? monthOf(date) : [weekOf(date)]}
          view={view}
          date={date}
          today={today}
          eventsOf={eventsOf}
          onDate={(next) => onChange({ date: next, view })}
          formats={formats}
          labels={labels}
        />
      ) : null}
      {view === 'week' ? (
        <CalendarHours
          label={isPhone ? formats.full.format(instant) : label}
          days={isPhone ? [date] : weekOf(date)}
          date={date}
          today={today}
          now={now}
          eventsOf={eventsOf}
          onDate={(next) => onChange({ date: next, view })}
          onSlot={onSlot}
          formats={formats}
          labels={labels}
        />
      ) : null}
      <div className={styles.agenda}>
        <Text weight="semibold">{formats.full.format(instant)}</Text>
        {chosen.length > 0 ? (
          <List>
            {chosen.map(({ id, title, detail, href, ...event }) => (
              <ListRow
                key={id}
                title={title}
                description={[timeWords(event) ?? labels.allDay, detail].filter(Boolean).join(' · ')}
                {...(href ? { href } : {})}
              />
            ))}
          </List>
        ) : (
          <Text tone="muted">{labels.nothingThatDay}</Text>
        )}
      </div>
    </section>
  );
}
