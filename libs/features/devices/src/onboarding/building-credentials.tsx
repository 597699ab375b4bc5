import { useApiClient, useRead } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { BuildingCredential, IssuedBuildingCredential } from '@imah/contract/devices';
import { mostBuildingCredentials } from '@imah/contract/devices/words';
import { Button, Callout, ConfirmDialog, DescriptionList, Heading, List, ListRow, Stack, Text } from '@imah/ui';
import { keyRoundIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { anyCall, useCommand } from '@imah/app/command';
import { Age } from '@imah/app/i18n';
import { Read, readState, renewedBy } from '@imah/app/read';
import { useOnboardingTexts } from './texts.ts';

export interface BuildingCredentialsProps {
  readonly building: Building;
  /** The one that was issued just now, with its secret. */
  readonly issued: IssuedBuildingCredential | null;
  readonly onIssued: (issued: IssuedBuildingCredential) => void;
}

/** What a building's own devices say who they are with: issued, replaced and revoked. */
export function BuildingCredentials({ building, issued, onIssued }: BuildingCredentialsProps) {
  const t = useOnboardingTexts();
  const client = useApiClient();
  const params = { buildingId: building.id };
  const state = readState(useRead('listBuildingCredentials', { params }));
  const issue = useCommand(anyCall(renewedBy.buildingCredentials(building.id)));

  async function add(): Promise<void> {
    const done = await issue.run(() => client.issueBuildingCredential({ params, body: {} }));
    if (done.kind === 'sent') onIssued(done.answer.data);
  }

  return (
    <Stack gap="sm" as="section" aria-labelledby="kredensial-gedung">
      <Heading level={3} size="sm" id="kredensial-gedung">
        {t('credentials')}
      </Heading>
      <Read of={state} level={3} failed={t('credentialsFailed')}>
        {(known) => {
          const valid = known.filter(({ revokedAt }) => revokedAt === null);
          return (
            <>
              {valid.length === 0 ? <Text>{t('none')}</Text> : null}
              {known.length === 0 ? null : (
                <List aria-labelledby="kredensial-gedung">
                  {known.map((credential) => (
                    <CredentialRow key={credential.id} building={building} credential={credential} />
                  ))}
                </List>
              )}
              {valid.length < mostBuildingCredentials ? (
                <div>
                  <Button
                    icon={keyRoundIcon}
                    tone={valid.length === 0 ? 'primary' : 'neutral'}
                    loading={issue.isPending}
                    onClick={() => void add()}
                  >
                    {t('issue')}
                  </Button>
                </div>
              ) : (
                <Text size="sm" tone="muted">
                  {t('full')}
                </Text>
              )}
            </>
          );
        }}
      </Read>
      {issued === null ? null : (
        <Callout tone="warning" announce="polite">
          <Stack gap="sm">
            <Text>{t('once')}</Text>
            <DescriptionList
              items={[
                { term: t('username'), detail: <code>{issued.username}</code> },
                { term: t('secret'), detail: <code>{issued.secret}</code> },
              ]}
            />
          </Stack>
        </Callout>
      )}
    </Stack>
  );
}

interface CredentialRowProps {
  readonly building: Building;
  readonly credential: BuildingCredential;
}

function CredentialRow({ building, credential }: CredentialRowProps) {
  const t = useOnboardingTexts();
  const client = useApiClient();
  const [asking, setAsking] = useState<'no' | 'yes'>('no');
  const { id, username, lastUsedAt, lastUsedFrom, revokedAt } = credential;
  const { run, isPending } = useCommand(anyCall(renewedBy.buildingCredentials(building.id)), {
    told: { sent: () => t('revoked') },
  });

  async function revoke(): Promise<void> {
    await run(() => client.revokeBuildingCredential({ params: { buildingId: building.id, credentialId: id } }));
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
              {t('revokedAt')} <Age at={Date.parse(revokedAt)} />
            </>
          ) : lastUsedAt === null ? (
            t('unused')
          ) : (
            <>
              {t('usedFrom', { address: lastUsedFrom ?? '?' })} <Age at={Date.parse(lastUsedAt)} />
            </>
          )
        }
        trailing={
          revokedAt === null ? (
            <Button size="sm" tone="ghost" aria-label={t('revokeNamed', { username })} onClick={() => setAsking('yes')}>
              {t('revoke')}
            </Button>
          ) : null
        }
      />
      <ConfirmDialog
        open={asking === 'yes'}
        title={t('revokeConfirm.title')}
        text={t('revokeConfirm.text', { username })}
        confirmLabel={t('revoke')}
        tone="danger"
        loading={isPending}
        onConfirm={() => void revoke()}
        onClose={() => setAsking('no')}
      />
    </>
  );
}
