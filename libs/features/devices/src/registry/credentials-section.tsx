import { useApiClient, useRead } from '@imah/api-client/react';
import type { Device, DeviceCredential, IssuedCredential } from '@imah/contract/devices';
import { mostCredentials } from '@imah/contract/devices/words';
import { Button, ConfirmDialog, Heading, List, ListRow, Stack, Text } from '@imah/ui';
import { keyRoundIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { anyCall, useCommand } from '@imah/app/command';
import { Age } from '@imah/app/i18n';
import { Read, readState, renewedBy } from '@imah/app/read';
import { IssuedDialog } from './issued-dialog.tsx';
import { useRegistryTexts } from './texts.ts';

export interface CredentialsSectionProps {
  readonly device: Device;
  readonly level: 3 | 4;
}

/** What a device says who it is with: issued, replaced and revoked by those who may. */
export function CredentialsSection(props: CredentialsSectionProps) {
  return props.device.abilities.acts.includes('credentials') ? <Credentials {...props} /> : null;
}

function Credentials({ device, level }: CredentialsSectionProps) {
  const t = useRegistryTexts();
  const client = useApiClient();
  const params = { deviceId: device.id };
  const state = readState(useRead('listDeviceCredentials', { params }));
  const issue = useCommand(anyCall(renewedBy.deviceCredentials(device.id)));
  const [issued, setIssued] = useState<IssuedCredential | null>(null);

  async function add(): Promise<void> {
    const done = await issue.run(() => client.issueDeviceCredential({ params, body: {} }));
    if (done.kind === 'sent') setIssued(done.answer.data);
  }

  return (
    <Stack gap="sm" as="section" aria-labelledby="kredensial">
      <Heading level={level} size="sm" id="kredensial">
        {t('credentials.title')}
      </Heading>
      <Text size="sm" tone="muted">
        {t('credentials.lead')}
      </Text>
      <Read of={state} level={3} failed={t('credentials.failed')}>
        {(known) => {
          const valid = known.filter(({ revokedAt }) => revokedAt === null);
          return (
            <>
              {valid.length === 0 ? <Text>{t('credentials.none')}</Text> : null}
              {known.length === 0 ? null : (
                <List aria-labelledby="kredensial">
                  {known.map((credential) => (
                    <CredentialRow key={credential.id} device={device} credential={credential} />
                  ))}
                </List>
              )}
              {valid.length < mostCredentials ? (
                <div>
                  <Button
                    icon={keyRoundIcon}
                    tone={valid.length === 0 ? 'primary' : 'neutral'}
                    loading={issue.isPending}
                    onClick={() => void add()}
                  >
                    {t('credentials.issue')}
                  </Button>
                </div>
              ) : (
                <Text size="sm" tone="muted">
                  {t('credentials.full')}
                </Text>
              )}
            </>
          );
        }}
      </Read>
      {issued === null ? null : <IssuedDialog credential={issued} onClose={() => setIssued(null)} />}
    </Stack>
  );
}

interface CredentialRowProps {
  readonly device: Device;
  readonly credential: DeviceCredential;
}

function CredentialRow({ device, credential: { id, username, lastUsedAt, revokedAt } }: CredentialRowProps) {
  const t = useRegistryTexts();
  const client = useApiClient();
  const [asking, setAsking] = useState<'no' | 'yes'>('no');
  const params = { deviceId: device.id, credentialId: id };
  const { run, isPending } = useCommand(anyCall(renewedBy.deviceCredentials(device.id)), {
    told: { sent: () => t('credentials.revoked') },
  });

  async function revoke(): Promise<void> {
    await run(() => client.revokeDeviceCredential({ params }));
    setAsking('no');
  }

  return (
    <>
      <ListRow
        icon={keyRoundIcon}
        title={username}
        description={
          revokedAt !== null ? (
            <>
              {t('credentials.revokedAt')} <Age at={Date.parse(revokedAt)} />
            </>
          ) : lastUsedAt === null ? (
            t('credentials.unused')
          ) : (
            <>
              {t('credentials.used')} <Age at={Date.parse(lastUsedAt)} />
            </>
          )
        }
        trailing={
          revokedAt === null ? (
            <Button
              size="sm"
              tone="ghost"
              aria-label={t('credentials.revokeNamed', { username })}
              onClick={() => setAsking('yes')}
            >
              {t('credentials.revoke')}
            </Button>
          ) : null
        }
      />
      <ConfirmDialog
        open={asking === 'yes'}
        title={t('credentials.revokeConfirm.title')}
        text={t('credentials.revokeConfirm.text', { username })}
        confirmLabel={t('credentials.revoke')}
        tone="danger"
        loading={isPending}
        onConfirm={() => void revoke()}
        onClose={() => setAsking('no')}
      />
    </>
  );
}
