import type { DraftValues } from './topic-draft.ts';
import type { ErrorOf } from './topic-form-shell.tsx';
import type { TopicScope } from './topic-scope.ts';

/** What a part of the form reads and writes. */
export interface TopicFieldsProps {
  readonly scope: TopicScope;
  readonly values: DraftValues;
  readonly errorOf: ErrorOf;
  readonly set: (change: Partial<DraftValues>) => void;
}
