import type { NotificationSettingsDraft } from '@imah/contract/notifications';
import { Callout, Skeleton, Stack } from '@imah/ui';
import { useState } from 'react';
import { useCommand } from '@imah/app/command';
import { changeNotificationSettings } from '../notification-commands.ts';
import { useApp } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
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

  return (
    <Read
      of={settings}
      level={3}
      loading={
        <Stack gap="md" aria-busy>
          <Skeleton shape="heading" width="1/2" />
          <Skeleton shape="card" />
          <Skeleton shape="control" />
        </Stack>
      }
      failed={t('failed')}
    >
      {(known) => (
        <Stack gap="xl">
          {error !== null ? <Callout tone="danger">{t('notSaved')}</Callout> : null}
          <ChannelMatrix
            kinds={kindsFor(person, known.kinds)}
            whatsapp={known.whatsapp}
            onChange={(kind, channel, on) => change({ choices: [{ kind, channel, on }] })}
          />
          <WhenTold settings={known} onChange={change} />
          <MutedBuildings
            muted={known.mutedBuildingIds}
            onChange={(mutedBuildingIds) => change({ mutedBuildingIds })}
          />
          <PushDevices settings={known} browser={push} />
        </Stack>
      )}
    </Read>
  );
}
