import { useRead } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { IssuedBuildingCredential } from '@imah/contract/devices';
import { Button, Callout, Dialog, FormActions, Heading, Stack, Text } from '@imah/ui';
import { useState } from 'react';
import { BuildingCredentials } from './building-credentials.tsx';
import { SettingsToCopy } from './settings-to-copy.tsx';
import { useOnboardingTexts } from './texts.ts';

export interface ConnectDialogProps {
  readonly building: Building;
  readonly onClose: () => void;
}

/** The building's credentials, and what is pasted into each kind of device. */
export function ConnectDialog({ building, onClose }: ConnectDialogProps) {
  const t = useOnboardingTexts();
  const found = useRead('listFoundDevices', { params: { buildingId: building.id } });
  const [issued, setIssued] = useState<IssuedBuildingCredential | null>(null);
  const { tcpPort = null, tlsPort = null } = found.data ?? {};
  const { protocol, host } = globalThis.location;

  return (
    <Dialog open onClose={onClose} title={t('connectTitle')} size="lg">
      <Stack gap="lg">
        <Text>{t('connectLead')}</Text>
        {found.data !== undefined && tcpPort === null && tlsPort === null ? (
          <Callout tone="warning">
            {t('noPort', { address: `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/mqtt` })}
          </Callout>
        ) : null}
        <BuildingCredentials building={building} issued={issued} onIssued={setIssued} />
        <Stack gap="sm" as="section" aria-labelledby="pengaturan-perangkat">
          <Heading level={3} size="sm" id="pengaturan-perangkat">
            {t('settings')}
          </Heading>
          {issued === null ? (
            <Text size="sm" tone="muted">
              {t('needsSecret')}
            </Text>
          ) : null}
          <SettingsToCopy tcpPort={tcpPort} tlsPort={tlsPort} issued={issued} />
        </Stack>
        <FormActions>
          <Button tone="primary" width="full" onClick={onClose}>
            {t('close')}
          </Button>
        </FormActions>
      </Stack>
    </Dialog>
  );
}
