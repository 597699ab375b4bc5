import type { NotificationSettingsDraft } from '@imah/contract/notifications';
import { FailedState, ForbiddenState, Notice, Skeleton, Stack } from '@imah/ui';
import { useState } from 'react';
import { useCommand } from '@imah/app/command';
import { changeNotificationSettings } from '../notification-commands.ts';
import { useApp } from '@imah/app/ports';
import { readState } from '@imah/app/live';
import { ChannelMatrix } from './channel-matrix.tsx';
import { kindsFor } from './kinds-for.ts';
import { MutedBuildings } from './muted-buildings.tsx';
import { type PushBrowser, pushBrowserOf } from './push-browser.ts';
import { PushDevices } from './push-devices.tsx';
import { useNotificationSettingsTexts } from './texts.ts';
import { useRead } from '@imah/api-client/react';
import { WhenTold } from './when-told.tsx';

export interface NotificationSettingsSectionProps {
  /** Left out: the browser that shows the page. */
  readonly browser?: PushBrowser;
}

/** How a person is told of what; each choice takes effect at once. */
export function NotificationSettingsSection({ browser }: NotificationSettingsSectionProps) {
  const t = useNotificationSettingsTexts();
  const [push] = useState(() => browser ?? pushBrowserOf(window));
  const settings = readState(useRead('getNotificationSettings', {}));
  const { person } = useApp();
  const { run, error } = useCommand(changeNotificationSettings, { refusal: 'caller' });
  const change = (draft: NotificationSettingsDraft) => void run(draft);

  switch (settings.kind) {
    case 'loading':
      return (
        <Stack gap="md" aria-busy>
          <Skeleton shape="heading" width="1/2" />
          <Skeleton shape="card" />
          <Skeleton shape="control" />
        </Stack>
      );
    case 'forbidden':
    case 'missing':
      return <ForbiddenState level={3} />;
    case 'offline':
      return <FailedState reason="offline" onRetry={settings.retry} title={t('failed')} level={3} />;
    case 'failed':
      return <FailedState title={t('failed')} level={3} onRetry={settings.retry} attempt={settings.attempt} />;
    case 'ready':
      return (
        <Stack gap="xl">
          {error !== null ? <Notice tone="danger">{t('notSaved')}</Notice> : null}
          <ChannelMatrix
            kinds={kindsFor(person, settings.data.kinds)}
            onChange={(kind, channel, on) => change({ choices: [{ kind, channel, on }] })}
          />
          <WhenTold settings={settings.data} onChange={change} />
          <MutedBuildings
            muted={settings.data.mutedBuildingIds}
            onChange={(mutedBuildingIds) => change({ mutedBuildingIds })}
          />
          <PushDevices settings={settings.data} browser={push} />
        </Stack>
      );
  }
}
