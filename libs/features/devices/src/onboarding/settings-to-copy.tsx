import type { IssuedBuildingCredential } from '@imah/contract/devices';
import { Stack, Tabs, Text } from '@imah/ui';
import { useState } from 'react';
import { CopyButton } from '@imah/features-identity/account/parts';
import { deviceSettings, type SettingKind, settingKinds, settingNames } from './device-settings.ts';
import * as styles from './onboarding.css.ts';
import { useOnboardingTexts } from './texts.ts';

export interface SettingsToCopyProps {
  readonly tcpPort: number | null;
  readonly tlsPort: number | null;
  /** Null where its secret is not known any more. */
  readonly issued: IssuedBuildingCredential | null;
}

/** What is pasted into a device, by its kind. */
export function SettingsToCopy({ tcpPort, tlsPort, issued }: SettingsToCopyProps) {
  const t = useOnboardingTexts();
  const [selected, setSelected] = useState<string>('tasmota');
  const { hostname, origin } = globalThis.location;
  const { username, secret } = issued ?? { username: 'NAMA-PENGGUNA', secret: 'KATA-SANDI' };

  const panel = (kind: SettingKind) => {
    const text = deviceSettings(kind, { host: hostname, origin, tcpPort, tlsPort, username, secret });
    return (
      <Stack gap="sm">
        <Text size="sm" tone="muted">
          {t(`settingsHint.${kind}`)}
        </Text>
        <figure className={styles.figure} aria-label={t('settingsFor', { kind: settingNames[kind] })}>
          <pre className={styles.settings}>{text}</pre>
        </figure>
        <div>
          <CopyButton key={text} text={text} label={t('copy')} doneLabel={t('copied')} />
        </div>
      </Stack>
    );
  };
  return (
    <Tabs
      label={t('settings')}
      selected={selected}
      onChange={(change) => setSelected(change.selected)}
      tabs={settingKinds.map((kind) => ({ id: kind, label: settingNames[kind], content: panel(kind) }))}
    />
  );
}
