import { useApiClient } from '@imah/api-client/react';
import type { Building, UnitImportReport, UnitImportSource } from '@imah/contract/buildings';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { changeBuilding } from '../parts/building-commands.ts';

/** Checked, and what would happen; nothing is made before somebody has seen it. */
export interface Checked {
  readonly source: UnitImportSource;
  readonly report: UnitImportReport;
}

export function useUnitImport(building: Pick<Building, 'id'>, onDone: (report: UnitImportReport) => void) {
  const client = useApiClient();
  const sending = useSubmit(changeBuilding(building.id));
  const [checked, setChecked] = useState<Checked | null>(null);
  const params = { buildingId: building.id };
  // Reading a big workbook takes the server longer than a form does.
  const timeoutMs = 60_000;

  return {
    ...sending,
    checked,
    forget: () => setChecked(null),
    check: async (source: UnitImportSource) => {
      const done = await sending.submit(() =>
        client.importUnits({ params, body: { source, mode: 'check' }, timeoutMs }),
      );
      if (done !== null) setChecked({ source, report: done.data });
    },
    apply: async () => {
      if (checked === null) return;
      const { source, report } = checked;
      const faulty = report.faultyRows === 0 ? ('stop' as const) : ('skip' as const);
      const done = await sending.submit(() =>
        client.importUnits({ params, body: { source, mode: 'apply', faulty }, timeoutMs }),
      );
      if (done === null) return;
      if (done.data.applied) onDone(done.data);
      // Somebody else was faster: what is said now is shown instead.
      else setChecked({ source, report: done.data });
    },
  };
}
