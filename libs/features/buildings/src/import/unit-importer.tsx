import { useApiClient } from '@imah/api-client/react';
import type { Building, UnitImportReport, UnitImportSource } from '@imah/contract/buildings';
import { changeBuilding } from '../parts/building-commands.ts';
import { ImportResult } from './import-result.tsx';
import { Importer } from './importer.tsx';
import { PatternSource } from './pattern-source.tsx';
import { useImportTexts } from './texts.ts';
import { unitSample } from './unit-sample.ts';
import { useColumnName } from './use-column-name.ts';

interface UnitImporterProps {
  readonly building: Pick<Building, 'id' | 'kind' | 'code'>;
  readonly onDone: (report: UnitImportReport) => void;
}

/** Many units at once: chosen, checked, and only then made. */
export function UnitImporter({ building, onDone }: UnitImporterProps) {
  const t = useImportTexts();
  const client = useApiClient();
  const params = { buildingId: building.id };
  return (
    <Importer<UnitImportSource, UnitImportReport>
      change={changeBuilding(building.id)}
      place={building.code}
      ask={({ timeoutMs, ...body }) => client.importUnits({ params, body, timeoutMs })}
      onDone={onDone}
      pattern={(form) => <PatternSource building={building} {...form} />}
      label={t('source')}
      textHint={t('text.hint')}
      file={{ hint: t('file.hint'), sample: unitSample }}
      columnName={useColumnName()}
      result={(report) => <ImportResult report={report} />}
      countOf={({ units }) => units}
      applyLabel={(count, faulty) => t(faulty ? 'applyGood' : 'apply', { count })}
    />
  );
}
