import type { Product, ProductCategory, Promotion } from '@imah/contract/catalogue';
import { catalogueBounds, promotionKinds } from '@imah/contract/catalogue/words';
import { Button, Checkbox, Form, FormActions, SelectField, Stack, TextField } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { changeCatalogue } from '../commands.ts';
import { useToday } from '../parts/use-today.ts';
import { useCatalogueTexts } from '../texts.ts';
import { BenefitFields } from './benefit-fields.tsx';
import { bodyOf, missingOf, type PromotionValues, valuesOf } from './promotion-values.ts';
import { TargetFields } from './target-fields.tsx';
import { WindowFields } from './window-fields.tsx';

interface PromotionFormProps {
  readonly orgId: string;
  /** Null: one that is to be added. */
  readonly promotion: Promotion | null;
  readonly categories: readonly ProductCategory[];
  readonly products: readonly Product[];
  readonly onClose: () => void;
}

/** What a promotion takes off, of what, when and how often. */
export function PromotionForm({ orgId, promotion, categories, products, onClose }: PromotionFormProps) {
  const t = useCatalogueTexts();
  const today = useToday();
  const [values, setValues] = useState(() => valuesOf(promotion, today));
  const { isSending, answer, demand, submit } = useSubmit(changeCatalogue, {
    told: { sent: () => t('promotions.saved', { name: values.name.trim() }) },
    onDone: onClose,
  });
  const { name, code, kind, stackable } = values;
  const change = (changed: Partial<PromotionValues>) => setValues({ ...values, ...changed });

  function save(state: Promotion['state']): void {
    const missing = missingOf(values);
    if (missing.length > 0) return demand(missing);
    const body = bodyOf({ ...values, state });
    void submit((client) =>
      promotion === null
        ? client.createPromotion({ params: { orgId }, body })
        : client.updatePromotion({
            params: { orgId, promotionId: promotion.id },
            body,
            version: promotion.version,
          }),
    );
  }

  const other = values.state === 'active' ? 'archived' : 'active';
  return (
    <Form answer={answer} onSubmit={() => save(values.state)}>
      {({ errorOf }) => (
        <Stack gap="lg">
          <TextField
            name="name"
            label={t('promotions.name')}
            required
            maxLength={catalogueBounds.nameLength}
            value={name}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
            error={errorOf('name')}
          />
          <SelectField
            name="kind"
            label={t('promotions.kind')}
            value={kind}
            options={promotionKinds.map((value) => ({ value, label: t(`promotionKinds.${value}`) }))}
            onChange={({ currentTarget: { value } }) =>
              change({ kind: promotionKinds.find((one) => one === value) ?? kind, value: null })
            }
            error={errorOf('kind')}
          />
          <BenefitFields values={values} errorOf={errorOf} onChange={change} />
          <TextField
            name="code"
            label={t('promotions.codeLabel')}
            hint={t('promotions.codeHint')}
            mark="optional"
            autoComplete="off"
            maxLength={catalogueBounds.codeLength}
            value={code}
            onChange={({ currentTarget }) => change({ code: currentTarget.value })}
            error={errorOf('code')}
          />
          <WindowFields values={values} errorOf={errorOf} onChange={change} />
          <TargetFields
            orgId={orgId}
            categories={categories}
            products={products}
            values={values}
            errorOf={errorOf}
            onChange={change}
          />
          <Checkbox
            name="stackable"
            label={t('promotions.together')}
            hint={t('promotions.togetherHint')}
            checked={stackable}
            onChange={({ currentTarget }) => change({ stackable: currentTarget.checked })}
            error={errorOf('stackable')}
          />
          <FormActions>
            <Button type="submit" tone="primary" width="full" loading={isSending}>
              {t('promotions.save')}
            </Button>
          </FormActions>
          {promotion === null ? null : (
            <Button width="full" loading={isSending} onClick={() => save(other)}>
              {t(other === 'archived' ? 'promotions.archive' : 'promotions.restore')}
            </Button>
          )}
        </Stack>
      )}
    </Form>
  );
}
