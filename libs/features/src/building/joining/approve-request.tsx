import { useApiClient, usePlaces } from '@imah/api-client/react';
import type { Building, JoinRequest, OccupancyRole } from '@imah/contract';
import { Button, Checkbox, Combobox, type ComboboxOption, Dialog, Form, SelectField, Stack } from '@imah/ui';
import { useState } from 'react';
import { textOf } from '../../form/text-of.ts';
import { useToast } from '../../shell/index.ts';
import { useSend } from '../parts/use-send.ts';
import { useJoiningTexts } from './texts.ts';

const roles = ['owner', 'tenant', 'family', 'staff'] as const satisfies readonly OccupancyRole[];

interface ApproveRequestProps {
  readonly building: Building;
  readonly request: JoinRequest;
  readonly onClose: () => void;
}

/** Lets somebody in: as one who is in the unit already, or as somebody new. */
export function ApproveRequest({ building, request, onClose }: ApproveRequestProps) {
  const t = useJoiningTexts();
  const client = useApiClient();
  const toast = useToast();
  const { isBusy, answer, send } = useSend(building.id);
  const units = usePlaces(building.id).data?.units ?? [];
  const [unit, setUnit] = useState<ComboboxOption | null>(
    request.unitId === null ? null : { value: request.unitId, label: request.unitCode },
  );
  const [personId, setPersonId] = useState('');
  // Who is in the unit is known of the one that was named.
  const candidates = unit?.value === request.unitId ? request.candidates : [];

  async function submit(data: FormData): Promise<void> {
    const role = roles.find((one) => one === textOf(data, 'role')) ?? request.role;
    const body = {
      unitId: unit?.value ?? '',
      personId: personId === '' ? null : personId,
      role,
      isBillingParty: data.get('isBillingParty') !== null,
    };
    const params = { buildingId: building.id, joinRequestId: request.id };
    const done = await send(async () => {
      await client.approveJoinRequest({ params, body });
      return 'approved' as const;
    });
    if (done === null) return;
    toast('success', t('approved', { name: request.name }));
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title={t('approveTitle', { name: request.name })}>
      <Form answer={answer} onSubmit={({ data }) => void submit(data)}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <Combobox
              name="unitId"
              label={t('unit')}
              required
              value={unit}
              onChange={({ value }) => {
                setUnit(value);
                setPersonId('');
              }}
              options={units.map(({ id, code }) => ({ value: id, label: code }))}
              error={errorOf('unitId')}
            />
            {candidates.length === 0 ? null : (
              <SelectField
                name="personId"
                label={t('who')}
                value={personId}
                onChange={(event) => setPersonId(event.currentTarget.value)}
                options={[
                  { value: '', label: t('anew') },
                  ...candidates.map(({ personId: value, name, role }) => ({
                    value,
                    label: `${name} (${t(`roles.${role}`)})`,
                  })),
                ]}
                error={errorOf('personId')}
              />
            )}
            {personId === '' ? (
              <>
                <SelectField
                  name="role"
                  label={t('role')}
                  defaultValue={request.role}
                  options={roles.map((value) => ({ value, label: t(`roles.${value}`) }))}
                  error={errorOf('role')}
                />
                <Checkbox
                  name="isBillingParty"
                  label={t('billing')}
                  defaultChecked={!request.isPaid}
                  error={errorOf('isBillingParty')}
                />
              </>
            ) : null}
            <Button type="submit" tone="primary" width="full" loading={isBusy}>
              {t('approve')}
            </Button>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
