import { type ApiClient, isApiError } from '@imah/api-client';
import type { Locale } from '@imah/contract/core/words';
import { Button, Callout, Stack, Text } from '@imah/ui';
import { downloadIcon } from '@imah/ui/icons';
import { type Command, useCommand } from '@imah/app/command';
import { useLocale } from '@imah/app/i18n';
import { useOnline } from '@imah/app/live';
import { useBillingTexts } from '../texts.ts';
import { saveFile } from './save-file.ts';

interface DownloadPdfProps {
  readonly label: string;
  /** Without its ending. */
  readonly fileName: string;
  readonly fetch: (client: ApiClient, language: Locale) => Promise<Blob>;
}

const download: Command<(client: ApiClient) => Promise<Blob>, Blob> = { call: (client, fetch) => fetch(client) };

/** A document in the reader's language: made when it is asked for, and saved once all of it has arrived. */
export function DownloadPdf({ label, fileName, fetch }: DownloadPdfProps) {
  const t = useBillingTexts();
  const { locale } = useLocale();
  const isOnline = useOnline();
  const { run, isPending, error } = useCommand(download, { refusal: 'caller' });
  const handleClick = async () => {
    const done = await run((client) => fetch(client, locale));
    if (done.kind === 'sent') saveFile(`${fileName}.pdf`, done.answer);
  };
  return (
    <Stack gap="sm" align="start">
      <Button icon={downloadIcon} loading={isPending} disabled={!isOnline} onClick={() => void handleClick()}>
        {label}
      </Button>
      {isOnline ? null : (
        <Text size="sm" tone="muted">
          {t('pdf.offline')}
        </Text>
      )}
      {error === null || isPending ? null : (
        <Callout tone="danger" announce="assertive">
          {t(faultOf(error))}
        </Callout>
      )}
    </Stack>
  );
}

function faultOf(error: unknown): 'pdf.network' | 'pdf.busy' | 'pdf.failed' {
  if (!isApiError(error)) return 'pdf.failed';
  if (error.kind === 'network' || error.kind === 'timeout') return 'pdf.network';
  return error.kind === 'rate-limited' ? 'pdf.busy' : 'pdf.failed';
}
