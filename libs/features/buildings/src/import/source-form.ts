import type { SheetSource } from '@imah/contract/buildings';
import type { FormAnswer } from '@imah/ui';

/** What each way to name many records is given. */
export interface SourceFormProps<Source = SheetSource> {
  readonly isSending: boolean;
  /** What the server said against what was last checked, by the names of the fields. */
  readonly answer: FormAnswer | null;
  readonly onCheck: (source: Source) => void;
}
