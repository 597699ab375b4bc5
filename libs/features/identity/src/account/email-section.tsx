import { useRead } from '@imah/api-client/react';
import { Button, Inline, Callout, Stack, StatusBadge, Text } from '@imah/ui';
import { useEffect, useRef, useState } from 'react';
import { useCommand } from '@imah/app/command';
import { useApp } from '@imah/app/ports';
import { renewedBy, useRenew } from '@imah/app/read';
import { useWait } from '@imah/app/form';
import { EmailForm } from './email-form.tsx';
import { accountCommands } from './parts/account-commands.ts';
import { ChangeFailure } from './parts/change-failure.tsx';
import { SectionRead } from './parts/section-read.tsx';
import { useAccountTexts } from './texts.ts';

/** The address one logs in with: whether it is known to be the person's, and another one in its place. */
export function EmailSection() {
  const t = useAccountTexts();
  const { secondsLeft, heed } = useWait();
  const profile = useRead('getProfile', {});
  const resend = useCommand(accountCommands.sendVerification, { refusal: 'caller' });
  const cancel = useCommand(accountCommands.cancelEmailChange, { refusal: 'caller' });
  const [form, setForm] = useState<'closed' | 'open'>('closed');
  useFreshEmail();

  function send(): void {
    cancel.forget();
    void resend.run(undefined).then((done) => (done.kind === 'refused' ? heed(done.error) : undefined));
  }

  const resendButton = (
    <Button size="sm" loading={resend.isPending} disabled={secondsLeft > 0} onClick={send}>
      {t('email.resend')}
    </Button>
  );
  return (
    <Stack gap="md">
      <Text tone="muted">{t('email.text')}</Text>
      <ChangeFailure error={resend.error ?? cancel.error} />
      {resend.outcome?.kind === 'sent' ? (
        <Callout tone="success" announce="polite">
          {t('email.sent')}
        </Callout>
      ) : null}
      <SectionRead query={profile}>
        {({ email, emailVerified, pendingEmail }) => (
          <Stack gap="md">
            <Inline gap="sm">
              <Text weight="medium">{email}</Text>
              <StatusBadge
                tone={emailVerified ? 'success' : 'warning'}
                label={t(emailVerified ? 'email.verified' : 'email.unverified')}
              />
            </Inline>
            {pendingEmail === null ? null : (
              <Stack gap="sm">
                <Text>{t('email.pending', { email: pendingEmail })}</Text>
                <Inline gap="sm">
                  {resendButton}
                  <Button
                    size="sm"
                    loading={cancel.isPending}
                    onClick={() => {
                      resend.forget();
                      void cancel.run(undefined);
                    }}
                  >
                    {t('email.cancel')}
                  </Button>
                </Inline>
              </Stack>
            )}
            {emailVerified || pendingEmail !== null ? null : (
              <Stack gap="sm">
                <Text>{t('email.ask')}</Text>
                <div>{resendButton}</div>
              </Stack>
            )}
            {form === 'open' ? (
              <EmailForm
                email={email}
                onDone={() => {
                  resend.forget();
                  setForm('closed');
                }}
              />
            ) : (
              <div>
                <Button onClick={() => setForm('open')}>{t(emailVerified ? 'email.change' : 'email.correct')}</Button>
              </div>
            )}
          </Stack>
        )}
      </SectionRead>
    </Stack>
  );
}

/** The link of a mail is often opened elsewhere: what this page then hears of the person, its section shows too. */
function useFreshEmail(): void {
  const renew = useRenew();
  const { person } = useApp();
  const heard = person === null ? null : `${person.email} ${person.emailVerified}`;
  const known = useRef(heard);
  useEffect(() => {
    const before = known.current;
    known.current = heard;
    if (before !== null && heard !== null && before !== heard) renew(renewedBy.profile());
  }, [heard, renew]);
}
