import type { PortfolioBuilding } from '@imah/contract/portfolio';
import { Card, Grid, ToggleGroup } from '@imah/ui';
import { BarChart } from '@imah/ui/charts';
import { useState } from 'react';
import { useFormat } from '@imah/app/i18n';
import { type Measure, energyBy, measures, stepsOf } from '../model/portfolio-sums.ts';
import { usePortfolioTexts } from '../texts.ts';

const words = { total: 'kwh', area: 'kwhPerArea', unit: 'kwhPerUnit' } as const;
const decimals = { total: 0, area: 2, unit: 1 } as const;

/** Energy of all buildings over the span, and building against building. */
export function EnergyCharts({ buildings }: { readonly buildings: readonly PortfolioBuilding[] }) {
  const t = usePortfolioTexts();
  const format = useFormat();
  const [measure, setMeasure] = useState<Measure>('area');
  const steps = stepsOf(buildings);
  const kwh = (value: number) => t('kwh', { value: format.number(value) });
  const total = steps.reduce((sum, { wattHours }) => sum + wattHours, 0) / 1000;

  const ranked = buildings
    .flatMap((building) => {
      const value = energyBy(building, measure);
      return value === null ? [] : [{ name: building.name, value }];
    })
    .toSorted((a, b) => b.value - a.value);
  const [most] = ranked;
  const write = (value: number) => t(words[measure], { value: format.number(value, decimals[measure]) });

  return (
    <Grid item="xl" gap="md">
      <Card>
        <BarChart
          title={t('chart.energy')}
          level={2}
          summary={t('chart.summary', { total: kwh(total) })}
          categoryLabel={t('chart.time')}
          categories={steps.map(({ at }) => stepName(at))}
          series={[{ id: 'energy', label: t('stats.energy'), values: steps.map(({ wattHours }) => wattHours / 1000) }]}
          formatValue={kwh}
          formatTick={(value, places) => format.number(value, places)}
        />
      </Card>
      <Card>
        <BarChart
          title={t('chart.compare')}
          level={2}
          summary={most === undefined ? '' : t('chart.compareSummary', { name: most.name, value: write(most.value) })}
          categoryLabel={t('chart.building')}
          categories={ranked.map(({ name }) => name)}
          series={[{ id: measure, label: t(`chart.measure.${measure}`), values: ranked.map(({ value }) => value) }]}
          direction="rows"
          formatValue={write}
          formatTick={(value, places) => format.number(value, places)}
          actions={
            <ToggleGroup
              label={t('chart.measure.label')}
              size="sm"
              value={measure}
              options={measures.map((value) => ({ value, label: t(`chart.measure.${value}`) }))}
              onChange={({ value }) => setMeasure(measures.find((each) => each === value) ?? 'area')}
            />
          }
        />
      </Card>
    </Grid>
  );
}

/** `05.00` of an hour, `21/11` of a day. */
function stepName(at: string): string {
  const [date = '', hour] = at.split('T');
  if (hour !== undefined) return `${hour}.00`;
  const [, month = '', day = ''] = date.split('-');
  return `${day}/${month}`;
}
