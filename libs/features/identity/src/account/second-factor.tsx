import { useRead } from '@imah/api-client/react';
import { Button, ConfirmDialog, Inline, Spinner, Stack, StatusBadge, Text } from '@imah/ui';
import { shieldCheckIcon } from '@imah/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useCommand } from '@imah/app/command';
import { useFormat } from '@imah/app/i18n';
import { useApp } from '@imah/app/ports';
import { usePathBack } from './parts/use-path-back.ts';
import { accountCommands } from './parts/account-commands.ts';
import { ChangeFailure } from './parts/change-failure.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SectionRead } from './parts/section-read.tsx';
import { useAccountTexts } from './texts.ts';

const SecondFactorSetup = lazy(async () => ({
  default: (await import('./second-factor-setup.tsx')).SecondFactorSetup,
}));

/** The authenticator app as second step of the login: set up, recovery codes, taken away. */
export function SecondFactor() {
  const t = useAccountTexts();
  const format = useFormat();
  const factor = useRead('getSecondFactor', {});
  const start = useCommand(accountCommands.startSecondFactor, { refusal: 'caller' });
  const renew = useCommand(accountCommands.renewRecoveryCodes, { refusal: 'caller' });
  const remove = useCommand(accountCommands.removeSecondFactor, { refusal: 'caller' });
  const { onRightsChanged } = useApp();
  const back = usePathBack();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [asking, setAsking] = useState<'no' | 'yes'>('no');

  async function renewCodes(): Promise<void> {
    const done = await renew.run(undefined);
    if (done.kind === 'sent') setCodes(done.answer.data.recoveryCodes);
  }

  if (codes !== null)
    return (
      <RecoveryCodes
        codes={codes}
        onDone={() => {
          setCodes(null);
          // An organisation may have asked for it: its pages open from now on.
          onRightsChanged(back === null ? 'stay' : { href: back });
        }}
      />
    );
  if (start.outcome?.kind === 'sent') {
    const onCodes = (made: readonly string[]) => {
      start.forget();
      setCodes(made);
    };
    return (
      <Suspense fallback={<Spinner />}>
        <SecondFactorSetup setup={start.outcome.answer.data} onCancel={start.forget} onCodes={onCodes} />
      </Suspense>
    );
  }
  return (
    <Stack gap="md">
      <Text tone="muted">{t('factor.text')}</Text>
      <ChangeFailure error={start.error ?? renew.error ?? remove.error} />
      <SectionRead query={factor}>
        {({ since, recoveryCodesLeft }) =>
          since === null ? (
            <Inline gap="md" justify="between">
              <StatusBadge tone="neutral" label={t('factor.off')} />
              <Button
                tone="primary"
                icon={shieldCheckIcon}
                loading={start.isPending}
                onClick={() => void start.run(undefined)}
              >
                {t('factor.start')}
              </Button>
            </Inline>
          ) : (
            <Stack gap="md">
              <Inline gap="sm">
                <StatusBadge tone="success" label={t('factor.on', { date: format.date(since, 'Asia/Jakarta') })} />
                <Text tone={recoveryCodesLeft < 3 ? 'warning' : 'muted'}>
                  {t('factor.left', { count: recoveryCodesLeft })}
                </Text>
              </Inline>
              <Inline gap="sm">
                <Button loading={renew.isPending} onClick={() => void renewCodes()}>
                  {t('factor.renew')}
                </Button>
                <Button tone="danger" onClick={() => setAsking('yes')}>
                  {t('factor.remove')}
                </Button>
              </Inline>
            </Stack>
          )
        }
      </SectionRead>
      <ConfirmDialog
        open={asking === 'yes'}
        tone="danger"
        title={t('factor.removeTitle')}
        text={t('factor.removeText')}
        confirmLabel={t('factor.remove')}
        loading={remove.isPending}
        onClose={() => setAsking('no')}
        onConfirm={() => {
          // The question of who one is comes next, and two questions above each other help nobody.
          setAsking('no');
          void remove.run(undefined);
        }}
      />
    </Stack>
  );
}
