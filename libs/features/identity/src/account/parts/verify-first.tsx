import { Button, Inline, Link, Callout, Stack, Text } from '@imah/ui';
import { useCommand } from '@imah/app/command';
import { useApp } from '@imah/app/ports';
import { useWait } from '@imah/app/form';
import { useAccountTexts } from '../texts.ts';
import { accountCommands } from './account-commands.ts';
import { ChangeFailure } from './change-failure.tsx';

/** Whether the person has still to show that the address of the account is theirs; `no` while nothing is known of them. */
export function useMustVerify(): 'yes' | 'no' {
  return useApp().person?.emailVerified === false ? 'yes' : 'no';
}

export interface VerifyFirstProps {
  /** Set where the person has just been refused. */
  readonly announce?: 'assertive';
}

/** Stands where something is done that the server takes from verified addresses only, and sends the mail again. */
export function VerifyFirst(props: VerifyFirstProps) {
  const t = useAccountTexts();
  const { secondsLeft, heed } = useWait();
  const { person } = useApp();
  const resend = useCommand(accountCommands.sendVerification, { refusal: 'caller' });
  async function send(): Promise<void> {
    const done = await resend.run(undefined);
    if (done.kind === 'refused') heed(done.error);
  }
  return (
    <Stack gap="sm">
      <Callout tone="warning" {...props}>
        <Stack gap="sm">
          <Text as="span">{t('email.first', { email: person?.email ?? '' })}</Text>
          <Inline gap="md">
            <Button size="sm" loading={resend.isPending} disabled={secondsLeft > 0} onClick={() => void send()}>
              {t('email.resend')}
            </Button>
            <Link href="/imah/akun#email">{t('email.correct')}</Link>
          </Inline>
        </Stack>
      </Callout>
      <ChangeFailure error={resend.error} />
      {resend.outcome?.kind === 'sent' ? (
        <Callout tone="success" announce="polite">
          {t('email.sent')}
        </Callout>
      ) : null}
    </Stack>
  );
}
