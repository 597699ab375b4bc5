import { useRead } from '@imah/api-client/react';
import { Button, ConfirmDialog, Inline, Callout, Stack, Text } from '@imah/ui';
import { downloadIcon, trashIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useCommand } from '@imah/app/command';
import { useApp } from '@imah/app/ports';
import { useFormat } from '@imah/app/i18n';
import { accountCommands } from './parts/account-commands.ts';
import { ChangeFailure } from './parts/change-failure.tsx';
import { saveJson } from './save-json.ts';
import { SectionRead } from './parts/section-read.tsx';
import { useAccountTexts } from './texts.ts';

/** Everything that is kept about the person to take along, and the end of the account. */
export function OwnData() {
  const t = useAccountTexts();
  const format = useFormat();
  const { person } = useApp();
  const profile = useRead('getProfile', {});
  const download = useCommand(accountCommands.downloadData, { refusal: 'caller' });
  const erase = useCommand(accountCommands.requestErasure, { refusal: 'caller' });
  const keep = useCommand(accountCommands.cancelErasure, { refusal: 'caller' });
  const [asking, setAsking] = useState<'no' | 'yes'>('no');

  async function save(): Promise<void> {
    const done = await download.run(undefined);
    if (done.kind !== 'sent') return;
    const { data } = done.answer;
    saveJson(document, data, `data-imah-${data.madeAt.slice(0, 10)}.json`);
  }

  return (
    <Stack gap="md">
      <Text tone="muted">{t('data.text')}</Text>
      <ChangeFailure error={download.error ?? erase.error ?? keep.error} />
      {download.outcome?.kind === 'sent' ? (
        <Callout tone="success" announce="polite">
          {t('data.downloaded')}
        </Callout>
      ) : null}
      <SectionRead query={profile} rows={1}>
        {({ erasure }) =>
          erasure === null ? null : (
            <Callout tone="warning" announce="polite">
              {t('data.erasing', { time: format.dateTime(erasure.eraseAt, 'Asia/Jakarta') })}
            </Callout>
          )
        }
      </SectionRead>
      <Inline gap="sm">
        <Button icon={downloadIcon} loading={download.isPending} onClick={() => void save()}>
          {t('data.download')}
        </Button>
        {profile.data === undefined ? null : profile.data.erasure === null ? (
          <Button tone="danger" icon={trashIcon} loading={erase.isPending} onClick={() => setAsking('yes')}>
            {t('data.erase')}
          </Button>
        ) : (
          <Button loading={keep.isPending} onClick={() => void keep.run(undefined)}>
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
          void erase.run(undefined);
        }}
      />
    </Stack>
  );
}
