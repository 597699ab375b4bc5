import type { Building } from '@imah/contract/buildings';
import { lateFeeModes, type LateFeeScope, lateFeeScopes } from '@imah/contract/billing/words';
import type { LateFeePolicyDraft, LateFeePreview } from '@imah/contract/payments';
import { Button, DateField, Dialog, Form, FormActions, Inline, SelectField, Stack, TextField } from '@imah/ui';
import { minusIcon, plusIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useFormTexts } from '@imah/app/form';
import { localDay, useClock } from '@imah/app/i18n';
import { useCan } from '@imah/app/ports';
import { useToast } from '@imah/app/shell';
import { changeBilling } from '../commands.ts';
import { FeePreview } from './fee-preview.tsx';
import { RuleFields } from './rule-fields.tsx';
import { emptyRule, missingOf, ruleOf } from './rule-values.ts';
import { useLateFeeTexts } from './texts.ts';

interface PolicyFormProps {
  readonly building: Pick<Building, 'orgId' | 'id' | 'timeZone'>;
  readonly onClose: () => void;
}

/** What is charged for paying late. It holds only after it was shown what it would charge today. */
export function PolicyForm({ building, onClose }: PolicyFormProps) {
  const t = useLateFeeTexts();
  const tf = useFormTexts();
  const toast = useToast();
  const can = useCan();
  const { orgId, id: buildingId } = building;
  const today = localDay(useClock().now(), building.timeZone);
  const { isSending, answer, demand, refuse, submit } = useSubmit(changeBilling(buildingId));
  const [scope, setScope] = useState<LateFeeScope>('building');
  const [unitCode, setUnitCode] = useState('');
  const [mode, setMode] = useState<LateFeePolicyDraft['mode']>('charge');
  const [dueFrom, setDueFrom] = useState<string | null>(today);
  const [rules, setRules] = useState([emptyRule]);
  const [preview, setPreview] = useState<LateFeePreview | null>(null);
  const scopes = lateFeeScopes.filter((one) => one !== 'organization' || can('bill.approve', { orgId }) === 'allowed');
  const modes = lateFeeModes.filter((one) => one !== 'inherit' || scope !== 'organization');

  /** Whatever is changed has to be looked at again. */
  function changed(change: () => void): void {
    change();
    setPreview(null);
  }

  async function save(): Promise<void> {
    if (scope === 'unit' && unitCode.trim() === '') return refuse({ unitCode: [tf('required')] });
    if (dueFrom === null) return refuse({ dueFrom: [tf('required')] });
    const missing = mode === 'charge' ? rules.flatMap(missingOf) : [];
    if (missing.length > 0) return demand(missing);
    const body: LateFeePolicyDraft = {
      scope,
      unitCode: scope === 'unit' ? unitCode.trim() : null,
      dueFrom,
      mode,
      rules: mode === 'charge' ? rules.map(ruleOf) : [],
    };
    const params = { buildingId };
    if (preview === null) {
      const tried = await submit((client) => client.previewLateFees({ params, body }));
      return setPreview(tried?.data ?? null);
    }
    const made = await submit((client) =>
      scope === 'organization'
        ? client.createSharedLateFeePolicy({ params: { orgId }, body })
        : client.createLateFeePolicy({ params, body }),
    );
    if (made === null) return;
    toast('success', t('form.saved'));
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title={t('form.title')}>
      <Form answer={answer} onSubmit={() => void save()}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <SelectField
              name="scope"
              label={t('form.scope')}
              value={scope}
              options={scopes.map((value) => ({ value, label: t(`scopes.${value}`) }))}
              onChange={({ currentTarget }) =>
                changed(() => {
                  const next = scopes.find((one) => one === currentTarget.value) ?? scope;
                  setScope(next);
                  if (next === 'organization' && mode === 'inherit') setMode('none');
                })
              }
              error={errorOf('scope')}
            />
            {scope === 'unit' ? (
              <TextField
                name="unitCode"
                label={t('form.unit')}
                required
                maxLength={40}
                value={unitCode}
                onChange={({ currentTarget }) => changed(() => setUnitCode(currentTarget.value))}
                error={errorOf('unitCode')}
              />
            ) : null}
            <SelectField
              name="mode"
              label={t('form.mode')}
              value={mode}
              options={modes.map((value) => ({ value, label: t(`modes.${value}`) }))}
              onChange={({ currentTarget }) =>
                changed(() => setMode(modes.find((one) => one === currentTarget.value) ?? mode))
              }
              error={errorOf('mode')}
            />
            <DateField
              name="dueFrom"
              label={t('form.dueFrom')}
              hint={t('form.dueFromHint')}
              required
              value={dueFrom}
              onChange={({ value }) => changed(() => setDueFrom(value))}
              error={errorOf('dueFrom')}
            />
            {mode === 'charge'
              ? rules.map((values, index) => (
                  <RuleFields
                    // Rules stand in their order and are told apart by nothing else.
                    key={String(index)}
                    index={index}
                    isOneOfTwo={rules.length > 1}
                    values={values}
                    errorOf={errorOf}
                    onChange={(next) => changed(() => setRules(rules.with(index, next)))}
                  />
                ))
              : null}
            {mode === 'charge' ? (
              <Inline>
                {rules.length === 1 ? (
                  <Button icon={plusIcon} onClick={() => changed(() => setRules([...rules, emptyRule]))}>
                    {t('form.addRule')}
                  </Button>
                ) : (
                  <Button icon={minusIcon} onClick={() => changed(() => setRules(rules.slice(0, 1)))}>
                    {t('form.removeRule')}
                  </Button>
                )}
              </Inline>
            ) : null}
            {preview === null ? null : (
              <FeePreview preview={preview} reach={scope === 'organization' ? 'all' : 'building'} />
            )}
            <FormActions>
              <Button type="submit" tone="primary" width="full" loading={isSending}>
                {preview === null ? t('form.check') : t('form.save')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
