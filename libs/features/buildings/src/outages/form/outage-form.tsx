import type { Building } from '@imah/contract/buildings';
import type { Outage } from '@imah/contract/outages';
import { outageKinds, outageServices } from '@imah/contract/outages/words';
import { useApiClient } from '@imah/api-client/react';
import { Button, Dialog, Form, FormActions, RadioGroup, SelectField, Stack, TextArea, TextField } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useFormTexts } from '@imah/app/form';
import { useClock } from '@imah/app/i18n';
import { useToast } from '@imah/app/shell';
import { changeBuilding } from '../../parts/building-commands.ts';
import { OutageScopeField } from './outage-scope-field.tsx';
import { OutageTimes } from './outage-times.tsx';
import { bodyOf, type OutageValues, urgentFrom, valuesOf } from './outage-values.ts';
import { useOutagesTexts } from '../texts.ts';

interface OutageFormProps {
  readonly building: Building;
  /** Null: a new one. */
  readonly outage: Outage | null;
  /** The ticket that a new one is about. */
  readonly ticket?: { readonly id: string; readonly title: string };
  readonly onClose: () => void;
}

export function OutageForm({ building, outage, ticket, onClose }: OutageFormProps) {
  const t = useOutagesTexts();
  const tf = useFormTexts();
  const client = useApiClient();
  const toast = useToast();
  const clock = useClock();
  const { id: buildingId, timeZone } = building;
  const { isSending, answer, submit, refuse } = useSubmit(changeBuilding(buildingId));
  const [values, setValues] = useState(() => valuesOf({ outage, title: ticket?.title, now: clock.now(), timeZone }));
  const set = (change: Partial<OutageValues>) => setValues({ ...values, ...change });

  async function handleSubmit(): Promise<void> {
    const read = bodyOf(values, timeZone);
    if (read.kind === 'missing') return refuse({ [read.field]: [tf('required')] });
    const { body } = read;
    const done = await submit(() =>
      outage === null
        ? client.createOutage({
            params: { buildingId },
            body: { ...body, ...(ticket === undefined ? {} : { ticketId: ticket.id }) },
          })
        : client.updateOutage({ params: { buildingId, outageId: outage.id }, body, version: outage.version }),
    );
    if (done === null) return;
    toast('success', t(outage === null ? 'told.created' : 'told.saved'));
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title={t(outage === null ? 'form.addTitle' : 'form.editTitle')}>
      <Form answer={answer} onSubmit={() => void handleSubmit()}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <RadioGroup
              name="kind"
              label={t('form.kind')}
              value={values.kind}
              options={outageKinds.map((value) => ({
                value,
                label: t(`kinds.${value}`),
                hint: t(`form.kindHints.${value}`),
              }))}
              onChange={({ value }) =>
                value === 'urgent' && outage === null
                  ? setValues(urgentFrom(values, clock.now(), timeZone))
                  : set({ kind: value === 'urgent' ? 'urgent' : 'planned' })
              }
              error={errorOf('kind')}
            />
            <SelectField
              name="service"
              label={t('form.service')}
              value={values.service}
              options={outageServices.map((value) => ({ value, label: t(`services.${value}`) }))}
              onChange={({ currentTarget }) =>
                set({ service: outageServices.find((one) => one === currentTarget.value) ?? values.service })
              }
              error={errorOf('service')}
            />
            <TextField
              name="title"
              label={t('form.name')}
              hint={t('form.nameHint')}
              maxLength={140}
              required
              autoComplete="off"
              value={values.title}
              onChange={({ currentTarget }) => set({ title: currentTarget.value })}
              error={errorOf('title')}
            />
            <OutageTimes values={values} timeZone={timeZone} errorOf={errorOf} set={set} />
            <OutageScopeField building={building} values={values} error={errorOf('scope')} set={set} />
            <TextArea
              name="residentText"
              label={t('form.text')}
              mark="optional"
              rows={3}
              limit={2000}
              value={values.residentText}
              onChange={({ currentTarget }) => set({ residentText: currentTarget.value })}
              error={errorOf('residentText')}
            />
            <TextArea
              name="internalNote"
              label={t('form.note')}
              hint={t('form.noteHint')}
              mark="optional"
              rows={2}
              limit={2000}
              value={values.internalNote}
              onChange={({ currentTarget }) => set({ internalNote: currentTarget.value })}
              error={errorOf('internalNote')}
            />
            <FormActions>
              <Button type="submit" tone="primary" width="full" loading={isSending}>
                {t(outage === null ? 'form.send' : 'form.save')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
