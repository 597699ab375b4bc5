import { Button, ConfirmDialog, Inline, Spinner, Stack, StatusBadge, Text } from '@imah/ui';
import { shieldCheckIcon } from '@imah/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useFormat } from '@imah/app/i18n';
import { useAccountChange, useAccountRead } from './parts/account-queries.ts';
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
  const factor = useAccountRead(
    'second-factor',
    async (client, signal) => (await client.getSecondFactor({ signal })).data,
  );
  const start = useAccountChange([], async (client) => (await client.startSecondFactor()).data);
  const renew = useAccountChange(['second-factor'], async (client) => (await client.renewRecoveryCodes()).data);
  const remove = useAccountChange(['second-factor'], (client) => client.removeSecondFactor());
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [asking, setAsking] = useState<'no' | 'yes'>('no');

  if (codes !== null) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />;
  if (start.data !== undefined) {
    const onCodes = (made: readonly string[]) => {
      start.reset();
      setCodes(made);
    };
    return (
      <Suspense fallback={<Spinner />}>
        <SecondFactorSetup setup={start.data} onCancel={start.reset} onCodes={onCodes} />
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
                onClick={() => start.mutate(undefined)}
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
                <Button
                  loading={renew.isPending}
                  onClick={() => renew.mutate(undefined, { onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes) })}
                >
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
          remove.mutate(undefined);
        }}
      />
    </Stack>
  );
}
