import type { Building, UnitImportSource } from '@imah/contract';

/** What each way to name units is given. */
export interface SourceFormProps {
  readonly building: Pick<Building, 'kind'>;
  readonly isBusy: boolean;
  readonly onCheck: (source: UnitImportSource) => void;
}
