import type { AnswerOf } from '@imah/contract/endpoints';
import { Button, Callout, PhoneField, Stack, TextField } from '@imah/ui';
import { useState } from 'react';
import { arrived, useCommand } from '@imah/app/command';
import { FormMessage, useForm, useFormTexts } from '@imah/app/form';
import { accountCommands } from './parts/account-commands.ts';
import { useAccountTexts } from './texts.ts';

export interface ProfileFormProps {
  readonly profile: AnswerOf<'getProfile'>['data'];
  readonly onChanged: () => void;
}

/** Name and telephone. */
export function ProfileForm({ profile, onChanged }: ProfileFormProps) {
  const t = useAccountTexts();
  const tf = useFormTexts();
  const { run } = useCommand(accountCommands.updateProfile, { refusal: 'caller' });
  const [phone, setPhone] = useState(profile.phone);
  const [saved, setSaved] = useState<'no' | 'yes'>('no');

  const form = useForm<'name'>({
    fields: ['name'],
    check: ({ name }) => (name.trim() === '' ? { name: tf('required') } : {}),
    send: async ({ name }) => {
      arrived(await run({ name: name.trim(), phone }));
      setSaved('yes');
      onChanged();
      return 'continue';
    },
    explain: () => {
      setSaved('no');
      return null;
    },
  });

  return (
    <form {...form.formProps}>
      <Stack gap="lg">
        <FormMessage message={form.message} />
        {saved === 'yes' && form.status === 'editing' ? (
          <Callout tone="success" announce="polite">
            {t('profile.saved')}
          </Callout>
        ) : null}
        <TextField
          name="name"
          label={t('profile.name')}
          autoComplete="name"
          maxLength={120}
          defaultValue={profile.name}
          required
          error={form.errorOf('name')}
        />
        <PhoneField
          label={t('profile.phone')}
          mark="optional"
          value={phone}
          onChange={({ value }) => setPhone(value)}
        />
        <div>
          <Button type="submit" tone="primary" loading={form.status === 'submitting'}>
            {t('profile.save')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
