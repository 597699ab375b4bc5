import type { TariffTrial } from '@imah/contract/billing';
import { Button, SelectField, Stack } from '@imah/ui';
import { useFormat } from '@imah/app/i18n';
import { monthsAround } from '../months.ts';
import { useTrialTexts } from './texts.ts';
import { TrialResult } from './trial-result.tsx';

interface TrialFieldsProps {
  /** The month that goes on: one before it is tried. */
  readonly month: string;
  readonly period: string;
  readonly onPeriod: (period: string) => void;
  readonly trial: TariffTrial | null;
  readonly isTrying: boolean;
  readonly onTry: () => void;
  readonly error: string | undefined;
}

/** On which month that is over a tariff is tried, and what came of it. */
export function TrialFields({ month, period, onPeriod, trial, isTrying, onTry, error }: TrialFieldsProps) {
  const t = useTrialTexts();
  const format = useFormat();
  return (
    <Stack gap="sm">
      <SelectField
        name="period"
        label={t('month')}
        hint={t('monthHint')}
        value={period}
        options={monthsAround(month, 12, -1)
          .toReversed()
          .map((value) => ({ value, label: format.month(value) }))}
        onChange={({ currentTarget }) => onPeriod(currentTarget.value)}
        error={error}
      />
      <Button width="full" loading={isTrying} onClick={onTry}>
        {t('try', { month: format.month(period) })}
      </Button>
      {trial === null ? null : <TrialResult trial={trial} />}
    </Stack>
  );
}
