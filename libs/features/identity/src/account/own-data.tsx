import { Button, Callout, Stack, Text } from '@imah/ui';
import { downloadIcon } from '@imah/ui/icons';
import { useCommand } from '@imah/app/command';
import { accountCommands } from './parts/account-commands.ts';
import { ChangeFailure } from './parts/change-failure.tsx';
import { saveJson } from './save-json.ts';
import { useAccountTexts } from './texts.ts';

/** Everything that is kept about the person, to take along. */
export function OwnData() {
  const t = useAccountTexts();
  const download = useCommand(accountCommands.downloadData, { refusal: 'caller' });

  async function save(): Promise<void> {
    const done = await download.run(undefined);
    if (done.kind !== 'sent') return;
    const { data } = done.answer;
    saveJson(document, data, `data-imah-${data.madeAt.slice(0, 10)}.json`);
  }

  return (
    <Stack gap="md" align="start">
      <Text tone="muted">{t('data.text')}</Text>
      <ChangeFailure error={download.error} />
      {download.outcome?.kind === 'sent' ? (
        <Callout tone="success" announce="polite">
          {t('data.downloaded')}
        </Callout>
      ) : null}
      <Button icon={downloadIcon} loading={download.isPending} onClick={() => void save()}>
        {t('data.download')}
      </Button>
    </Stack>
  );
}
