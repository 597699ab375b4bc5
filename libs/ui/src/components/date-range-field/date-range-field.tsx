import * as Primitive from '@radix-ui/react-popover';
import { useId, useState } from 'react';
import type { RootProps } from '../../shared/root-props.ts';
import { calendarIcon } from '../../icons/generated/icons.ts';
import type { InputLabels } from '../../labels/input-labels.ts';
import { closeOnEscape } from '../../shared/close-on-escape.ts';
import { useInputLabels } from '../../labels/use-input-labels.ts';
import { useLabels } from '../../labels/labels.tsx';
import { join } from '../../shared/join.ts';
import { useMedia } from '../../shared/use-media.ts';
import { media } from '../../tokens/measures.ts';
import { Button } from '../button/button.tsx';
import { DayCalendar, type DateSpan, type DayBounds } from '../date-field/day-calendar.tsx';
import * as fieldStyles from '../field/field.css.ts';
import type { FieldTexts } from '../field/field.tsx';
import * as frame from '../field/input-frame.css.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { DateText } from './date-text-input.tsx';
import * as styles from './date-range-field.css.ts';
import { FieldError } from '../field/field-error.tsx';

export type DatePreset = { label: string; value: DateSpan };

export type DateRangeFieldProps = RootProps<'fieldset', 'children' | 'onChange' | 'defaultValue' | 'name'> &
  FieldTexts &
  DayBounds & {
    required?: boolean;
    disabled?: boolean;
    /** ISO dates; both days belong to the range. */
    value: DateSpan;
    onChange: (change: { value: DateSpan }) => void;
    /** Of the two days in the form. */
    names?: { from: string; to: string };
    presets?: readonly DatePreset[];
  };

/** From one day to another, typed, picked, or taken ready made. Ref and further attributes go to the fieldset. */
export function DateRangeField({
  label,
  hint,
  error,
  mark = 'none',
  required = false,
  disabled = false,
  value,
  onChange,
  min,
  max,
  today,
  names,
  presets = [],
  ...rest
}: DateRangeFieldProps) {
  const id = useId();
  const base = useLabels();
  const labels = useInputLabels();
  const wide = useMedia(media.tablet);
  const [calendar, setCalendar] = useState<'closed' | 'open'>('closed');
  const [typing, setTyping] = useState<Typing>({
    from: 'fine',
    to: 'fine',
  });
  const fault = error ?? faultOf(value, typing, { min, max }, labels);
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = fault ? `${id}-error` : undefined;
  const shared = { required, disabled, describedBy: join(hintId, errorId), invalid: fault !== undefined };
  const choose = (next: DateSpan) => {
    onChange({ value: next });
    if (next.from !== null && next.to !== null) setCalendar('closed');
  };

  return (
    <fieldset {...rest} className={fieldStyles.field}>
      <legend className={styles.legend}>
        {label}
        {mark === 'none' ? null : <span className={fieldStyles.mark}> ({base[mark]})</span>}
      </legend>
      {hint ? (
        <div id={hintId} className={fieldStyles.hint}>
          {hint}
        </div>
      ) : null}
      <div className={frame.frame}>
        <div className={styles.inputs}>
          <DateText
            {...shared}
            label={labels.rangeFrom}
            name={names?.from}
            value={value.from}
            onChange={(from) => onChange({ value: { ...value, from } })}
            onState={(from) => setTyping({ ...typing, from })}
          />
          <span className={styles.dash} aria-hidden>
            –
          </span>
          <DateText
            {...shared}
            label={labels.rangeTo}
            name={names?.to}
            value={value.to}
            onChange={(to) => onChange({ value: { ...value, to } })}
            onState={(to) => setTyping({ ...typing, to })}
          />
        </div>
        <Primitive.Root
          open={calendar === 'open'}
          onOpenChange={(open) => setCalendar(open && !disabled ? 'open' : 'closed')}
        >
          <span className={frame.tools}>
            <Primitive.Trigger asChild>
              <IconButton icon={calendarIcon} label={labels.openCalendar} size="sm" disabled={disabled} />
            </Primitive.Trigger>
          </span>
          <Primitive.Portal>
            <Primitive.Content
              {...closeOnEscape(() => setCalendar('closed'))}
              aria-label={label}
              align="end"
              sideOffset={6}
              collisionPadding={8}
              className={styles.content}
            >
              <div className={styles.panel}>
                {presets.length > 0 ? (
                  <ul aria-label={labels.rangePresets} className={styles.presets}>
                    {presets.map((preset) => (
                      <li key={preset.label}>
                        <Button tone="ghost" width="full" align="start" onClick={() => choose(preset.value)}>
                          {preset.label}
                        </Button>
                      </li>
                    ))}
                  </ul>
                ) : null}
                <DayCalendar
                  choice="span"
                  months={wide ? 2 : 1}
                  value={value}
                  min={min}
                  max={max}
                  today={today}
                  onChoose={(choice) => choose(choice.value)}
                />
              </div>
            </Primitive.Content>
          </Primitive.Portal>
        </Primitive.Root>
      </div>
      <FieldError id={errorId}>{fault}</FieldError>
    </fieldset>
  );
}

type Typing = Record<'from' | 'to', 'fine' | 'unreadable'>;

function faultOf({ from, to }: DateSpan, typing: Typing, { min, max }: DayBounds, labels: InputLabels) {
  if (typing.from === 'unreadable' || typing.to === 'unreadable') return labels.dateInvalid;
  if (from !== null && to !== null && from > to) return labels.rangeBackwards;
  const outside = [from, to].some((day) => day !== null && ((min && day < min) || (max && day > max)));
  return outside ? labels.dateOutOfBounds : undefined;
}
