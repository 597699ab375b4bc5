import type { Building } from '@imah/contract/buildings';
import { timeZones, buildingKinds, type BuildingKind, type TimeZone } from '@imah/contract/buildings/words';
import { useApiClient } from '@imah/api-client/react';
import { Button, Dialog, Form, FormActions, SelectField, Stack, TextField } from '@imah/ui';
import { useSubmit } from '@imah/app/command';
import { zoneName } from '@imah/app/i18n';
import { provinces } from '@imah/features-identity/provinces';
import { useToast } from '@imah/app/shell';
import { changeBuilding } from '../parts/building-commands.ts';
import { useBuildingTexts } from '../texts.ts';
import { useEditBuildingTexts } from './texts.ts';
import { textOf } from '@imah/app/form';

interface EditBuildingFormProps {
  readonly building: Building;
  readonly onClose: () => void;
}

export function EditBuildingForm({ building, onClose }: EditBuildingFormProps) {
  const t = useEditBuildingTexts();
  const tb = useBuildingTexts();
  const client = useApiClient();
  const toast = useToast();
  const { isSending, answer, submit } = useSubmit(changeBuilding(building.id));
  const { address } = building;

  async function handleSubmit(data: FormData): Promise<void> {
    const text = (name: string) => textOf(data, name);
    const postalCode = text('address.postalCode');
    const body = {
      name: text('name'),
      code: text('code'),
      // Chosen from the contract's lists, and checked again by the server.
      kind: text('kind') as BuildingKind,
      timeZone: text('timeZone') as TimeZone, // as the kind
      address: {
        street: text('address.street'),
        city: text('address.city'),
        province: text('address.province'),
        ...(postalCode === '' ? {} : { postalCode }),
      },
    };
    const params = { buildingId: building.id };
    if ((await submit(() => client.updateBuilding({ params, body, version: building.version }))) === null) return;
    toast('success', t('saved'));
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <Form answer={answer} onSubmit={({ data }) => void handleSubmit(data)}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <TextField
              name="name"
              label={t('name')}
              maxLength={120}
              required
              defaultValue={building.name}
              error={errorOf('name')}
            />
            <TextField
              name="code"
              label={t('code')}
              maxLength={40}
              required
              defaultValue={building.code}
              error={errorOf('code')}
            />
            <SelectField
              name="kind"
              label={t('kind')}
              defaultValue={building.kind}
              options={buildingKinds.map((value) => ({ value, label: tb(`kinds.${value}`) }))}
              error={errorOf('kind')}
            />
            <TextField
              name="address.street"
              label={t('street')}
              mark="optional"
              maxLength={200}
              defaultValue={address.street}
              error={errorOf('address.street')}
            />
            <SelectField
              name="address.province"
              label={t('province')}
              defaultValue={address.province}
              options={provincesWith(address.province).map((value) => ({ value, label: value }))}
              error={errorOf('address.province')}
            />
            <TextField
              name="address.city"
              label={t('city')}
              maxLength={80}
              required
              defaultValue={address.city}
              error={errorOf('address.city')}
            />
            <TextField
              name="address.postalCode"
              label={t('postalCode')}
              mark="optional"
              inputMode="numeric"
              maxLength={5}
              defaultValue={address.postalCode}
              error={errorOf('address.postalCode')}
            />
            <SelectField
              name="timeZone"
              label={t('zone')}
              defaultValue={building.timeZone}
              options={timeZones.map((value) => ({ value, label: zoneName(value) }))}
              error={errorOf('timeZone')}
            />
            <FormActions>
              <Button type="submit" tone="primary" width="full" loading={isSending}>
                {t('save')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}

/** The provinces, with the one that is written there though none is called so. */
function provincesWith(current: string): readonly string[] {
  return provinces.includes(current) ? provinces : [current, ...provinces];
}
