import { isApiError } from '@imah/api-client';
import type { SharedBillAsked } from '@imah/contract/billing';
import { Button, Callout, Stack } from '@imah/ui';
import { downloadIcon } from '@imah/ui/icons';
import { type DirectCommand, useDirectCommand } from '@imah/app/command/direct';
import { useLocale } from '@imah/app/i18n';
import { saveFile } from '../parts/save-file.ts';
import { useSharedTexts } from './texts.ts';

const download: DirectCommand<SharedBillAsked, Blob> = {
  call: (client, body) => client.downloadSharedBill({ body }),
};

/** The bill of a link as PDF, in the reader's language. */
export function DownloadShared({ token, number }: { readonly token: string; readonly number: string }) {
  const t = useSharedTexts();
  const { locale } = useLocale();
  const { run, isPending, error } = useDirectCommand(download);
  const handleClick = async () => {
    const done = await run({ token, language: locale });
    if (done.kind === 'sent') saveFile(`${t('download.file')}-${number}.pdf`, done.answer);
  };
  return (
    <Stack gap="sm" align="start">
      <Button icon={downloadIcon} loading={isPending} onClick={() => void handleClick()}>
        {t('download.label')}
      </Button>
      {error === null || isPending ? null : (
        <Callout tone="danger" announce="assertive">
          {t(`download.${faultOf(error)}`)}
        </Callout>
      )}
    </Stack>
  );
}

function faultOf(error: unknown): 'busy' | 'gone' | 'failed' {
  if (!isApiError(error)) return 'failed';
  if (error.kind === 'not-found') return 'gone';
  return error.kind === 'rate-limited' ? 'busy' : 'failed';
}
