import { useApiClient } from '@imah/api-client/react';
import { Button, Inline, Link, Notice, Stack, Text } from '@imah/ui';
import { useState } from 'react';
import { useApp } from '@imah/app/ports';
import { useBoardingTexts } from './texts.ts';

/** A request is for those who have shown that their address is their own: how to, while they have not. */
export function ConfirmAddress() {
  const t = useBoardingTexts();
  const client = useApiClient();
  const { person, onRightsChanged } = useApp();
  const [sent, setSent] = useState<'no' | 'yes' | 'failed'>('no');
  if (person === null || person.emailVerified) return null;
  const send = () =>
    void client.sendVerification().then(
      () => setSent('yes'),
      () => setSent('failed'),
    );
  return (
    <Notice tone="warning" title={t('confirm.title')}>
      <Stack gap="sm">
        <Text>{t('confirm.text', { email: person.email })}</Text>
        <Inline gap="sm">
          <Button size="sm" onClick={() => onRightsChanged('stay')}>
            {t('confirm.done')}
          </Button>
          <Button size="sm" tone="ghost" onClick={send}>
            {t('confirm.send')}
          </Button>
          <Link href="/imah/akun#email">{t('confirm.correct')}</Link>
        </Inline>
        {sent === 'no' ? null : <Text aria-live="polite">{t(`confirm.sent.${sent}`)}</Text>}
      </Stack>
    </Notice>
  );
}
