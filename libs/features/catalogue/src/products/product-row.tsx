import type { Product } from '@imah/contract/catalogue';
import { Badge, Inline, ListRow, StatusBadge, Text } from '@imah/ui';
import { useFormat } from '@imah/app/i18n';
import { ProductThumbnail } from '../parts/product-thumbnail.tsx';
import { useCatalogueTexts } from '../texts.ts';

interface ProductRowProps {
  readonly product: Product;
  readonly href: string;
}

/** A product in the list: what it is called, where it stands, what it costs today. */
export function ProductRow({ product, href }: ProductRowProps) {
  const t = useCatalogueTexts();
  const format = useFormat();
  const { sku, name, kind, unit, categoryName, state, price, buildingPrices, picture, variantCount } = product;
  return (
    <ListRow
      leading={<ProductThumbnail kind={kind} picture={picture} />}
      href={href}
      title={name}
      description={[
        sku,
        categoryName ?? t('row.noCategory'),
        ...(variantCount === 0 ? [] : [t('row.variants', { count: variantCount })]),
      ].join(' · ')}
      trailing={
        <Inline gap="sm" align="center" justify="end">
          {state === 'active' ? null : <Badge>{t(`states.${state}`)}</Badge>}
          {price === null && buildingPrices === 0 ? (
            <StatusBadge tone="warning" label={t('row.noPrice')} />
          ) : (
            <Text weight="semibold">
              {price === null
                ? t('row.ofBuildings', { count: buildingPrices })
                : t('row.price', { price: format.rupiah(price), unit })}
            </Text>
          )}
        </Inline>
      }
    />
  );
}
