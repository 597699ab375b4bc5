import { Button, Inline, Link, Callout, Stack, Text } from '@imah/ui';
import { useDirectCommand } from '@imah/app/command/direct';
import { useApp } from '@imah/app/ports';
import { sendVerification } from './boarding-commands.ts';
import { useBoardingTexts } from './texts.ts';

/** A request is for those who have shown that their address is their own: how to, while they have not. */
export function ConfirmAddress() {
  const t = useBoardingTexts();
  const { run, outcome } = useDirectCommand(sendVerification);
  const { person, onRightsChanged } = useApp();
  if (person === null || person.emailVerified) return null;
  return (
    <Callout tone="warning" title={t('confirm.title')}>
      <Stack gap="sm">
        <Text>{t('confirm.text', { email: person.email })}</Text>
        <Inline gap="sm">
          <Button size="sm" onClick={() => onRightsChanged('stay')}>
            {t('confirm.done')}
          </Button>
          <Button size="sm" tone="ghost" onClick={() => void run(undefined)}>
            {t('confirm.send')}
          </Button>
          <Link href="/imah/akun#email">{t('confirm.correct')}</Link>
        </Inline>
        {outcome === null ? null : (
          <Text aria-live="polite">{t(`confirm.sent.${outcome.kind === 'sent' ? 'yes' : 'failed'}`)}</Text>
        )}
      </Stack>
    </Callout>
  );
}
