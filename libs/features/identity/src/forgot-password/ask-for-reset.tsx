import { Button, ButtonLink, Inline, Link, Stack, Text, TextField } from '@imah/ui';
import { useState } from 'react';
import { arrived, useDirectCommand } from '@imah/app/command/direct';
import { FormMessage, isBlank, isEmail, SubmitButton, useForm, useFormTexts } from '@imah/app/form';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { forgotPassword } from '../parts/visitor-commands.ts';
import { useLupaTexts } from './texts.ts';

/** The answer is the same for an unknown address: nobody learns here who has an account. */
export function AskForReset() {
  const t = useLupaTexts();
  const tf = useFormTexts();
  const { run } = useDirectCommand(forgotPassword);
  const [sentTo, setSentTo] = useState<string | null>(null);

  const form = useForm<'email'>({
    fields: ['email'],
    check: ({ email }): Record<string, string> =>
      isEmail(email) ? {} : { email: isBlank(email) ? tf('required') : tf('email') },
    send: async ({ email }) => {
      arrived(await run(email.trim()));
      setSentTo(email.trim());
    },
  });

  if (sentTo !== null) {
    return (
      <AuthFrame title={t('sent.title')}>
        <Stack gap="lg">
          <output>
            <Text as="span" size="lg">
              {t('sent.text', { email: sentTo })}
            </Text>
          </output>
          <Inline gap="md">
            <ButtonLink href="/login" tone="primary">
              {t('login')}
            </ButtonLink>
            <Button onClick={() => setSentTo(null)}>{t('sent.again')}</Button>
          </Inline>
        </Stack>
      </AuthFrame>
    );
  }

  return (
    <AuthFrame title={t('ask.title')} lead={t('ask.lead')}>
      <form {...form.formProps}>
        <Stack gap="lg">
          <FormMessage message={form.message} secondsLeft={form.secondsLeft} />
          <TextField
            name="email"
            type="email"
            label={t('ask.email')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            error={form.errorOf('email')}
          />
          <SubmitButton form={form} label={t('ask.submit')} />
          <Inline justify="center">
            <Link href="/login">{t('login')}</Link>
          </Inline>
        </Stack>
      </form>
    </AuthFrame>
  );
}
