import { useApiClient } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { Occupancy } from '@imah/contract/people';
import { Button, DateField, Dialog, Form, FormActions, SelectField, Stack } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useClock, useFormat, localDay, noonOf } from '@imah/app/i18n';
import { useToast } from '@imah/app/shell';
import { changeBuilding } from '../parts/building-commands.ts';
import { useUnitSheetTexts } from './texts.ts';

interface EndStayFormProps {
  readonly building: Building;
  readonly stay: Occupancy;
  readonly others: readonly Occupancy[];
  readonly onClose: () => void;
}

/** The last day of a stay, and who pays after it where others stay on. */
export function EndStayForm({ building, stay, others, onClose }: EndStayFormProps) {
  const t = useUnitSheetTexts();
  const client = useApiClient();
  const toast = useToast();
  const format = useFormat();
  const clock = useClock();
  const { isSending, answer, submit } = useSubmit(changeBuilding(building.id));
  const today = localDay(clock.now(), building.timeZone);
  // What has not begun ends on its first day at the earliest.
  const [to, setTo] = useState<string | null>(today < stay.from ? stay.from : today);
  const heirs = stay.isBillingParty ? others : [];
  const [successor, setSuccessor] = useState(heirs[0]?.person.id ?? '');

  async function handleSubmit(): Promise<void> {
    const body = { to: to ?? '', ...(successor === '' ? {} : { successorId: successor }) };
    const params = { buildingId: building.id, occupancyId: stay.id };
    const done = await submit(() => client.updateOccupancy({ params, body, version: stay.version }));
    if (done === null) return;
    toast('success', t('end.done', { to: format.date(noonOf(done.data.to ?? ''), building.timeZone) }));
    onClose();
  }

  return (
    <Dialog open onClose={onClose} size="sm" title={t('end.title', { name: stay.person.name })}>
      <Form answer={answer} onSubmit={() => void handleSubmit()}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <DateField
              name="to"
              label={t('end.last')}
              required
              min={stay.from}
              value={to}
              onChange={({ value }) => setTo(value)}
              error={errorOf('to')}
            />
            {heirs.length === 0 ? null : (
              <SelectField
                name="isBillingParty"
                label={t('end.successor')}
                value={successor}
                onChange={(event) => setSuccessor(event.currentTarget.value)}
                options={[
                  ...heirs.map(({ person }) => ({ value: person.id, label: person.name })),
                  { value: '', label: t('end.nobody') },
                ]}
                error={errorOf('isBillingParty')}
              />
            )}
            <FormActions>
              <Button type="submit" tone="primary" width="full" loading={isSending}>
                {t('end.save')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
