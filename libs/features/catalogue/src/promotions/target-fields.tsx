import type { Product, ProductCategory } from '@imah/contract/catalogue';
import { Button, Checkbox, Inline, List, ListRow, RadioGroup, Stack, Text } from '@imah/ui';
import { xIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { categoryOptions } from '../parts/category-options.ts';
import { useCatalogueTexts } from '../texts.ts';
import type { FieldsProps } from './fields-props.ts';
import { ProductField } from './product-field.tsx';

interface TargetFieldsProps extends FieldsProps {
  readonly orgId: string;
  readonly categories: readonly ProductCategory[];
  readonly products: readonly Product[];
}

const scopes = ['all', 'categories', 'products'] as const;
type Scope = (typeof scopes)[number];

/** Of what a promotion is: of everything, of some categories, or of some products. */
export function TargetFields({ orgId, categories, products, values, errorOf, onChange }: TargetFieldsProps) {
  const t = useCatalogueTexts();
  const { productIds, categoryIds } = values;
  const [scope, setScope] = useState<Scope>(
    productIds.length > 0 ? 'products' : categoryIds.length > 0 ? 'categories' : 'all',
  );
  const error = errorOf('categoryIds') ?? errorOf('productIds');
  return (
    <Stack gap="md">
      <RadioGroup
        name="scope"
        label={t('promotions.scope')}
        value={scope}
        options={scopes.map((value) => ({ value, label: t(`promotions.scopes.${value}`) }))}
        onChange={({ value }) => {
          setScope(scopes.find((one) => one === value) ?? scope);
          onChange({ productIds: [], categoryIds: [] });
        }}
        error={error}
      />
      {scope === 'categories' ? (
        <Stack gap="sm">
          {categories.length === 0 ? <Text tone="muted">{t('categories.empty')}</Text> : null}
          {categoryOptions(categories, null).map(({ value, label }) => (
            <Checkbox
              key={value}
              label={label}
              checked={categoryIds.includes(value)}
              onChange={({ currentTarget }) =>
                onChange({
                  categoryIds: currentTarget.checked
                    ? [...categoryIds, value]
                    : categoryIds.filter((id) => id !== value),
                })
              }
            />
          ))}
        </Stack>
      ) : null}
      {scope === 'products' ? (
        <Stack gap="sm">
          <ProductField
            orgId={orgId}
            label={t('promotions.addProduct')}
            value={null}
            onChange={(chosen) => {
              if (chosen !== null && !productIds.includes(chosen.value))
                onChange({ productIds: [...productIds, chosen.value] });
            }}
          />
          <List aria-label={t('promotions.scopes.products')}>
            {productIds.map((id) => {
              const name = products.find((product) => product.id === id)?.name ?? t('promotions.archivedProduct');
              return (
                <ListRow
                  key={id}
                  title={name}
                  trailing={
                    <Inline>
                      <Button
                        size="sm"
                        icon={xIcon}
                        aria-label={t('promotions.dropNamed', { name })}
                        onClick={() => onChange({ productIds: productIds.filter((one) => one !== id) })}
                      >
                        {t('promotions.drop')}
                      </Button>
                    </Inline>
                  }
                />
              );
            })}
          </List>
        </Stack>
      ) : null}
    </Stack>
  );
}
