import { Button, Callout, PasswordField, Stack, Text } from '@imah/ui';
import { useState } from 'react';
import { useApp } from '@imah/app/ports';
import { arrived, useCommand } from '@imah/app/command';
import { FormMessage, useForm, useFormTexts } from '@imah/app/form';
import { NewPasswordField, passwordFaultOf, useAuthTexts } from '../index.ts';
import { accountCommands } from './parts/account-commands.ts';
import { useAccountTexts } from './texts.ts';
import { TokenRevocation } from './token-revocation.tsx';

export function ChangePassword() {
  const [times, setTimes] = useState(0);
  // A new key empties the form after each change.
  return <PasswordForm key={times} changed={times > 0 ? 'yes' : 'no'} onChanged={() => setTimes(times + 1)} />;
}

interface PasswordFormProps {
  readonly changed: 'yes' | 'no';
  readonly onChanged: () => void;
}

function PasswordForm({ changed, onChanged }: PasswordFormProps) {
  const t = useAccountTexts();
  const ta = useAuthTexts();
  const tf = useFormTexts();
  const { run } = useCommand(accountCommands.changePassword, { refusal: 'caller' });
  const { person } = useApp();
  const email = person?.email ?? '';

  const form = useForm<'currentPassword' | 'newPassword'>({
    fields: ['currentPassword', 'newPassword'],
    check: ({ currentPassword, newPassword }) => {
      const fault = passwordFaultOf(newPassword, email);
      return {
        ...(currentPassword === '' ? { currentPassword: tf('required') } : {}),
        ...(fault === null ? {} : { newPassword: ta(`password.faults.${fault}`) }),
      };
    },
    send: async (values) => {
      arrived(await run(values));
      onChanged();
    },
  });

  return (
    <form {...form.formProps}>
      <Stack gap="lg">
        {changed === 'yes' && form.status === 'editing' ? (
          <>
            <Callout tone="success" announce="polite">
              {t('password.done')}
            </Callout>
            <TokenRevocation />
          </>
        ) : (
          <Text tone="muted">{t('password.lead')}</Text>
        )}
        <FormMessage message={form.message} secondsLeft={form.secondsLeft} />
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          name="currentPassword"
          label={t('password.current')}
          autoComplete="current-password"
          required
          error={form.errorOf('currentPassword')}
        />
        <NewPasswordField
          name="newPassword"
          label={t('password.next')}
          email={email}
          error={form.errorOf('newPassword')}
        />
        <div>
          <Button type="submit" tone="primary" loading={form.status === 'submitting'} disabled={form.secondsLeft > 0}>
            {t('password.submit')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
