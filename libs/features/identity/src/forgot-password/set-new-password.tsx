import { isApiError } from '@imah/api-client';
import { useApiClient } from '@imah/api-client/react';
import { ButtonLink, Inline, Link, Stack, Text } from '@imah/ui';
import type { SessionAnswer } from '@imah/contract/identity';
import { useState } from 'react';
import { useApp } from '@imah/app/ports';
import { arrived, useDirectCommand } from '@imah/app/command/direct';
import { FormMessage, SubmitButton, useForm } from '@imah/app/form';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { NewPasswordField } from '../parts/new-password-field.tsx';
import { passwordFaultOf } from '../parts/password-rules.ts';
import { useAuthTexts } from '../parts/texts.ts';
import { resetPassword } from '../parts/visitor-commands.ts';
import { useLupaTexts } from './texts.ts';

export function SetNewPassword({ token }: { readonly token: string }) {
  const t = useLupaTexts();
  const ta = useAuthTexts();
  const client = useApiClient();
  const { run } = useDirectCommand(resetPassword);
  const { onSignedIn } = useApp();
  const [link, setLink] = useState<'usable' | 'used'>('usable');

  const form = useForm<'password'>({
    fields: ['password'],
    check: ({ password }): Record<string, string> => {
      const fault = passwordFaultOf(password, '');
      return fault === null ? {} : { password: ta(`password.faults.${fault}`) };
    },
    send: async ({ password }) => {
      arrived(await run({ token, password }));
      // Signed in by it, unless a second factor is to be shown at the login; that nothing came of asking is no fault of it.
      const { user, token: sessionToken } = await client.getSession().catch(() => ({}) as SessionAnswer);
      if (user !== undefined && sessionToken !== undefined) onSignedIn({ user, token: sessionToken }, 'reset');
    },
    explain: (error) => {
      if (!isApiError(error) || error.status !== 410) return null;
      setLink('used');
      return { message: t('reset.expired'), fields: {} };
    },
  });

  if (form.status === 'done') {
    return (
      <AuthFrame title={t('done.title')}>
        <Stack gap="lg" align="start">
          <output>
            <Text as="span" size="lg">
              {t('done.text')}
            </Text>
          </output>
          <ButtonLink href="/login" tone="primary">
            {t('login')}
          </ButtonLink>
        </Stack>
      </AuthFrame>
    );
  }

  return (
    <AuthFrame title={t('reset.title')} lead={t('reset.lead')}>
      <form {...form.formProps}>
        <Stack gap="lg">
          <FormMessage message={form.message} secondsLeft={form.secondsLeft} />
          {link === 'used' ? (
            <ButtonLink href="/lupa" tone="primary" size="lg" width="full">
              {t('reset.askAgain')}
            </ButtonLink>
          ) : (
            <>
              <NewPasswordField name="password" label={t('reset.password')} email="" error={form.errorOf('password')} />
              <SubmitButton form={form} label={t('reset.submit')} />
            </>
          )}
          <Inline justify="center">
            <Link href="/login">{t('login')}</Link>
          </Inline>
        </Stack>
      </form>
    </AuthFrame>
  );
}
