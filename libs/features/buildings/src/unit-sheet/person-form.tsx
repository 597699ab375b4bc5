import { useApiClient } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { Person } from '@imah/contract/people';
import { Button, Checkbox, Dialog, Form, FormActions, PhoneField, Stack, TextField } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useToast } from '@imah/app/shell';
import { changeBuilding } from '../parts/building-commands.ts';
import { useHasWhatsApp } from './occupant-whatsapp.tsx';
import { useUnitSheetTexts } from './texts.ts';
import { textOf } from '@imah/app/form';

interface PersonFormProps {
  readonly building: Building;
  readonly person: Person;
  readonly onClose: () => void;
}

/** What is known about somebody. Identity numbers are only written here, never shown. */
export function PersonForm({ building, person, onClose }: PersonFormProps) {
  const t = useUnitSheetTexts();
  const client = useApiClient();
  const toast = useToast();
  const { isSending, answer, submit } = useSubmit(changeBuilding(building.id));
  const [phone, setPhone] = useState(person.phone);
  const mayBeAsked = useHasWhatsApp() && !person.hasAccount;
  const agreed = person.whatsapp?.state === 'agreed';

  async function handleSubmit(data: FormData): Promise<void> {
    const text = (name: string) => textOf(data, name);
    // Another number has to be asked for anew.
    const agrees = data.get('whatsapp') !== null;
    const number = (name: 'nik' | 'npwp') => (text(name) === '' ? {} : { [name]: text(name) });
    const body = {
      name: text('name'),
      phone,
      email: text('email') === '' ? null : text('email'),
      verified: data.get('verified') !== null,
      ...(mayBeAsked && (agrees !== agreed || phone !== person.phone) ? { whatsapp: agrees } : {}),
      ...number('nik'),
      ...number('npwp'),
    };
    const params = { buildingId: building.id, personId: person.id };
    if ((await submit(() => client.updatePerson({ params, body, version: person.version }))) === null) return;
    toast('success', t('person.saved'));
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title={t('person.title', { name: person.name })}>
      <Form answer={answer} onSubmit={({ data }) => void handleSubmit(data)}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <TextField
              name="name"
              label={t('stay.name')}
              maxLength={120}
              required
              autoComplete="off"
              defaultValue={person.name}
              error={errorOf('name')}
            />
            <PhoneField
              name="phone"
              label={t('stay.phone')}
              mark="optional"
              value={phone}
              onChange={({ value }) => setPhone(value)}
              error={errorOf('phone')}
            />
            <TextField
              name="email"
              type="email"
              label={t('stay.email')}
              mark="optional"
              autoComplete="off"
              defaultValue={person.email ?? ''}
              error={errorOf('email')}
            />
            {(['nik', 'npwp'] as const).map((name) => (
              <TextField
                key={name}
                name={name}
                label={name.toUpperCase()}
                hint={t('person.keep')}
                mark="optional"
                inputMode="numeric"
                maxLength={16}
                autoComplete="off"
                placeholder={(name === 'nik' ? person.nikHint : person.npwpHint) ?? ''}
                error={errorOf(name)}
              />
            ))}
            {mayBeAsked && phone !== null ? (
              <Checkbox
                name="whatsapp"
                label={t('person.whatsapp')}
                defaultChecked={agreed && phone === person.phone}
                key={phone === person.phone ? 'same' : 'other'}
              />
            ) : null}
            <Checkbox name="verified" label={t('person.verified')} defaultChecked={person.verified} />
            <FormActions>
              <Button type="submit" tone="primary" width="full" loading={isSending}>
                {t('person.save')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
