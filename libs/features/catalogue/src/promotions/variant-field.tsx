import { useRead } from '@imah/api-client/react';
import { SelectField } from '@imah/ui';
import { useCatalogueTexts } from '../texts.ts';

interface VariantFieldProps {
  readonly orgId: string;
  readonly productId: string;
  /** Empty: what every variant costs that has no price of its own. */
  readonly value: string;
  readonly onChange: (variantId: string) => void;
}

/** Which variant of a product; nothing where it has none. */
export function VariantField({ orgId, productId, value, onChange }: VariantFieldProps) {
  const t = useCatalogueTexts();
  const variants = useRead('getProduct', { params: { orgId, productId } }).data?.variants ?? [];
  if (variants.length === 0) return null;
  return (
    <SelectField
      label={t('prices.variant')}
      value={value}
      options={[
        { value: '', label: t('prices.everyVariant') },
        ...variants.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
