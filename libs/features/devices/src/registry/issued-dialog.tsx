import type { IssuedCredential } from '@imah/contract/devices';
import { Button, DescriptionList, Dialog, FormActions, Inline, Callout, Stack, Text } from '@imah/ui';
import { CopyButton } from '@imah/features-identity/account/parts';
import { connectionSettings } from './connection-settings.ts';
import { useRegistryTexts } from './texts.ts';

/** A new credential with all that is written into the device. Its secret is shown here and never again. */
export function IssuedDialog({
  credential,
  onClose,
}: {
  readonly credential: IssuedCredential;
  readonly onClose: () => void;
}) {
  const t = useRegistryTexts();
  const { host, port, webSocket, payload, example } = connectionSettings(credential, globalThis.location);
  const { username, secret, topics } = credential;
  const rows = [
    [t('issued.server'), port === null ? webSocket : host],
    ...(port === null ? [] : [[t('issued.port'), String(port)]]),
    [t('issued.username'), username],
    [t('issued.secret'), secret],
    [t('issued.telemetry'), topics.telemetry],
    [t('issued.payload'), payload],
    [t('issued.commands'), topics.commands],
    [t('issued.answers'), topics.answers],
  ] as const;

  return (
    <Dialog open onClose={onClose} title={t('issued.title')} size="lg">
      <Stack gap="lg">
        <Callout tone="warning">{t('issued.once')}</Callout>
        {port === null ? <Text tone="muted">{t('issued.noTcp', { address: webSocket })}</Text> : null}
        <DescriptionList items={rows.map(([term = '', detail]) => ({ term, detail: <code>{detail}</code> }))} />
        <Stack gap="xs">
          <Text size="sm" weight="medium">
            {t('issued.example')}
          </Text>
          <Text size="sm">
            <code>{example}</code>
          </Text>
        </Stack>
        <Inline gap="sm">
          <CopyButton text={secret} label={t('issued.copySecret')} doneLabel={t('issued.copied')} />
          <CopyButton
            text={rows.map((row) => row.join(': ')).join('\n')}
            label={t('issued.copyAll')}
            doneLabel={t('issued.copied')}
          />
        </Inline>
        <FormActions>
          <Button tone="primary" width="full" onClick={onClose}>
            {t('issued.close')}
          </Button>
        </FormActions>
      </Stack>
    </Dialog>
  );
}
