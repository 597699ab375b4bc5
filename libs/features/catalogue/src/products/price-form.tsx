import type { Building } from '@imah/contract/buildings';
import type { ProductDetail } from '@imah/contract/catalogue';
import { Button, DateField, Form, FormActions, Grid, RupiahField, SelectField, Stack } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { changeCatalogue } from '../commands.ts';
import { useToday } from '../parts/use-today.ts';
import { useCatalogueTexts } from '../texts.ts';

interface PriceFormProps {
  readonly orgId: string;
  readonly product: Pick<ProductDetail, 'id' | 'unit' | 'variants'>;
  /** Whose prices the person may say. */
  readonly buildings: readonly Pick<Building, 'id' | 'name'>[];
  /** Whether also the price of all buildings. */
  readonly reach: 'organization' | 'buildings';
  readonly onClose: () => void;
}

/** What a product costs from a day on; the price before it ends there, and goes on after it where it has an end. */
export function PriceForm({ orgId, product, buildings, reach, onClose }: PriceFormProps) {
  const t = useCatalogueTexts();
  const today = useToday();
  const places = [
    ...(reach === 'organization' ? [{ value: '', label: t('prices.everywhere') }] : []),
    ...buildings.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const [place, setPlace] = useState(places[0]?.value ?? '');
  const [variant, setVariant] = useState('');
  const offered = product.variants.filter(({ state }) => state === 'active');
  const [amount, setAmount] = useState<number | null>(null);
  const [from, setFrom] = useState<string | null>(today);
  const [to, setTo] = useState<string | null>(null);
  const { isSending, answer, demand, submit } = useSubmit(changeCatalogue, {
    told: { sent: () => t('prices.saved') },
    onDone: onClose,
  });

  function save(): void {
    const missing = [...(amount === null ? ['amount'] : []), ...(from === null ? ['from'] : [])];
    if (amount === null || from === null) return demand(missing);
    const body = {
      buildingId: place === '' ? null : place,
      variantId: variant === '' ? null : variant,
      amount,
      from,
      to,
    };
    void submit((client) => client.createProductPrice({ params: { orgId, productId: product.id }, body }));
  }

  return (
    <Form answer={answer} onSubmit={save}>
      {({ errorOf }) => (
        <Stack gap="lg">
          <Grid columns={2} gap="md">
            <RupiahField
              name="amount"
              label={t('prices.amount', { unit: product.unit })}
              required
              value={amount}
              onChange={({ value }) => setAmount(value)}
              error={errorOf('amount')}
            />
            <SelectField
              name="buildingId"
              label={t('prices.place')}
              value={place}
              options={places}
              onChange={({ currentTarget }) => setPlace(currentTarget.value)}
              error={errorOf('buildingId')}
            />
            {offered.length === 0 ? null : (
              <SelectField
                name="variantId"
                label={t('prices.variant')}
                value={variant}
                options={[
                  { value: '', label: t('prices.everyVariant') },
                  ...offered.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                onChange={({ currentTarget }) => setVariant(currentTarget.value)}
                error={errorOf('variantId')}
              />
            )}
            <DateField
              name="from"
              label={t('prices.from')}
              required
              value={from}
              onChange={({ value }) => setFrom(value)}
              error={errorOf('from')}
            />
            <DateField
              name="to"
              label={t('prices.to')}
              hint={t('prices.toHint')}
              mark="optional"
              value={to}
              onChange={({ value }) => setTo(value)}
              error={errorOf('to')}
            />
          </Grid>
          <FormActions>
            <Button type="submit" tone="primary" width="full" loading={isSending}>
              {t('prices.save')}
            </Button>
          </FormActions>
          <Button width="full" onClick={onClose}>
            {t('cancel')}
          </Button>
        </Stack>
      )}
    </Form>
  );
}
