import { useRead } from '@imah/api-client/react';
import { Button, ConfirmDialog, DescriptionList, Inline, Callout, Stack, Text } from '@imah/ui';
import { eyeIcon, eyeOffIcon, refreshCwIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useCommand } from '@imah/app/command';
import { Age } from '@imah/app/i18n';
import { accountCommands, ChangeFailure, CopyButton, SectionRead } from '../account/parts/index.ts';
import { useLinkTexts } from './texts.ts';

const hidden = '••••••••••••••••';

/** User name and password for programs of the person's own on the live channel. */
export function LiveSecret() {
  const t = useLinkTexts();
  const secret = useRead('getLiveSecret', {});
  const rotate = useCommand(accountCommands.rotateLiveSecret, { refusal: 'caller' });
  const [shown, setShown] = useState<'hidden' | 'shown'>('hidden');
  const [asking, setAsking] = useState<'no' | 'yes'>('no');

  return (
    <Stack gap="md">
      <Text tone="muted">{t('live.text')}</Text>
      <ChangeFailure error={rotate.error} />
      {rotate.outcome?.kind === 'sent' ? (
        <Callout tone="success" announce="polite">
          {t('live.rotated')}
        </Callout>
      ) : null}
      <SectionRead query={secret} rows={3}>
        {({ username, secret: password, lastUsedAt }) => (
          <Stack gap="md">
            <DescriptionList
              items={[
                { term: t('live.username'), detail: username },
                { term: t('live.secret'), detail: <code>{shown === 'shown' ? password : hidden}</code> },
                {
                  term: t('live.lastUsed'),
                  detail: lastUsedAt === null ? t('live.never') : <Age at={lastUsedAt} />,
                },
              ]}
            />
            <Inline gap="sm">
              <Button
                icon={shown === 'shown' ? eyeOffIcon : eyeIcon}
                onClick={() => setShown(shown === 'shown' ? 'hidden' : 'shown')}
              >
                {shown === 'shown' ? t('live.hide') : t('live.show')}
              </Button>
              <CopyButton
                key={password}
                text={password}
                label={t('live.copy')}
                doneLabel={t('live.copied')}
                onRefused={() => setShown('shown')}
              />
              <Button icon={refreshCwIcon} onClick={() => setAsking('yes')}>
                {t('live.rotate')}
              </Button>
            </Inline>
          </Stack>
        )}
      </SectionRead>
      <ConfirmDialog
        open={asking === 'yes'}
        title={t('live.rotateTitle')}
        text={t('live.rotateText')}
        confirmLabel={t('live.rotate')}
        loading={rotate.isPending}
        onClose={() => setAsking('no')}
        onConfirm={() => void rotate.run(undefined).then(() => setAsking('no'))}
      />
    </Stack>
  );
}
