import type { PromotionValues } from './promotion-values.ts';

/** What each part of the form of a promotion is given. */
export interface FieldsProps {
  readonly values: PromotionValues;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (changed: Partial<PromotionValues>) => void;
}
