import type { Promotion, PromotionDraft } from '@imah/contract/catalogue';

/** What a form holds of a promotion: a number that is not typed yet is null. */
export interface PromotionValues extends Omit<PromotionDraft, 'code' | 'value' | 'from'> {
  readonly code: string;
  /** Percent, rupiah, or units that are bought. */
  readonly value: number | null;
  readonly from: string | null;
}

export const valuesOf = (promotion: Promotion | null, today: string): PromotionValues => {
  if (promotion === null) return { ...empty, from: today };
  const { id: _id, used: _used, phase: _phase, version: _version, code, kind, value, ...same } = promotion;
  return { ...same, kind, code: code ?? '', value: kind === 'percent' ? value / 100 : value };
};

const empty = {
  name: '',
  code: '',
  kind: 'percent',
  value: null,
  freeUnits: null,
  cap: null,
  min: null,
  to: null,
  quota: null,
  perPersonQuota: null,
  productIds: [],
  categoryIds: [],
  stackable: false,
  state: 'active',
} as const satisfies Omit<PromotionValues, 'from'>;

/** The fields that must be filled in and are not. */
export function missingOf({ name, kind, value, freeUnits, from }: PromotionValues): string[] {
  return [
    ...(name.trim() === '' ? ['name'] : []),
    ...(value === null || value <= 0 ? ['value'] : []),
    ...(kind === 'free-units' && freeUnits === null ? ['freeUnits'] : []),
    ...(from === null ? ['from'] : []),
  ];
}

/** What is sent of it; of `missingOf` nothing is missing. */
export function bodyOf({ code, value, from, freeUnits, ...values }: PromotionValues): PromotionDraft {
  const { kind } = values;
  return {
    ...values,
    name: values.name.trim(),
    code: code.trim() === '' ? null : code.trim().toUpperCase(),
    value: Math.round((value ?? 0) * (kind === 'percent' ? 100 : 1)),
    freeUnits: kind === 'free-units' ? freeUnits : null,
    from: from ?? '',
  };
}
