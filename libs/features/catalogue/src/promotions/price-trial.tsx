import { useBuildings, useRead } from '@imah/api-client/react';
import type { PriceTrial as Trial } from '@imah/contract/catalogue';
import { catalogueBounds } from '@imah/contract/catalogue/words';
import {
  Card,
  type ComboboxOption,
  DateField,
  DescriptionList,
  Grid,
  Heading,
  NumberField,
  SelectField,
  Skeleton,
  Stack,
  Text,
  TextField,
} from '@imah/ui';
import { useDeferredValue, useState } from 'react';
import { useFormat } from '@imah/app/i18n';
import { Read, readState } from '@imah/app/read';
import { useToday } from '../parts/use-today.ts';
import { useCatalogueTexts } from '../texts.ts';
import { VariantField } from './variant-field.tsx';
import { ProductField } from './product-field.tsx';

/** What somebody would pay for a product: written anew while it is filled in. */
export function PriceTrial({ orgId }: { readonly orgId: string }) {
  const t = useCatalogueTexts();
  const today = useToday();
  const buildings = (useBuildings().data ?? []).filter((building) => building.orgId === orgId);
  const [product, setProduct] = useState<ComboboxOption | null>(null);
  const [variant, setVariant] = useState('');
  const [buildingId, setBuildingId] = useState('');
  const [quantity, setQuantity] = useState<number | null>(1);
  const [code, setCode] = useState('');
  const [on, setOn] = useState<string | null>(today);
  const written = useDeferredValue(code.trim());
  return (
    <Stack as="section" gap="md" aria-label={t('trial.title')}>
      <Stack gap="xs">
        <Heading level={2}>{t('trial.title')}</Heading>
        <Text tone="muted">{t('trial.lead')}</Text>
      </Stack>
      <Card>
        <Stack gap="lg">
          <Grid columns={3} gap="md">
            <ProductField
              orgId={orgId}
              label={t('trial.product')}
              value={product}
              onChange={(chosen) => {
                setProduct(chosen);
                setVariant('');
              }}
            />
            {product === null ? null : (
              <VariantField orgId={orgId} productId={product.value} value={variant} onChange={setVariant} />
            )}
            <NumberField
              label={t('trial.quantity')}
              value={quantity}
              min={0.001}
              max={catalogueBounds.qtyMilli / 1_000}
              decimals={3}
              onChange={({ value }) => setQuantity(value)}
            />
            <SelectField
              label={t('trial.building')}
              value={buildingId}
              options={[
                { value: '', label: t('prices.everywhere') },
                ...buildings.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={({ currentTarget }) => setBuildingId(currentTarget.value)}
            />
            <TextField
              label={t('trial.code')}
              autoComplete="off"
              maxLength={catalogueBounds.codeLength}
              value={code}
              onChange={({ currentTarget }) => setCode(currentTarget.value)}
            />
            <DateField label={t('trial.on')} value={on} onChange={({ value }) => setOn(value)} />
          </Grid>
          {product === null || quantity === null || quantity <= 0 || on === null ? (
            <Text tone="muted">{t('trial.incomplete')}</Text>
          ) : (
            <Result
              orgId={orgId}
              query={{
                productId: product.value,
                qtyMilli: String(Math.round(quantity * 1_000)),
                on,
                ...(variant === '' ? {} : { variantId: variant }),
                ...(buildingId === '' ? {} : { buildingId }),
                ...(written === '' ? {} : { code: written }),
              }}
            />
          )}
        </Stack>
      </Card>
    </Stack>
  );
}

interface ResultProps {
  readonly orgId: string;
  readonly query: {
    readonly productId: string;
    readonly variantId?: string;
    readonly qtyMilli: string;
    readonly on: string;
    readonly buildingId?: string;
    readonly code?: string;
  };
}

function Result({ orgId, query }: ResultProps) {
  const t = useCatalogueTexts();
  const read = readState(useRead('tryPrice', { params: { orgId }, query }));
  return (
    <div aria-live="polite">
      <Read of={read} level={3} loading={<Skeleton shape="row" />} failed={t('failed')}>
        {({ price }) => (price === null ? <Text tone="muted">{t('trial.noPrice')}</Text> : <Priced price={price} />)}
      </Read>
    </div>
  );
}

function Priced({ price }: { readonly price: NonNullable<Trial['price']> }) {
  const t = useCatalogueTexts();
  const format = useFormat();
  const { unitPrice, of, list, total, applied } = price;
  return (
    <DescriptionList
      items={[
        { term: t(of === 'building' ? 'trial.ofBuilding' : 'trial.ofAll'), detail: format.rupiah(unitPrice) },
        { term: t('trial.list'), detail: format.rupiah(list) },
        ...applied.map(({ name, discount }) => ({ term: name, detail: format.rupiah(-discount) })),
        ...(applied.length === 0 ? [{ term: t('trial.promotions'), detail: t('trial.none') }] : []),
        { term: t('trial.total'), detail: <Text weight="semibold">{format.rupiah(total)}</Text> },
      ]}
    />
  );
}
