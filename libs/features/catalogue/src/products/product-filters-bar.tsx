import type { ProductCategory } from '@imah/contract/catalogue';
import { productKinds, productLacks, productStates } from '@imah/contract/catalogue/words';
import { Grid, SelectField } from '@imah/ui';
import { categoryOptions } from '../parts/category-options.ts';
import { useCatalogueTexts } from '../texts.ts';
import type { useProductFilters } from './use-product-filters.ts';

interface ProductFiltersBarProps {
  readonly categories: readonly ProductCategory[];
  readonly filters: ReturnType<typeof useProductFilters>;
}

/** By what the list is narrowed. */
export function ProductFiltersBar({ categories, filters }: ProductFiltersBarProps) {
  const t = useCatalogueTexts();
  const { state, kind, categoryId, lacks, change } = filters;
  // What lacks something is on offer: a state chosen beside it would say nothing.
  const shown = lacks === null ? (state ?? '') : `lacks-${lacks}`;
  return (
    <Grid gap="sm" columns={3}>
      <SelectField
        label={t('list.state')}
        value={shown}
        options={[
          { value: '', label: t('list.current') },
          ...productStates.map((value) => ({ value, label: t(`states.${value}`) })),
          ...productLacks.map((value) => ({ value: `lacks-${value}`, label: t(`lacks.${value}`) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          change({
            state: productStates.find((one) => one === value) ?? null,
            lacks: productLacks.find((one) => `lacks-${one}` === value) ?? null,
          })
        }
      />
      <SelectField
        label={t('list.kind')}
        value={kind ?? ''}
        options={[
          { value: '', label: t('list.everyKind') },
          ...productKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
        ]}
        onChange={({ currentTarget: { value } }) => change({ kind: productKinds.find((one) => one === value) ?? null })}
      />
      <SelectField
        label={t('list.category')}
        value={categoryId ?? ''}
        options={[{ value: '', label: t('list.everyCategory') }, ...categoryOptions(categories, categoryId)]}
        onChange={({ currentTarget: { value } }) => change({ categoryId: value === '' ? null : value })}
      />
    </Grid>
  );
}
