import { useState } from 'react';
import { DayPicker, type DayPickerProps } from 'react-day-picker';
import { chevronDownIcon, chevronLeftIcon, chevronRightIcon } from '../../icons/generated/icons.ts';
import { useInputLabels } from '../../labels/use-input-labels.ts';
import { Icon } from '../icon/icon.tsx';
import { dayOf, isoOf } from './date-text.ts';
import * as styles from './day-calendar.css.ts';

export type DayBounds = {
  /** ISO dates; the first and the last that can be chosen. */
  min?: string | undefined;
  max?: string | undefined;
  /** ISO date; the browser's own day when left out. */
  today?: string | undefined;
};

export type DateSpan = { from: string | null; to: string | null };

type DayCalendarProps = DayBounds &
  (
    | { choice: 'day'; value: string | null; onChoose: (choice: { value: string }) => void }
    | { choice: 'span'; value: DateSpan; onChoose: (choice: { value: DateSpan }) => void; months: number }
  );

/** The month as a grid; Monday first. Arrows, Page Up and Page Down walk through it. */
export function DayCalendar(props: DayCalendarProps) {
  const shared = useCalendar(props);
  if (props.choice === 'day') {
    const selected = props.value === null ? undefined : dayOf(props.value);
    return (
      <DayPicker
        {...shared}
        mode="single"
        required
        selected={selected}
        {...(selected ? { defaultMonth: selected } : {})}
        onSelect={(day) => props.onChoose({ value: isoOf(day) })}
      />
    );
  }
  const { from, to } = props.value;
  return (
    <DayPicker
      {...shared}
      mode="range"
      numberOfMonths={props.months}
      resetOnSelect
      selected={{ from: from === null ? undefined : dayOf(from), to: to === null ? undefined : dayOf(to) }}
      {...(from === null ? {} : { defaultMonth: dayOf(from) })}
      onSelect={(range) =>
        props.onChoose({
          value: { from: range?.from ? isoOf(range.from) : null, to: range?.to ? isoOf(range.to) : null },
        })
      }
    />
  );
}

function useCalendar({ min, max, today }: DayBounds): DayPickerProps {
  const labels = useInputLabels();
  const [opened] = useState(() => new Date());
  const now = today === undefined ? opened : dayOf(today);
  const named = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(labels.locale, options);
    return (day: Date) => format.format(day);
  };
  const monthAndYear = named({ month: 'long', year: 'numeric' });
  const wholeDay = named({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return {
    autoFocus: true,
    today: now,
    weekStartsOn: 1,
    showOutsideDays: false,
    captionLayout: 'dropdown',
    startMonth: min === undefined ? new Date(now.getFullYear() - 100, 0) : dayOf(min),
    endMonth: max === undefined ? new Date(now.getFullYear() + 10, 11) : dayOf(max),
    disabled: [
      ...(min === undefined ? [] : [{ before: dayOf(min) }]),
      ...(max === undefined ? [] : [{ after: dayOf(max) }]),
    ],
    formatters: {
      formatCaption: monthAndYear,
      formatMonthDropdown: named({ month: 'long' }),
      formatYearDropdown: named({ year: 'numeric' }),
      formatWeekdayName: named({ weekday: 'short' }),
    },
    labels: {
      labelGrid: monthAndYear,
      labelDayButton: wholeDay,
      labelWeekday: named({ weekday: 'long' }),
      labelPrevious: () => labels.previousMonth,
      labelNext: () => labels.nextMonth,
      labelMonthDropdown: () => labels.month,
      labelYearDropdown: () => labels.year,
      labelNav: () => '',
    },
    components: { Chevron },
    classNames: {
      root: styles.root,
      months: styles.months,
      month: styles.month,
      nav: styles.nav,
      button_previous: styles.navButton,
      button_next: styles.navButton,
      month_caption: styles.caption,
      dropdowns: styles.dropdowns,
      dropdown_root: styles.dropdownRoot,
      dropdown: styles.dropdown,
      caption_label: styles.captionLabel,
      month_grid: styles.grid,
      weekday: styles.weekday,
      day: styles.day,
      day_button: styles.dayButton,
      outside: styles.outside,
      today: styles.today,
      selected: styles.selected,
      range_start: styles.rangeStart,
      range_end: styles.rangeEnd,
      range_middle: styles.rangeMiddle,
    },
  };
}

const arrows = { left: chevronLeftIcon, right: chevronRightIcon, up: chevronDownIcon, down: chevronDownIcon };

function Chevron({ orientation = 'down' }: { orientation?: keyof typeof arrows }) {
  return <Icon icon={arrows[orientation]} {...(orientation === 'down' ? { size: 'sm' } : {})} />;
}
