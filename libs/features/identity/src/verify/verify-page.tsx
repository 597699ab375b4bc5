import { isApiError } from '@imah/api-client';
import { Button, ButtonLink, Stack, Text } from '@imah/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDirectCommand } from '@imah/app/command/direct';
import { useApp } from '@imah/app/ports';
import { explainFailure, FormMessage, useFormTexts, useWait } from '@imah/app/form';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { verifyEmail } from '../parts/visitor-commands.ts';
import { useVerifyTexts } from './texts.ts';

/**
 * Where the link of the mail about an address leads. It asks for a press: programs that look through mails open
 * their links, and must not verify an address that somebody else typed.
 */
export function VerifyPage() {
  const t = useVerifyTexts();
  const tf = useFormTexts();
  const { run, isPending, error } = useDirectCommand(verifyEmail);
  const { person, onRightsChanged } = useApp();
  const { secondsLeft, heed } = useWait();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [verified, setVerified] = useState<string | null>(null);

  const isOver = isApiError(error) && error.status === 410;

  async function verify(): Promise<void> {
    const done = await run(token);
    if (done.kind === 'refused') return heed(done.error);
    setVerified(done.answer.data.email);
    if (person !== null) onRightsChanged('stay');
  }

  if (verified !== null) {
    return (
      <AuthFrame title={t('done.title')}>
        <Stack gap="lg" align="start">
          <output>
            <Text as="span" size="lg">
              {t('done.text', { email: verified })}
            </Text>
          </output>
          <ButtonLink href={person === null ? '/login' : '/imah'} tone="primary">
            {t(person === null ? 'login' : 'home')}
          </ButtonLink>
        </Stack>
      </AuthFrame>
    );
  }
  if (token === '' || isOver) {
    return (
      <AuthFrame title={t('title')}>
        <Stack gap="lg">
          <FormMessage message={t(token === '' ? 'missing' : 'expired')} />
          <ButtonLink href={person === null ? '/login' : '/imah/akun#email'} tone="primary" size="lg" width="full">
            {t(person === null ? 'login' : 'account')}
          </ButtonLink>
        </Stack>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('title')} lead={t('lead')}>
      <Stack gap="lg">
        <FormMessage message={error === null ? null : explainFailure(tf, error).message} secondsLeft={secondsLeft} />
        <Button
          tone="primary"
          size="lg"
          width="full"
          loading={isPending}
          disabled={secondsLeft > 0}
          onClick={() => void verify()}
        >
          {t('submit')}
        </Button>
      </Stack>
    </AuthFrame>
  );
}
