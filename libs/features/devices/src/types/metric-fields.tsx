import { metricKinds, metricUnits } from '@imah/contract/devices/words';
import { Grid, IconButton, Inline, NumberField, SelectField, Stack, Text, TextField } from '@imah/ui';
import { trashIcon } from '@imah/ui/icons';
import { useLocale } from '@imah/app/i18n';
import { alarmSeverities } from '@imah/contract/alarms/words';
import { type MetricDraft, rewritten } from './type-draft.ts';
import { useTypeTexts } from './texts.ts';

interface MetricFieldsProps {
  readonly metric: MetricDraft;
  readonly index: number;
  readonly isOnly: boolean;
  readonly errorOf: (path: string) => string | undefined;
  readonly onChange: (metric: MetricDraft) => void;
  readonly onDrop: () => void;
}

/** One metric: what it is called, how it is measured, what is believable and what is not normal. */
export function MetricFields({ metric, index, isOnly, errorOf, onChange, onDrop }: MetricFieldsProps) {
  const t = useTypeTexts();
  const { locale } = useLocale();
  const position = String(index + 1);
  const name = (field: string) => `metrics.${index}.${field}`;
  const isNumber = metric.kind === 'gauge' || metric.kind === 'counter';
  const text = (field: 'label' | 'key', value: string) =>
    onChange(
      field === 'key' ? { ...metric, key: value } : { ...metric, label: rewritten(metric.label, locale, value) },
    );
  const withKind = (value: string) => {
    const kind = metricKinds.find((one) => one === value) ?? 'gauge';
    const { key, label, unit, decimals } = metric;
    const counts = kind === 'gauge' || kind === 'counter';
    onChange({ key, label, kind, unit: counts ? unit : 'none', decimals: counts ? decimals : 0 });
  };
  return (
    <fieldset aria-label={t('metric', { position })}>
      <Stack gap="sm">
        <Inline justify="between">
          <Text weight="medium">{metric.label[locale] === '' ? t('metric', { position }) : metric.label[locale]}</Text>
          <IconButton icon={trashIcon} label={t('dropMetric', { position })} disabled={isOnly} onClick={onDrop} />
        </Inline>
        <Grid item="sm" gap="md">
          <TextField
            name={name('label.id')}
            label={t('label')}
            required
            maxLength={80}
            value={metric.label[locale]}
            onChange={(event) => text('label', event.currentTarget.value)}
            error={errorOf(name('label.id')) ?? errorOf(name('label.en'))}
          />
          <TextField
            name={name('key')}
            label={t('key')}
            required
            maxLength={40}
            autoCapitalize="none"
            value={metric.key}
            onChange={(event) => text('key', event.currentTarget.value)}
            error={errorOf(name('key'))}
          />
          <SelectField
            name={name('kind')}
            label={t('kind')}
            value={metric.kind}
            options={metricKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            onChange={(event) => withKind(event.currentTarget.value)}
          />
          {isNumber ? (
            <SelectField
              name={name('unit')}
              label={t('unit')}
              value={metric.unit}
              options={metricUnits.map((value) => ({ value, label: value === 'none' ? t('noUnit') : value }))}
              onChange={(event) => {
                const unit = metricUnits.find((one) => one === event.currentTarget.value) ?? 'none';
                onChange({ ...metric, unit });
              }}
            />
          ) : null}
        </Grid>
        <Bounds metric={metric} name={name} errorOf={errorOf} onChange={onChange} />
      </Stack>
    </fieldset>
  );
}

type MetricAlarm = NonNullable<MetricDraft['alarm']>;

interface BoundsProps extends Pick<MetricFieldsProps, 'metric' | 'errorOf' | 'onChange'> {
  readonly name: (field: string) => string;
}

function Bounds({ metric, name, errorOf, onChange }: BoundsProps) {
  const t = useTypeTexts();
  const { kind } = metric;
  const alarm: MetricAlarm = metric.alarm ?? {};
  if (kind === 'text') return null;
  const set = (field: 'min' | 'max' | 'rollover', value: number | null) => {
    const { [field]: _before, ...rest } = metric;
    onChange(value === null ? rest : { ...rest, [field]: value });
  };
  const setAlarm = (field: 'below' | 'above' | 'equals' | 'severity', value: number | boolean | string | null) => {
    const { [field]: _before, ...rest } = alarm;
    const next: MetricAlarm = value === null ? rest : { ...rest, [field]: value };
    const { alarm: _alarm, ...bare } = metric;
    const isEmpty = next.below === undefined && next.above === undefined && next.equals === undefined;
    onChange(isEmpty ? bare : { ...bare, alarm: next });
  };
  const number = (field: 'min' | 'max' | 'rollover') => (
    <NumberField
      name={name(field)}
      label={t(field)}
      steppers="hidden"
      decimals={6}
      value={metric[field] ?? null}
      onChange={({ value }) => set(field, value)}
      error={errorOf(name(field))}
    />
  );
  const bound = (field: 'below' | 'above') => (
    <NumberField
      name={name(`alarm.${field}`)}
      label={t(field)}
      steppers="hidden"
      decimals={6}
      value={alarm[field] ?? null}
      onChange={({ value }) => setAlarm(field, value)}
      error={errorOf(name(`alarm.${field}`))}
    />
  );
  const raises = alarm.below !== undefined || alarm.above !== undefined || alarm.equals !== undefined;
  return (
    <Grid item="sm" gap="md">
      {kind === 'state' ? (
        <SelectField
          name={name('alarm.equals')}
          label={t('equals')}
          value={alarm.equals === undefined ? '' : String(alarm.equals)}
          options={[
            { value: '', label: t('equalsNever') },
            { value: 'true', label: t('equalsYes') },
            { value: 'false', label: t('equalsNo') },
          ]}
          onChange={(event) =>
            setAlarm('equals', event.currentTarget.value === '' ? null : event.currentTarget.value === 'true')
          }
          error={errorOf(name('alarm.equals'))}
        />
      ) : (
        <>
          <NumberField
            name={name('decimals')}
            label={t('decimals')}
            min={0}
            max={6}
            value={metric.decimals}
            onChange={({ value }) => onChange({ ...metric, decimals: value ?? 0 })}
            error={errorOf(name('decimals'))}
          />
          {number('min')}
          {number('max')}
          {kind === 'counter' ? number('rollover') : null}
          {bound('below')}
          {bound('above')}
        </>
      )}
      {raises ? (
        <SelectField
          name={name('alarm.severity')}
          label={t('severity')}
          value={alarm.severity ?? 'major'}
          options={alarmSeverities.map((value) => ({ value, label: t(`severities.${value}`) }))}
          onChange={(event) => setAlarm('severity', event.currentTarget.value)}
        />
      ) : null}
    </Grid>
  );
}
