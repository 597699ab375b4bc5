import type { Building, Unit } from '@imah/contract/buildings';
import type { OccupancyDraft } from '@imah/contract/people';
import { occupancyRoles, type OccupancyRole } from '@imah/contract/people/words';
import { useApiClient, usePeople } from '@imah/api-client/react';
import {
  Button,
  Checkbox,
  Combobox,
  type ComboboxOption,
  DateField,
  Dialog,
  Form,
  FormActions,
  NumberField,
  PhoneField,
  SelectField,
  Stack,
  TextField,
  ToggleGroup,
} from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useClock, localDay } from '@imah/app/i18n';
import { useToast } from '@imah/app/shell';
import { changeBuilding } from '../parts/building-commands.ts';
import { useUnitSheetTexts } from './texts.ts';
import { textOf, useFormTexts } from '@imah/app/form';

interface StayFormProps {
  readonly building: Building;
  readonly unit: Unit;
  /** Somebody pays for the unit already: the bills move only when that is asked for. */
  readonly isPaid: boolean;
  readonly onClose: () => void;
}

/** Somebody moves in: known in the building already, or new. */
export function StayForm({ building, unit, isPaid, onClose }: StayFormProps) {
  const t = useUnitSheetTexts();
  const tf = useFormTexts();
  const client = useApiClient();
  const toast = useToast();
  const clock = useClock();
  const { isSending, answer, submit, refuse } = useSubmit(changeBuilding(building.id));
  const people = usePeople(building.id).data ?? [];
  const [who, setWho] = useState('new');
  const [known, setKnown] = useState<ComboboxOption | null>(null);
  const [role, setRole] = useState<OccupancyRole>(unit.status === 'vacant' ? 'owner' : 'tenant');
  const [share, setShare] = useState<number | null>(null);
  const [phone, setPhone] = useState<string | null>(null);
  const [from, setFrom] = useState<string | null>(localDay(clock.now(), building.timeZone));
  const [to, setTo] = useState<string | null>(null);

  async function handleSubmit(data: FormData): Promise<void> {
    if (who === 'known' && known === null) return refuse({ personId: [tf('required')] });
    const text = (name: string) => {
      const value = textOf(data, name);
      return value === '' ? null : value;
    };
    const body: OccupancyDraft = {
      role,
      from: from ?? '',
      to,
      sharePpm: role === 'owner' && share !== null ? Math.round(share * 10_000) : null,
      isBillingParty: data.get('isBillingParty') !== null,
      ...(who === 'known' && known !== null ? { personId: known.value } : {}),
      ...(who === 'new'
        ? { person: { name: text('person.name') ?? '', phone, email: text('person.email'), nik: text('person.nik') } }
        : {}),
    };
    const params = { buildingId: building.id, unitId: unit.id };
    const done = await submit(() => client.addOccupancy({ params, body }));
    if (done === null) return;
    toast('success', t('stay.added', { name: done.data.person.name }));
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title={t('stay.title', { code: unit.code })}>
      <Form answer={answer} onSubmit={({ data }) => void handleSubmit(data)}>
        {({ errorOf }) => (
          <Stack gap="lg">
            {people.length === 0 ? null : (
              <ToggleGroup
                label={t('stay.who')}
                width="full"
                value={who}
                onChange={({ value }) => setWho(value)}
                options={[
                  { value: 'new', label: t('stay.anew') },
                  { value: 'known', label: t('stay.known') },
                ]}
              />
            )}
            {who === 'known' ? (
              <Combobox
                name="personId"
                label={t('stay.search')}
                value={known}
                onChange={({ value }) => setKnown(value)}
                options={people.map(({ person, units }) => ({
                  value: person.id,
                  label: `${person.name} (${units.map(({ code }) => code).join(', ')})`,
                }))}
                error={errorOf('personId')}
              />
            ) : (
              <>
                <TextField
                  name="person.name"
                  label={t('stay.name')}
                  maxLength={120}
                  required
                  autoComplete="off"
                  error={errorOf('person.name')}
                />
                <PhoneField
                  name="person.phone"
                  label={t('stay.phone')}
                  mark="optional"
                  value={phone}
                  onChange={({ value }) => setPhone(value)}
                  error={errorOf('person.phone')}
                />
                <TextField
                  name="person.email"
                  type="email"
                  label={t('stay.email')}
                  mark="optional"
                  autoComplete="off"
                  error={errorOf('person.email')}
                />
                <TextField
                  name="person.nik"
                  label={t('stay.nik')}
                  hint={t('stay.nikHint')}
                  mark="optional"
                  inputMode="numeric"
                  maxLength={16}
                  autoComplete="off"
                  error={errorOf('person.nik')}
                />
              </>
            )}
            <SelectField
              name="role"
              label={t('stay.role')}
              value={role}
              // The values are those of the options.
              onChange={(event) => setRole(event.currentTarget.value as OccupancyRole)}
              options={occupancyRoles.map((value) => ({ value, label: t(`people.roles.${value}`) }))}
              error={errorOf('role')}
            />
            {role === 'owner' ? (
              <NumberField
                name="sharePpm"
                label={t('stay.share')}
                unit="%"
                mark="optional"
                min={0.0001}
                max={100}
                decimals={4}
                steppers="hidden"
                value={share}
                onChange={({ value }) => setShare(value)}
                error={errorOf('sharePpm')}
              />
            ) : null}
            <DateField
              name="from"
              label={t('stay.from')}
              required
              value={from}
              onChange={({ value }) => setFrom(value)}
              error={errorOf('from')}
            />
            <DateField
              name="to"
              label={t('stay.to')}
              mark="optional"
              value={to}
              onChange={({ value }) => setTo(value)}
              error={errorOf('to')}
            />
            <Checkbox
              name="isBillingParty"
              label={t('stay.billing')}
              hint={t('stay.billingHint')}
              defaultChecked={!isPaid}
              error={errorOf('isBillingParty')}
            />
            <FormActions>
              <Button type="submit" tone="primary" width="full" loading={isSending}>
                {t('stay.save')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
