import { Button, ConfirmDialog, Inline, Notice, Stack, Text } from '@imah/ui';
import { downloadIcon, trashIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useApp } from '@imah/app/ports';
import { useFormat } from '@imah/app/i18n';
import { useAccountChange, useAccountRead } from './parts/account-queries.ts';
import { ChangeFailure } from './parts/change-failure.tsx';
import { saveJson } from './save-json.ts';
import { SectionRead } from './parts/section-read.tsx';
import { useAccountTexts } from './texts.ts';

/** Everything that is kept about the person to take along, and the end of the account. */
export function OwnData() {
  const t = useAccountTexts();
  const format = useFormat();
  const { person } = useApp();
  const profile = useAccountRead('profile', async (client, signal) => (await client.getProfile({ signal })).data);
  const download = useAccountChange([], async (client) => (await client.downloadMyData()).data);
  const erase = useAccountChange(['profile'], async (client) => (await client.requestErasure()).data);
  const keep = useAccountChange(['profile'], (client) => client.cancelErasure());
  const [asking, setAsking] = useState<'no' | 'yes'>('no');

  return (
    <Stack gap="md">
      <Text tone="muted">{t('data.text')}</Text>
      <ChangeFailure error={download.error ?? erase.error ?? keep.error} />
      {download.isSuccess ? (
        <Notice tone="success" announce="polite">
          {t('data.downloaded')}
        </Notice>
      ) : null}
      <SectionRead query={profile} rows={1}>
        {({ erasure }) =>
          erasure === null ? null : (
            <Notice tone="warning" announce="polite">
              {t('data.erasing', { time: format.dateTime(erasure.eraseAt, 'Asia/Jakarta') })}
            </Notice>
          )
        }
      </SectionRead>
      <Inline gap="sm">
        <Button
          icon={downloadIcon}
          loading={download.isPending}
          onClick={() =>
            download.mutate(undefined, {
              onSuccess: (data) => saveJson(document, data, `data-imah-${data.madeAt.slice(0, 10)}.json`),
            })
          }
        >
          {t('data.download')}
        </Button>
        {profile.data === undefined ? null : profile.data.erasure === null ? (
          <Button tone="danger" icon={trashIcon} loading={erase.isPending} onClick={() => setAsking('yes')}>
            {t('data.erase')}
          </Button>
        ) : (
          <Button loading={keep.isPending} onClick={() => keep.mutate(undefined)}>
            {t('data.keep')}
          </Button>
        )}
      </Inline>
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
          erase.mutate(undefined);
        }}
      />
    </Stack>
  );
}
