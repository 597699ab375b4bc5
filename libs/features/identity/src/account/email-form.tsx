import { Button, Inline, Stack, TextField } from '@imah/ui';
import { arrived, useCommand } from '@imah/app/command';
import { explainFailure, FormMessage, isBlank, isEmail, useForm, useFormTexts } from '@imah/app/form';
import { accountCommands } from './parts/account-commands.ts';
import { useAccountTexts } from './texts.ts';

export interface EmailFormProps {
  /** The address in use. */
  readonly email: string;
  readonly onDone: () => void;
}

/** Another address; it waits for the link in the mail that goes there. */
export function EmailForm({ email, onDone }: EmailFormProps) {
  const t = useAccountTexts();
  const tf = useFormTexts();
  const { run } = useCommand(accountCommands.changeEmail, { refusal: 'caller' });

  const form = useForm<'newEmail'>({
    fields: ['newEmail'],
    check: ({ newEmail }): Record<string, string> => {
      if (!isEmail(newEmail)) return { newEmail: isBlank(newEmail) ? tf('required') : tf('email') };
      return newEmail.trim().toLowerCase() === email.toLowerCase() ? { newEmail: t('email.same') } : {};
    },
    send: async ({ newEmail }) => {
      arrived(await run(newEmail.trim()));
      onDone();
    },
    explain: (error) => {
      const { message, fields } = explainFailure(tf, error);
      const { email: said, ...others } = fields;
      return { message, fields: said === undefined ? others : { ...others, newEmail: said } };
    },
  });

  return (
    <form {...form.formProps}>
      <Stack gap="md">
        <FormMessage message={form.message} secondsLeft={form.secondsLeft} />
        <TextField
          name="newEmail"
          type="email"
          label={t('email.new')}
          hint={t('email.newHint')}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
          error={form.errorOf('newEmail')}
        />
        <Inline gap="sm">
          <Button type="submit" tone="primary" loading={form.status === 'submitting'} disabled={form.secondsLeft > 0}>
            {t('email.submit')}
          </Button>
          <Button onClick={onDone}>{t('email.dismiss')}</Button>
        </Inline>
      </Stack>
    </form>
  );
}
