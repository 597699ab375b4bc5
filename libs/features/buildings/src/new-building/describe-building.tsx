import type { BuildingDraft } from '@imah/contract/buildings';
import { buildingKinds, type BuildingKind, type TimeZone } from '@imah/contract/buildings/words';
import { Button, ForbiddenState, Form, FormActions, Callout, RadioGroup, SelectField, Stack } from '@imah/ui';
import { useState } from 'react';
import { anyCall, useSubmit } from '@imah/app/command';
import { renewedBy } from '@imah/app/read';
import { useApp } from '@imah/app/ports';
import { useBuildingTexts } from '../index.ts';
import { useFormTexts } from '@imah/app/form';
import { AddressFields } from './address-fields.tsx';
import { ArchivedBuildings } from './archived-buildings.tsx';
import {
  clearDraft,
  type DescribeStep,
  type DraftField,
  draftFields,
  type DraftValues,
  emptyDraft,
  readDraft,
  writeDraft,
} from './building-draft.ts';
import { useNewBuildingTexts } from './texts.ts';
import { useMakers } from './use-makers.ts';
import { WizardFrame } from './wizard-frame.tsx';

/** What the building is and where it stands; kept in the browser until it exists. */
export function DescribeBuilding({ onCreated }: { readonly onCreated: (buildingId: string) => void }) {
  const t = useNewBuildingTexts();
  const tb = useBuildingTexts();
  const tf = useFormTexts();
  const { keptStorage, person } = useApp();
  const userId = person?.id ?? '';
  const organizations = useMakers();
  const [draft, setDraft] = useState(() => readDraft(keptStorage, userId));
  const [resumed, setResumed] = useState(() => Object.keys(draft.values).length > 0);
  const { isSending, answer, submit, refuse } = useSubmit(anyCall(renewedBy.buildings()));
  const [answered, setAnswered] = useState<DescribeStep>(draft.step);
  const { step, values } = draft;
  // What was wrong in one step says nothing of another.
  const said = answered === step ? answer : null;
  // A draft may name one in which they make no buildings any more.
  const orgId = (organizations.find(({ id }) => id === values.orgId) ?? organizations[0])?.id ?? '';

  function keep(change: { step?: DescribeStep; values?: DraftValues }): void {
    const next = { step: change.step ?? step, values: { ...values, ...change.values } };
    setDraft(next);
    writeDraft(keptStorage, userId, next);
  }

  const typed = (field: DraftField, value: string) => keep({ values: { [field]: value } });

  async function handleSubmit(): Promise<void> {
    setAnswered(step);
    if (step === 'kind') {
      if (values.kind === undefined) refuse({ kind: [tf('required')] });
      else keep({ step: 'address' });
      return;
    }
    const missing = (['name', 'address.province', 'address.city', 'timeZone'] as const).filter(
      (field) => (values[field] ?? '').trim() === '',
    );
    if (missing.length > 0) {
      refuse(Object.fromEntries(missing.map((field) => [field, [tf('required')]])));
      return;
    }
    const created = await submit((client) => client.createBuilding({ params: { orgId }, body: bodyOf(values) }));
    if (created === null) return;
    clearDraft(keptStorage, userId);
    onCreated(created.data.id);
  }

  if (person !== null && organizations.length === 0) {
    return (
      <WizardFrame title={t('title')} lead={t('lead')} step="kind">
        <ForbiddenState level={2} text={t('forbidden')} />
      </WizardFrame>
    );
  }
  return (
    <WizardFrame
      title={t('title')}
      lead={t('lead')}
      step={step}
      reachable={['kind']}
      onSelect={() => keep({ step: 'kind' })}
    >
      {resumed ? (
        <Callout
          announce="polite"
          actions={
            <Button
              size="sm"
              onClick={() => {
                clearDraft(keptStorage, userId);
                setDraft(emptyDraft);
                setResumed(false);
              }}
            >
              {t('discard')}
            </Button>
          }
        >
          {t('resumed')}
        </Callout>
      ) : null}
      <Form key={step} answer={said} onSubmit={() => void handleSubmit()}>
        {({ errorOf }) => (
          <Stack gap="lg">
            {step === 'kind' ? (
              <>
                {organizations.length > 1 ? (
                  <SelectField
                    name="orgId"
                    label={t('organization')}
                    value={orgId}
                    onChange={(event) => typed('orgId', event.currentTarget.value)}
                    options={organizations.map(({ id, name }) => ({ value: id, label: name }))}
                  />
                ) : null}
                <RadioGroup
                  name="kind"
                  label={t('kind.legend')}
                  look="card"
                  direction="row"
                  value={values.kind ?? ''}
                  onChange={({ value }) => typed('kind', value)}
                  options={buildingKinds.map((value) => ({
                    value,
                    label: value === 'other' ? t('kind.other') : tb(`kinds.${value}`),
                    hint: t(`kind.hints.${value}`),
                  }))}
                  error={errorOf('kind')}
                />
                <ArchivedBuildings />
              </>
            ) : (
              <AddressFields
                values={values}
                onTyped={typed}
                onValues={(change) => keep({ values: change })}
                errorOf={errorOf}
              />
            )}
            <FormActions>
              {step === 'kind' ? <span /> : <Button onClick={() => keep({ step: 'kind' })}>{t('back')}</Button>}
              <Button type="submit" tone="primary" size="lg" loading={isSending}>
                {t(step === 'kind' ? 'next' : 'create')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </WizardFrame>
  );
}

/** The call's body. Kind and zone come from lists of the contract, and the server checks them again. */
function bodyOf(values: DraftValues): BuildingDraft {
  const text = (field: (typeof draftFields)[number]) => (values[field] ?? '').trim();
  const postalCode = text('address.postalCode');
  return {
    name: text('name'),
    kind: text('kind') as BuildingKind,
    timeZone: text('timeZone') as TimeZone,
    address: {
      street: text('address.street'),
      city: text('address.city'),
      province: text('address.province'),
      ...(postalCode === '' ? {} : { postalCode }),
    },
  };
}
