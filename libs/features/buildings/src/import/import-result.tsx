import type { UnitImportReport } from '@imah/contract/buildings';
import { Callout, Stack, Table } from '@imah/ui';
import { useFormat } from '@imah/app/i18n';
import { useImportTexts } from './texts.ts';

/** Which units will be made. */
export function ImportResult({ report }: { readonly report: UnitImportReport }) {
  const t = useImportTexts();
  const format = useFormat();
  return (
    <Stack gap="md">
      <Callout tone="success" announce="polite">
        {t('result.ready', { units: report.units, floors: report.floors, sections: report.sections })}{' '}
        {report.people === 0 ? null : t('result.people', { count: report.people })}
      </Callout>
      {report.preview.length > 0 ? (
        <Table
          caption={t('result.preview')}
          columns={[
            { id: 'code', label: t('result.unit') },
            { id: 'section', label: t('result.section') },
            { id: 'floor', label: t('result.floor') },
            { id: 'area', label: t('result.area'), align: 'end' },
          ]}
          rows={report.preview.slice(0, 8).map(({ code, section, floor, areaMilliM2 }) => ({
            id: code,
            cells: { code, section, floor, area: format.number(areaMilliM2 / 1000, 2) },
          }))}
        />
      ) : null}
    </Stack>
  );
}
