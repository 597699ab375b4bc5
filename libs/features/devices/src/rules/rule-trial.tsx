import { useTelemetry } from '@imah/api-client/react';
import type { AlarmRuleDraft, AlarmRuleTrial } from '@imah/contract/alarms';
import type { TimeZone } from '@imah/contract/buildings/words';
import type { MetricDefinition } from '@imah/contract/devices';
import { Button, Callout, Heading, Inline, SelectField, Skeleton, Stack, Text } from '@imah/ui';
import { LiveLineChart } from '@imah/ui/charts';
import { useMemo, useState } from 'react';
import { type Command, useCommand } from '@imah/app/command';
import { explainFailure, useFormTexts } from '@imah/app/form';
import { useFormat, useLocale } from '@imah/app/i18n';
import { Read, readState } from '@imah/app/read';
import { chartPoints } from '../model/chart-points.ts';
import { unitText } from '../model/format-metric.ts';
import { momentsOf } from '../model/moments-of.ts';
import { useDeviceTexts } from '../texts.ts';
import { useRuleTexts } from './texts.ts';

interface RuleTrialProps {
  readonly orgId: string;
  readonly rule: AlarmRuleDraft;
  /** What the rule watches first: drawn, with what it would have raised. */
  readonly metric: MetricDefinition | undefined;
  readonly timeZone: TimeZone;
}

interface Asked {
  readonly orgId: string;
  readonly rule: AlarmRuleDraft;
  readonly days: number;
}

/** Changes nothing, and is asked by hand each time: what it answers with is not kept. */
const tryRule: Command<Asked, { readonly data: AlarmRuleTrial }> = {
  call: (client, { orgId, rule, days }) => client.tryAlarmRule({ params: { orgId }, body: { rule, days } }),
};

const ranges = [1, 7, 14, 30] as const;

/** What the rule would have raised, before it is saved: how often, of which devices, and drawn on their values. */
export function RuleTrial({ orgId, rule, metric, timeZone }: RuleTrialProps) {
  const t = useRuleTexts();
  const tf = useFormTexts();
  const { run, outcome, error, isPending } = useCommand(tryRule, { refusal: 'caller' });
  const [days, setDays] = useState<number>(7);
  const [asked, setAsked] = useState('');
  const refusal = error === null ? null : explainFailure(tf, error).message;
  const found = outcome?.kind === 'sent' ? outcome.answer.data : null;
  const now = JSON.stringify([rule, days]);

  return (
    <Stack gap="md" as="section">
      <Heading level={3} size="sm">
        {t('trial.title')}
      </Heading>
      <Inline align="end" gap="md">
        <SelectField
          label={t('trial.days')}
          value={String(days)}
          options={ranges.map((count) => ({ value: String(count), label: t('trial.range', { count }) }))}
          onChange={(event) => setDays(Number(event.currentTarget.value))}
        />
        <Button
          loading={isPending}
          onClick={() => {
            setAsked(now);
            void run({ orgId, rule: { ...rule, name: rule.name.trim() === '' ? '-' : rule.name }, days });
          }}
        >
          {t('trial.try')}
        </Button>
      </Inline>
      {refusal === null ? null : (
        <Callout tone="danger" announce="assertive">
          {refusal}
        </Callout>
      )}
      {found === null ? null : asked === now ? (
        <Found found={found} days={days} metric={metric} timeZone={timeZone} />
      ) : (
        <Text size="sm" tone="muted">
          {t('trial.stale')}
        </Text>
      )}
    </Stack>
  );
}

interface FoundProps {
  readonly found: AlarmRuleTrial;
  readonly days: number;
  readonly metric: MetricDefinition | undefined;
  readonly timeZone: TimeZone;
}

function Found({ found, days, metric, timeZone }: FoundProps) {
  const t = useRuleTexts();
  const [chosen, setChosen] = useState<string | null>(null);
  const device = found.devices.find(({ id }) => id === chosen) ?? found.devices[0];
  const range = t('trial.range', { count: days });
  if (device === undefined) return <Text aria-live="polite">{t('trial.none')}</Text>;
  return (
    <Stack gap="md">
      <Text weight="semibold" aria-live="polite">
        {t('trial.found', { count: found.total, range })}
      </Text>
      <Text size="sm" tone="muted">
        {found.level === 'raw' ? t('trial.raw') : t('trial.rollup', { level: found.level })}
        {found.left === 0 ? '' : ` ${t('trial.left', { count: found.left })}`}
      </Text>
      {found.devices.length === 1 ? null : (
        <SelectField
          label={t('trial.device')}
          value={device.id}
          options={found.devices.map(({ id, name, alarms }) => ({
            value: id,
            label: t('trial.deviceAlarms', { name, count: String(alarms) }),
          }))}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      )}
      {metric === undefined || metric.kind === 'text' ? null : (
        <TrialChart found={found} device={device} metric={metric} timeZone={timeZone} />
      )}
    </Stack>
  );
}

interface TrialChartProps extends Pick<FoundProps, 'found' | 'timeZone'> {
  readonly device: AlarmRuleTrial['devices'][number];
  readonly metric: MetricDefinition;
}

function TrialChart({ found, device, metric, timeZone }: TrialChartProps) {
  const t = useRuleTexts();
  const td = useDeviceTexts();
  const format = useFormat();
  const { locale } = useLocale();
  const { from, to } = found;
  const telemetry = useTelemetry(device.id, { keys: metric.key, from, to, points: chartPoints });
  const { data } = telemetry;
  const initial = useMemo(() => momentsOf(data, metric.key), [data, metric.key]);
  const events = useMemo(
    () =>
      found.alarms
        .filter(({ deviceId }) => deviceId === device.id)
        .map(({ raisedAt, clearedAt }) => ({
          time: Date.parse(raisedAt),
          ...(clearedAt === null ? {} : { end: Date.parse(clearedAt) }),
          label: t('trial.marked'),
        })),
    [found, device.id, t],
  );
  const window = useMemo(() => ({ from, to }), [from, to]);
  const unit = unitText(metric, td);
  return (
    <Read of={readState(telemetry)} level={3} loading={<Skeleton shape="chart" />} failed={t('trial.chartFailed')}>
      {({ bucketMs }) => (
        <LiveLineChart
          title={t('trial.chart', { metric: metric.label[locale], name: device.name })}
          level={4}
          summary={t('trial.found', { count: device.alarms, range: device.name })}
          series={[{ id: metric.key, label: metric.label[locale], ...(unit === '' ? {} : { unit }) }]}
          initial={initial}
          span={to - from}
          window={window}
          events={events}
          gapAfter={bucketMs === 0 ? 1_800_000 : bucketMs * 2.5}
          formatValue={(value, decimals = metric.decimals) => format.number(value, decimals)}
          formatTime={(at) => format.shortDateTime(at, timeZone)}
          empty={t('trial.chartEmpty')}
        />
      )}
    </Read>
  );
}
