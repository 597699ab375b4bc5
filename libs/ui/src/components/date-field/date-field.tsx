import * as Primitive from '@radix-ui/react-popover';
import { useState } from 'react';
import { calendarIcon } from '../../icons/generated/icons.ts';
import { closeOnEscape } from '../../shared/close-on-escape.ts';
import { useInputLabels } from '../../labels/use-input-labels.ts';
import { TypedField, type TypedInputProps } from '../field/typed-field.tsx';
import * as frame from '../field/input-frame.css.ts';
import { useTypedText } from '../field/use-typed-text.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { popup } from '../popover/popup.css.ts';
import { readDate, writeDate } from './date-text.ts';
import { DayCalendar, type DayBounds } from './day-calendar.tsx';

/** Its value is an ISO date, "2026-11-20", as Temporal.PlainDate writes and reads it; null while none is typed. */
export type DateFieldProps = TypedInputProps<string, 'min' | 'max'> & DayBounds;

/** A day, typed or picked from a calendar. Ref and further attributes go to the input; a form gets the ISO date. */
export function DateField({ value, onChange, error, min, max, today, ...rest }: DateFieldProps) {
  const labels = useInputLabels();
  const [calendar, setCalendar] = useState<'closed' | 'open'>('closed');
  const typed = useTypedText({ value, onChange, read: readDate, write: writeDate });
  const outside = value !== null && ((min !== undefined && value < min) || (max !== undefined && value > max));
  const own = outside ? labels.dateOutOfBounds : undefined;
  const locked = rest.disabled === true || rest.readOnly === true;

  return (
    <TypedField
      inputMode="numeric"
      autoComplete="off"
      placeholder={labels.datePattern}
      {...rest}
      value={value}
      typed={typed}
      error={error ?? own}
      unreadable={labels.dateInvalid}
      after={
        <Primitive.Root
          open={calendar === 'open'}
          onOpenChange={(open) => setCalendar(open && !locked ? 'open' : 'closed')}
        >
          <span className={frame.tools}>
            <Primitive.Trigger asChild>
              <IconButton icon={calendarIcon} label={labels.openCalendar} size="sm" disabled={locked} />
            </Primitive.Trigger>
          </span>
          <Primitive.Portal>
            <Primitive.Content
              {...closeOnEscape(() => setCalendar('closed'))}
              aria-label={rest.label}
              align="end"
              sideOffset={6}
              collisionPadding={8}
              className={popup}
            >
              <DayCalendar
                choice="day"
                value={value}
                min={min}
                max={max}
                today={today}
                onChoose={(choice) => {
                  onChange(choice);
                  setCalendar('closed');
                }}
              />
            </Primitive.Content>
          </Primitive.Portal>
        </Primitive.Root>
      }
    />
  );
}
