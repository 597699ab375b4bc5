import type { MetricValue } from '@imah/contract/devices';
import { tellingFault } from '@imah/contract/devices/words';
import {
  Button,
  Form,
  FormActions,
  NumberField,
  SelectField,
  Slider,
  Stack,
  Text,
  TextField,
  ToggleGroup,
  type FormAnswer,
} from '@imah/ui';
import { useState } from 'react';
import { useFormTexts } from '@imah/app/form';
import { useFormat, useLocale } from '@imah/app/i18n';
import type { TypedControl } from '../../model/control-kinds.ts';
import { unitText } from '../../model/format-metric.ts';
import { useDeviceTexts } from '../../texts.ts';

type ValueControl = Exclude<TypedControl, { kind: 'momentary' }>;

interface ValueFormProps {
  readonly control: ValueControl;
  /** What is reported, or under way, in words. */
  readonly hint: string | undefined;
  /** What the device reports now; undefined where it says nothing of it. */
  readonly reported: MetricValue | undefined;
  readonly sendLabel: string;
  readonly isBusy: boolean;
  readonly onSend: (value: MetricValue) => void;
}

/** So few values are seen at once; more are in a list. */
const mostSeen = 4;
/** So many steps are found by hand on a slider. */
const mostSteps = 200;

/** The value a control is to be told: chosen first, sent then. Until it is touched it is what the device reports. */
export function ValueForm({ control, hint, reported, sendLabel, isBusy, onSend }: ValueFormProps) {
  const t = useDeviceTexts();
  const tf = useFormTexts();
  const format = useFormat();
  const [touched, setTouched] = useState<{ readonly value: MetricValue | null } | null>(null);
  const [answer, setAnswer] = useState<FormAnswer | null>(null);
  const value = touched === null ? beginOf(control, reported) : touched.value;

  function send(): void {
    const fault = value === null ? 'required' : tellingFault(control, value);
    if (fault === null && value !== null) {
      setAnswer(null);
      onSend(value);
      return;
    }
    const bounds =
      control.kind === 'set-point'
        ? {
            min: format.number(control.min, control.decimals),
            max: format.number(control.max, control.decimals),
            step: format.number(control.step, control.decimals),
          }
        : { min: '', max: '', step: '' };
    setAnswer({ errors: { value: [fault === 'required' ? tf('required') : t('control.outside', bounds)] } });
  }

  return (
    <Form answer={answer} onSubmit={send}>
      {({ errorOf }) => (
        <Stack gap="sm">
          <ValueField
            control={control}
            value={value}
            error={errorOf('value')}
            hint={hint}
            onChange={(next) => setTouched({ value: next })}
          />
          <FormActions>
            <Button type="submit" tone="primary" loading={isBusy}>
              {sendLabel}
            </Button>
          </FormActions>
        </Stack>
      )}
    </Form>
  );
}

function beginOf(control: ValueControl, reported: MetricValue | undefined): MetricValue | null {
  if (reported !== undefined && tellingFault(control, reported) === null) return reported;
  if (control.kind !== 'set-point' || typeof reported !== 'number') return null;
  // What is reported lies between two steps, or outside of what may be asked for: the nearest that may.
  const inside = Math.min(control.max, Math.max(control.min, reported));
  const nearest = control.min + Math.round((inside - control.min) / control.step) * control.step;
  const tidy = Number(nearest.toFixed(6));
  return tellingFault(control, tidy) === null ? tidy : control.min;
}

interface ValueFieldProps {
  readonly control: ValueControl;
  readonly value: MetricValue | null;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly onChange: (value: MetricValue | null) => void;
}

function ValueField({ control, value, hint, error, onChange }: ValueFieldProps) {
  const t = useDeviceTexts();
  const { locale } = useLocale();
  const label = control.label[locale];
  switch (control.kind) {
    case 'set-point': {
      const { min, max, step, decimals } = control;
      const number = typeof value === 'number' ? value : null;
      const unit = unitText(control, t);
      return (
        <Stack gap="sm">
          <NumberField
            name="value"
            label={label}
            hint={hint}
            value={number}
            min={min}
            max={max}
            step={step}
            decimals={decimals}
            {...(unit === '' ? {} : { unit })}
            error={error}
            onChange={(change) => onChange(change.value)}
          />
          {(max - min) / step > mostSteps ? null : (
            <Slider
              label={t('control.slider', { label })}
              min={min}
              max={max}
              step={step}
              value={number ?? min}
              onChange={(change) => onChange(change.value)}
            />
          )}
        </Stack>
      );
    }
    case 'choice': {
      const options = control.options.map((option) => ({ value: option.value, label: option.label[locale] }));
      const chosen = typeof value === 'string' ? value : '';
      if (options.length <= mostSeen && error === undefined)
        return (
          <Stack gap="xs">
            <Text weight="medium">{label}</Text>
            <ToggleGroup label={label} value={chosen} options={options} onChange={(change) => onChange(change.value)} />
            <Text size="sm" tone="muted">
              {hint ?? '\u00a0'}
            </Text>
          </Stack>
        );
      return (
        <SelectField
          name="value"
          label={label}
          hint={hint}
          value={chosen}
          error={error}
          options={[...(chosen === '' ? [{ value: '', label: t('control.choose') }] : []), ...options]}
          onChange={(event) => onChange(event.currentTarget.value === '' ? null : event.currentTarget.value)}
        />
      );
    }
    case 'text':
      return (
        <TextField
          name="value"
          label={label}
          hint={hint}
          value={typeof value === 'string' ? value : ''}
          maxLength={control.maxLength}
          error={error}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
  }
}
