import type { Meter, MeterDetail } from '@imah/contract/metering';
import { judgeReading, needsApproval, stepBetween } from '@imah/contract/metering/words';
import { Callout, Stack, Text } from '@imah/ui';
import { useQuantity } from '../parts/use-quantity.ts';
import { useMeteringTexts } from '../texts.ts';

type Oddities = ReturnType<typeof judgeReading>;
/** What is usual is known where one meter is read, and not in a list. */
export type JudgedMeter = Meter & Partial<Pick<MeterDetail, 'usualPerDayMilli'>>;

/** What is odd about a reading, held against the newest alone: what was read later than this one, the server knows. */
export function oddities(
  { digits, verifyUntil, last, usualPerDayMilli = null }: JudgedMeter,
  at: string,
  values: number[],
): Oddities {
  const previous = last !== null && last.at < at ? last : null;
  return judgeReading({ at, values }, { digits, verifyUntil, previous, usualPerDayMilli });
}
interface JudgementProps {
  readonly meter: Meter;
  readonly milli: readonly number[] | null;
  readonly odd: Oddities;
}

/** What was consumed since the last reading, and what is odd about that. */
export function Judgement({ meter: { last, digits, multiplierE6, resource }, milli, odd }: JudgementProps) {
  const t = useMeteringTexts();
  const quantity = useQuantity();
  if (milli === null || last === null) return null;
  const steps = milli.map((value, index) => stepBetween(last.values[index] ?? 0, value, digits));
  const used = Math.round((steps.reduce((sum, step) => sum + step, 0) * multiplierE6) / 1_000_000);
  const sentence = t('read.used', { used: quantity(used, resource) });
  if (odd.length === 0) return <Text tone="muted">{sentence}</Text>;
  return (
    <Callout tone="warning" title={t(needsApproval(odd) ? 'read.odd' : 'read.warn')}>
      <Stack gap="xs">
        {odd.map((anomaly) => (
          <Text key={anomaly} size="sm">
            {t(`anomalies.${anomaly}`)}
          </Text>
        ))}
        <Text size="sm">{sentence}</Text>
      </Stack>
    </Callout>
  );
}
