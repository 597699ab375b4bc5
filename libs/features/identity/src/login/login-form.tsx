import { Button, Inline, Link, PasswordField, Stack, TextField } from '@imah/ui';
import { FormMessage } from '@imah/app/form';
import { useLoginTexts } from './texts.ts';
import type { Login } from './use-login.ts';

export function LoginForm({ login: { form, secondsLeft } }: { readonly login: Login }) {
  const t = useLoginTexts();
  return (
    <form {...form.formProps}>
      <Stack gap="lg">
        <FormMessage message={form.message} secondsLeft={secondsLeft} />
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
        <Button
          type="submit"
          tone="primary"
          size="lg"
          width="full"
          loading={form.status === 'submitting' || form.status === 'done'}
          disabled={secondsLeft > 0}
        >
          {t('submit')}
        </Button>
      </Stack>
    </form>
  );
}
