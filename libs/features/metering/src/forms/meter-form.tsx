import { usePlaces } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import { type MeterResource, meterResources, type MeterRole, meterRoles } from '@imah/contract/metering/words';
import {
  Button,
  Combobox,
  type ComboboxOption,
  DateField,
  Form,
  FormActions,
  SelectField,
  Sheet,
  Stack,
} from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { localDay, useClock } from '@imah/app/i18n';
import { useToast } from '@imah/app/shell';
import { changeMeters } from '../commands.ts';
import { useMeteringTexts } from '../texts.ts';
import { DeviceFields, type DeviceValues, emptyDevice, missingDevice, deviceBody } from './device-fields.tsx';
import { LocationField } from './identity-fields.tsx';
import { ParentField } from './parent-field.tsx';
import { milliOf, missingOf, ValuesFields } from './values-fields.tsx';

interface MeterFormProps {
  readonly building: Building;
  readonly onClose: () => void;
}

/** A meter to be put in: what it counts, for whom, the thing on the wall and what it shows. */
export function MeterForm({ building, onClose }: MeterFormProps) {
  const t = useMeteringTexts();
  const toast = useToast();
  const today = localDay(useClock().now(), building.timeZone);
  const { isSending, answer, demand, submit } = useSubmit(changeMeters(building.id));
  const units = usePlaces(building.id).data?.units ?? [];
  const [resource, setResource] = useState<MeterResource>('electricity');
  const [role, setRole] = useState<MeterRole>('unit');
  const [unit, setUnit] = useState<ComboboxOption | null>(null);
  const [parentId, setParentId] = useState('');
  const [location, setLocation] = useState('');
  const [device, setDevice] = useState<DeviceValues>(emptyDevice);
  const [installedOn, setInstalledOn] = useState<string | null>(today);
  const [first, setFirst] = useState<readonly (number | null)[]>([0]);

  async function save(): Promise<void> {
    const firstValues = milliOf(first, device.registers);
    const missing = [
      ...(role === 'unit' && unit === null ? ['unitId'] : []),
      ...missingDevice(device),
      ...(installedOn === null ? ['installedOn'] : []),
      ...missingOf('firstValues', first, device.registers),
    ];
    if (firstValues === null || installedOn === null || missing.length > 0) return demand(missing);
    const body = {
      ...deviceBody(device),
      resource,
      role,
      unitId: role === 'unit' ? (unit?.value ?? null) : null,
      parentId: parentId === '' ? null : parentId,
      location,
      installedOn,
      firstValues,
    };
    const made = await submit((client) => client.createMeter({ params: { buildingId: building.id }, body }));
    if (made === null) return;
    toast('success', t('form.added'));
    onClose();
  }

  return (
    <Sheet open onClose={onClose} title={t('form.addTitle')}>
      <Form answer={answer} onSubmit={() => void save()}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <SelectField
              name="resource"
              label={t('form.resource')}
              value={resource}
              options={meterResources.map((value) => ({ value, label: t(`resources.${value}`) }))}
              onChange={({ currentTarget }) => {
                setResource(meterResources.find((one) => one === currentTarget.value) ?? resource);
                setParentId('');
              }}
              error={errorOf('resource')}
            />
            <SelectField
              name="role"
              label={t('form.role')}
              value={role}
              options={meterRoles.map((value) => ({ value, label: t(`roles.${value}`) }))}
              onChange={({ currentTarget }) => setRole(meterRoles.find((one) => one === currentTarget.value) ?? role)}
              error={errorOf('role')}
            />
            {role === 'unit' ? (
              <Combobox
                name="unitId"
                label={t('form.unit')}
                required
                value={unit}
                onChange={({ value }) => setUnit(value)}
                options={units.map(({ id, code }) => ({ value: id, label: code }))}
                error={errorOf('unitId')}
              />
            ) : null}
            <ParentField
              buildingId={building.id}
              resource={resource}
              value={parentId}
              onChange={setParentId}
              error={errorOf('parentId')}
            />
            <LocationField value={location} errorOf={errorOf} onChange={setLocation} />
            <DeviceFields device={device} registers="chosen" errorOf={errorOf} onChange={setDevice} />
            <DateField
              name="installedOn"
              label={t('form.installed')}
              required
              max={today}
              value={installedOn}
              onChange={({ value }) => setInstalledOn(value)}
              error={errorOf('installedOn')}
            />
            <ValuesFields
              name="firstValues"
              label={t('form.first')}
              registers={device.registers}
              resource={resource}
              values={first}
              errorOf={errorOf}
              onChange={setFirst}
            />
            <FormActions>
              <Button type="submit" tone="primary" width="full" loading={isSending}>
                {t('form.save')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Sheet>
  );
}
