import { ruleCounts, ruleSeconds, ruleTriggers } from '@imah/contract/alarms/words';
import type { MetricDefinition } from '@imah/contract/devices';
import { Checkbox, Grid, Heading, Inline, NumberField, SelectField, Stack, TimeField } from '@imah/ui';
import { useLocale } from '@imah/app/i18n';
import type { RuleForm } from './rule-draft.ts';
import { useRuleTexts } from './texts.ts';

interface TimeFieldsProps {
  readonly rule: RuleForm;
  readonly metrics: readonly MetricDefinition[];
  readonly errorOf: (path: string) => string | undefined;
  readonly onChange: (next: Partial<RuleForm>) => void;
}

const days = [1, 2, 3, 4, 5, 6, 7] as const;

/** When what is met becomes an alarm, when that is over, and in which hours. */
export function TimeFields({ rule, metrics, errorOf, onChange }: TimeFieldsProps) {
  const t = useRuleTexts();
  const { locale } = useLocale();
  const { trigger, clear, schedule } = rule;
  const seconds = { unit: t('seconds'), steppers: 'hidden', ...ruleSeconds } as const;

  function choose(kind: string): void {
    const before = 'forSec' in trigger ? trigger.forSec : 300;
    const chosen = ruleTriggers.find((one) => one === kind);
    if (chosen === 'at-once') onChange({ trigger: { kind: 'at-once' } });
    if (chosen === 'lasting') onChange({ trigger: { kind: 'lasting', forSec: before } });
    if (chosen === 'repeating') onChange({ trigger: { kind: 'repeating', count: 3, withinSec: 600 } });
    if (chosen === 'silent')
      onChange({ trigger: { kind: 'silent', metric: metrics[0]?.key ?? '', forSec: Math.max(before, 600) } });
  }

  return (
    <Stack gap="lg">
      <Heading level={3} size="sm">
        {t('trigger')}
      </Heading>
      <Grid item="sm" gap="md">
        <SelectField
          label={t('trigger')}
          value={trigger.kind}
          options={ruleTriggers.map((value) => ({ value, label: t(`triggers.${value}`) }))}
          onChange={(event) => choose(event.currentTarget.value)}
        />
        {trigger.kind === 'silent' ? (
          <SelectField
            name="trigger.metric"
            label={t('metric')}
            value={trigger.metric}
            options={metrics.map(({ key, label }) => ({ value: key, label: label[locale] }))}
            onChange={(event) => onChange({ trigger: { ...trigger, metric: event.currentTarget.value } })}
            error={errorOf('trigger.metric')}
          />
        ) : null}
        {trigger.kind === 'lasting' || trigger.kind === 'silent' ? (
          <NumberField
            name="trigger.forSec"
            label={t('forSec')}
            {...seconds}
            value={trigger.forSec}
            onChange={({ value }) => onChange({ trigger: { ...trigger, forSec: value ?? ruleSeconds.min } })}
            error={errorOf('trigger.forSec')}
          />
        ) : null}
        {trigger.kind === 'repeating' ? (
          <>
            <NumberField
              name="trigger.count"
              label={t('count')}
              unit={t('times')}
              {...ruleCounts}
              value={trigger.count}
              onChange={({ value }) => onChange({ trigger: { ...trigger, count: value ?? ruleCounts.min } })}
              error={errorOf('trigger.count')}
            />
            <NumberField
              name="trigger.withinSec"
              label={t('withinSec')}
              {...seconds}
              value={trigger.withinSec}
              onChange={({ value }) => onChange({ trigger: { ...trigger, withinSec: value ?? ruleSeconds.min } })}
              error={errorOf('trigger.withinSec')}
            />
          </>
        ) : null}
      </Grid>
      <Heading level={3} size="sm">
        {t('clear')}
      </Heading>
      <Grid item="sm" gap="md">
        {trigger.kind === 'silent' ? null : (
          <NumberField
            name="clear.hysteresis"
            label={t('hysteresis')}
            hint={t('hysteresisHint')}
            steppers="hidden"
            min={0}
            decimals={2}
            value={clear.hysteresis}
            onChange={({ value }) => onChange({ clear: { ...clear, hysteresis: value ?? 0 } })}
            error={errorOf('clear.hysteresis')}
          />
        )}
        <NumberField
          name="clear.keepSec"
          label={t('keepSec')}
          {...seconds}
          min={0}
          value={clear.keepSec}
          onChange={({ value }) => onChange({ clear: { ...clear, keepSec: value ?? 0 } })}
          error={errorOf('clear.keepSec')}
        />
      </Grid>
      <SelectField
        label={t('schedule')}
        value={schedule.kind}
        options={(['always', 'hours'] as const).map((value) => ({ value, label: t(`schedules.${value}`) }))}
        onChange={(event) =>
          onChange({
            schedule:
              event.currentTarget.value === 'always'
                ? { kind: 'always' }
                : { kind: 'hours', days: [...days], from: '22:00', to: '06:00' },
          })
        }
      />
      {schedule.kind === 'always' ? null : (
        <Stack gap="md">
          <Inline gap="md">
            {days.map((day) => (
              <Checkbox
                key={day}
                label={t(`days.d${day}`)}
                checked={schedule.days.includes(day)}
                // The last day stays: a rule that never looks is one that is off.
                disabled={schedule.days.length === 1 && schedule.days.includes(day)}
                onChange={(event) => {
                  const others = schedule.days.filter((one) => one !== day);
                  onChange({
                    schedule: { ...schedule, days: event.currentTarget.checked ? [...others, day] : others },
                  });
                }}
              />
            ))}
          </Inline>
          <Grid item="sm" gap="md">
            {(['from', 'to'] as const).map((end) => (
              <TimeField
                key={end}
                name={`schedule.${end}`}
                label={t(end)}
                value={schedule[end]}
                onChange={({ value }) => onChange({ schedule: { ...schedule, [end]: value ?? schedule[end] } })}
                error={errorOf(`schedule.${end}`)}
              />
            ))}
          </Grid>
        </Stack>
      )}
    </Stack>
  );
}
