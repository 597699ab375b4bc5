import type { Building, UnitImportSource } from '@imah/contract/buildings';
import type { FormAnswer } from '@imah/ui';

/** What each way to name units is given. */
export interface SourceFormProps {
  readonly building: Pick<Building, 'kind'>;
  readonly isSending: boolean;
  /** What the server said against what was last checked, by the names of the fields. */
  readonly answer: FormAnswer | null;
  readonly onCheck: (source: UnitImportSource) => void;
}
