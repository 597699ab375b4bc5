import { reportGroups } from '@imah/contract/portfolio/words';
import { useBuildings } from '@imah/api-client/react';
import { IconButton, Inline, SelectField, Text, ToggleGroup } from '@imah/ui';
import { chevronLeftIcon, chevronRightIcon } from '@imah/ui/icons';
import { useFormat } from '@imah/app/i18n';
import { addMonths } from '../model/months.ts';
import { useTicketReportTexts } from '../texts.ts';
import type { ReportView } from '../use-report-view.ts';

/** Which month, which building, and by what the rows are made. */
export function ReportControls({ view }: { readonly view: ReportView }) {
  const t = useTicketReportTexts();
  const format = useFormat();
  const { data: buildings = [] } = useBuildings();
  return (
    <Inline gap="lg" align="end" justify="between">
      <Inline gap="xs">
        <IconButton
          icon={chevronLeftIcon}
          label={t('month.earlier')}
          onClick={() => view.change('month', addMonths(view.month, -1))}
        />
        <Text weight="bold" aria-live="polite">
          {format.month(view.month)}
        </Text>
        <IconButton
          icon={chevronRightIcon}
          label={t('month.later')}
          disabled={view.isLatest}
          onClick={() => view.change('month', addMonths(view.month, 1))}
        />
      </Inline>
      <Inline gap="md" align="end">
        {buildings.length > 1 ? (
          <SelectField
            label={t('building.label')}
            value={view.buildingId ?? ''}
            options={[
              { value: '', label: t('building.all') },
              ...buildings.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={({ target }) => view.change('building', target.value === '' ? null : target.value)}
          />
        ) : null}
        <ToggleGroup
          label={t('by.label')}
          value={view.by}
          options={reportGroups.map((value) => ({ value, label: t(`by.${value}`) }))}
          onChange={({ value }) => view.change('by', value)}
        />
      </Inline>
    </Inline>
  );
}
