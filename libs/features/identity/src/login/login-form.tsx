import { Inline, Link, PasswordField, Stack, TextField } from '@imah/ui';
import { FormMessage, SubmitButton } from '@imah/app/form';
import { useLoginTexts } from './texts.ts';
import type { Login } from './use-login.ts';

export function LoginForm({ login: { form } }: { readonly login: Login }) {
  const t = useLoginTexts();
  return (
    <form {...form.formProps}>
      <Stack gap="lg">
        <FormMessage message={form.message} secondsLeft={form.secondsLeft} />
        <TextField
          name="email"
          type="email"
          label={t('email')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={form.errorOf('email')}
        />
        <Stack gap="sm">
          <PasswordField
            name="password"
            label={t('password')}
            autoComplete="current-password"
            required
            error={form.errorOf('password')}
          />
          <Inline justify="end">
            <Link href="/lupa">{t('forgot')}</Link>
          </Inline>
        </Stack>
        <SubmitButton form={form} label={t('submit')} after="leaves" />
      </Stack>
    </form>
  );
}
