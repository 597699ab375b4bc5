import type { Building, Contact } from '@imah/contract/buildings';
import { contactAudiences, contactRoles, type ContactAudience, type ContactRole } from '@imah/contract/buildings/words';
import { useApiClient } from '@imah/api-client/react';
import { Button, Checkbox, Dialog, Form, FormActions, RadioGroup, SelectField, Stack, TextField } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { textOf } from '@imah/app/form';
import { useToast } from '@imah/app/shell';
import { changeBuilding } from '../parts/building-commands.ts';
import { readContactPhone, writeContactPhone } from './list/contact-phone.ts';
import { useContactsTexts } from './texts.ts';

interface ContactFormProps {
  readonly building: Building;
  /** Null: a new one. */
  readonly contact: Contact | null;
  readonly onClose: () => void;
}

export function ContactForm({ building, contact, onClose }: ContactFormProps) {
  const t = useContactsTexts();
  const client = useApiClient();
  const toast = useToast();
  const { isSending, answer, submit, refuse } = useSubmit(changeBuilding(building.id));
  const [typed, setTyped] = useState(() => writeContactPhone(contact?.phone ?? ''));
  const [isAlways, setAlways] = useState(contact === null || contact.hours === null);
  const phone = readContactPhone(typed);
  const isShort = phone !== null && !phone.startsWith('+');

  async function handleSubmit(data: FormData): Promise<void> {
    const hours = isAlways ? null : textOf(data, 'hours');
    if (phone === null || hours === '') {
      refuse({
        ...(phone === null ? { phone: [t('form.phoneInvalid')] } : {}),
        ...(hours === '' ? { hours: [t('form.hoursMissing')] } : {}),
      });
      return;
    }
    const name = textOf(data, 'name');
    const body = {
      name,
      // Of the contract's words, and checked again by the server.
      role: data.get('role') as ContactRole,
      phone,
      whatsapp: !isShort && data.get('whatsapp') !== null,
      hours,
      audience: data.get('audience') as ContactAudience, // as the role
    };
    const params = { buildingId: building.id };
    const done = await submit(() =>
      contact === null
        ? client.createContact({ params, body })
        : client.updateContact({ params: { ...params, contactId: contact.id }, body, version: contact.version }),
    );
    if (done === null) return;
    toast('success', t('form.saved', { name }));
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={contact === null ? t('form.addTitle') : t('form.editTitle', { name: contact.name })}
    >
      <Form answer={answer} onSubmit={({ data }) => void handleSubmit(data)}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <TextField
              name="name"
              label={t('form.name')}
              hint={t('form.nameHint')}
              maxLength={80}
              required
              autoComplete="off"
              defaultValue={contact?.name}
              error={errorOf('name')}
            />
            <SelectField
              name="role"
              label={t('form.role')}
              defaultValue={contact?.role ?? 'security'}
              options={contactRoles.map((value) => ({ value, label: t(`roles.${value}`) }))}
              error={errorOf('role')}
            />
            <TextField
              name="phone"
              type="tel"
              label={t('form.phone')}
              hint={t('form.phoneHint')}
              required
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
              error={errorOf('phone')}
            />
            <Checkbox
              name="whatsapp"
              label={t('form.whatsapp')}
              hint={isShort ? t('form.whatsappShort') : undefined}
              disabled={isShort}
              defaultChecked={contact?.whatsapp ?? false}
            />
            <Checkbox
              label={t('form.always')}
              checked={isAlways}
              onChange={(event) => setAlways(event.currentTarget.checked)}
            />
            {isAlways ? null : (
              <TextField
                name="hours"
                label={t('form.hours')}
                hint={t('form.hoursHint')}
                maxLength={60}
                required
                autoComplete="off"
                defaultValue={contact?.hours ?? ''}
                error={errorOf('hours')}
              />
            )}
            <RadioGroup
              name="audience"
              label={t('form.audience')}
              defaultValue={contact?.audience ?? 'everybody'}
              options={contactAudiences.map((value) => ({ value, label: t(`form.audiences.${value}`) }))}
              error={errorOf('audience')}
            />
            <FormActions>
              <Button type="submit" tone="primary" width="full" loading={isSending}>
                {t('form.save')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
