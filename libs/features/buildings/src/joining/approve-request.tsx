import type { Building, Unit } from '@imah/contract/buildings';
import type { JoinRequest } from '@imah/contract/people';
import { occupancyRoles } from '@imah/contract/people/words';
import { useApiClient, usePlaces } from '@imah/api-client/react';
import {
  Button,
  Checkbox,
  Combobox,
  type ComboboxOption,
  Dialog,
  Form,
  Inline,
  SelectField,
  Stack,
  Text,
} from '@imah/ui';
import { type ReactNode, useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { textOf, useFormTexts } from '@imah/app/form';
import { useToast } from '@imah/app/shell';
import { changeBuilding } from '../parts/building-commands.ts';
import { matchingUnits } from './matching-units.ts';
import { useJoiningTexts } from './texts.ts';
import { UnitPeopleNow, useUnitPeople } from './unit-people-now.tsx';

interface ApproveRequestProps {
  readonly building: Pick<Building, 'id' | 'timeZone'>;
  readonly request: JoinRequest;
  readonly onClose: () => void;
  /** What else can be done, below. */
  readonly other?: ReactNode;
}

/** Lets somebody in: into the unit they mean, as one who is in it already, or as somebody new. */
export function ApproveRequest({ building, request, onClose, other }: ApproveRequestProps) {
  const t = useJoiningTexts();
  const client = useApiClient();
  const toast = useToast();
  const { isSending, answer, submit, refuse } = useSubmit(changeBuilding(building.id));
  const tf = useFormTexts();
  const units = usePlaces(building.id).data?.units ?? [];
  const { meant, offered } = matchingUnits(request.unitCode, units);
  const [chosen, setChosen] = useState<ComboboxOption | null | 'as-meant'>('as-meant');
  // The unit of exactly that name is known before the list of all is there.
  const named = request.unitId === null ? null : { value: request.unitId, label: request.unitCode };
  const unit =
    chosen === 'as-meant' ? (optionOf(units.find(({ id }) => id === request.unitId) ?? meant) ?? named) : chosen;
  const [personId, setPersonId] = useState('');
  const unitId = unit?.value ?? '';

  const choose = (option: ComboboxOption | null) => {
    setChosen(option);
    setPersonId('');
  };

  async function handleSubmit(data: FormData): Promise<void> {
    if (unitId === '') return refuse({ unitId: [tf('required')] });
    const role = occupancyRoles.find((one) => one === textOf(data, 'role')) ?? request.role;
    const body = {
      unitId,
      personId: personId === '' ? null : personId,
      role,
      isBillingParty: data.get('isBillingParty') !== null,
    };
    const params = { buildingId: building.id, joinRequestId: request.id };
    const done = await submit(async () => {
      await client.approveJoinRequest({ params, body });
      return 'approved' as const;
    });
    if (done === null) return;
    toast('success', t('approved', { name: request.name }));
    onClose();
  }

  const others = offered.filter(({ id }) => id !== unit?.value);
  return (
    <Dialog open onClose={onClose} title={t('approveTitle', { name: request.name })}>
      <Form answer={answer} onSubmit={({ data }) => void handleSubmit(data)}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <Text>{t('typed', { unit: request.unitCode })}</Text>
            <Combobox
              name="unitId"
              label={t('unit')}
              required
              value={unit}
              onChange={({ value }) => choose(value)}
              options={units.map(({ id, code }) => ({ value: id, label: code }))}
              error={errorOf('unitId')}
            />
            {others.length === 0 ? null : (
              <Inline gap="sm">
                <Text size="sm" tone="muted">
                  {t('perhaps')}
                </Text>
                {others.map((one) => (
                  <Button key={one.id} size="sm" onClick={() => choose(optionOf(one))}>
                    {one.code}
                  </Button>
                ))}
              </Inline>
            )}
            {unitId === '' ? null : (
              <WhoTheyAre
                // Of another unit nothing that was chosen holds.
                key={unitId}
                building={building}
                request={request}
                unitId={unitId}
                personId={personId}
                onPerson={setPersonId}
                errorOf={errorOf}
              />
            )}
            <Button type="submit" tone="primary" width="full" loading={isSending}>
              {t('approve')}
            </Button>
            {other}
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}

interface WhoTheyAreProps {
  readonly building: Pick<Building, 'id' | 'timeZone'>;
  readonly request: JoinRequest;
  readonly unitId: string;
  readonly personId: string;
  readonly onPerson: (personId: string) => void;
  readonly errorOf: (field: string) => string | undefined;
}

function WhoTheyAre({ building, request, unitId, personId, onPerson, errorOf }: WhoTheyAreProps) {
  const t = useJoiningTexts();
  const { stays, candidates, isPaid } = useUnitPeople(building, unitId, request);
  const [pays, setPays] = useState<boolean | null>(null);
  return (
    <>
      <UnitPeopleNow of={stays} />
      {candidates.length === 0 ? null : (
        <SelectField
          name="personId"
          label={t('who')}
          value={personId}
          onChange={(event) => onPerson(event.currentTarget.value)}
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
            options={occupancyRoles.map((value) => ({ value, label: t(`roles.${value}`) }))}
            error={errorOf('role')}
          />
          <Checkbox
            name="isBillingParty"
            label={t('billing')}
            checked={pays ?? !isPaid}
            onChange={(event) => setPays(event.currentTarget.checked)}
            error={errorOf('isBillingParty')}
          />
        </>
      ) : null}
    </>
  );
}

function optionOf(unit: Unit | null): ComboboxOption | null {
  return unit === null ? null : { value: unit.id, label: unit.code };
}
