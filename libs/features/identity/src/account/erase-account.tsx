import { useRead } from '@imah/api-client/react';
import { Button, Callout, ConfirmDialog, Stack, Text } from '@imah/ui';
import { trashIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useCommand } from '@imah/app/command';
import { useApp } from '@imah/app/ports';
import { useFormat } from '@imah/app/i18n';
import { accountCommands } from './parts/account-commands.ts';
import { ChangeFailure } from './parts/change-failure.tsx';
import { SectionRead } from './parts/section-read.tsx';
import { useAccountTexts } from './texts.ts';

/** The end of the account, which may be taken back for two days. */
export function EraseAccount() {
  const t = useAccountTexts();
  const format = useFormat();
  const { person } = useApp();
  const profile = useRead('getProfile', {});
  const erase = useCommand(accountCommands.requestErasure, { refusal: 'caller' });
  const keep = useCommand(accountCommands.cancelErasure, { refusal: 'caller' });
  const [asking, setAsking] = useState<'no' | 'yes'>('no');

  return (
    <Stack gap="md" align="start">
      <Text tone="muted">{t('data.eraseLead')}</Text>
      <ChangeFailure error={erase.error ?? keep.error} />
      <SectionRead query={profile} rows={1}>
        {({ erasure }) =>
          erasure === null ? (
            <Button tone="danger" icon={trashIcon} loading={erase.isPending} onClick={() => setAsking('yes')}>
              {t('data.erase')}
            </Button>
          ) : (
            <Stack gap="md" align="start">
              <Callout tone="warning" announce="polite">
                {t('data.erasing', { time: format.dateTime(erasure.eraseAt, 'Asia/Jakarta') })}
              </Callout>
              <Button loading={keep.isPending} onClick={() => void keep.run(undefined)}>
                {t('data.keep')}
              </Button>
            </Stack>
          )
        }
      </SectionRead>
      <ConfirmDialog
        open={asking === 'yes'}
        tone="danger"
        title={t('data.eraseTitle')}
        text={t('data.eraseText')}
        confirmLabel={t('data.erase')}
        confirmWord={person?.email ?? ''}
        onClose={() => setAsking('no')}
        onConfirm={() => {
          // The question of who one is comes next, and two questions above each other help nobody.
          setAsking('no');
          void erase.run(undefined);
        }}
      />
    </Stack>
  );
}
