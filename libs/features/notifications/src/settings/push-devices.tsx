import type { NotificationSettings } from '@imah/contract/notifications';
import { Button, Heading, List, ListRow, Callout, Stack, Text } from '@imah/ui';
import { bellRingIcon, laptopIcon } from '@imah/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useCommand } from '@imah/app/command';
import { turnOffPush, turnOnPush } from '../notification-commands.ts';
import { useFormat } from '@imah/app/i18n';
import type { PushBrowser } from './push-browser.ts';
import { useNotificationSettingsTexts } from './texts.ts';

export interface PushDevicesProps {
  readonly settings: NotificationSettings;
  readonly browser: PushBrowser;
}

/** The browsers that take pushes, and whether this one does. */
export function PushDevices({ settings: { pushDevices, pushKey }, browser }: PushDevicesProps) {
  const t = useNotificationSettingsTexts();
  const format = useFormat();
  const ownHash = useQuery({
    queryKey: ['push-of-this-browser', pushDevices.length],
    queryFn: () => browser.ownHash(),
  }).data;
  const own = pushDevices.find(({ endpointHash }) => endpointHash === ownHash);

  const turnOn = useCommand(turnOnPush(browser), { refusal: 'caller' });
  const turnOff = useCommand(turnOffPush(browser), { refusal: 'caller' });
  const isDenied = turnOn.outcome?.kind === 'sent' && turnOn.outcome.answer === 'denied';

  return (
    <Stack gap="md">
      <Heading level={3}>{t('push.title')}</Heading>
      {browser.support === 'unsupported' ? <Text tone="muted">{t('push.unsupported')}</Text> : null}
      {isDenied ? <Callout tone="warning">{t('push.denied')}</Callout> : null}
      {turnOn.error !== null ? <Callout tone="danger">{t('push.failed')}</Callout> : null}
      {turnOff.error !== null ? <Callout tone="danger">{t('push.offFailed')}</Callout> : null}
      {browser.support === 'supported' && own === undefined ? (
        <div>
          <Button icon={bellRingIcon} loading={turnOn.isPending} onClick={() => void turnOn.run(pushKey)}>
            {t('push.on')}
          </Button>
        </div>
      ) : null}
      {pushDevices.length === 0 ? <Text tone="muted">{t('push.none')}</Text> : null}
      <List>
        {pushDevices.map(({ id, name, createdAt }) => (
          <ListRow
            key={id}
            icon={laptopIcon}
            title={id === own?.id ? `${name} (${t('push.here')})` : name}
            description={t('push.since', { date: format.date(createdAt, 'Asia/Jakarta') })}
            trailing={
              <Button
                size="sm"
                aria-label={t('push.remove', { name })}
                onClick={() => void turnOff.run({ id, where: id === own?.id ? 'here' : 'elsewhere' })}
              >
                {t('push.off')}
              </Button>
            }
          />
        ))}
      </List>
    </Stack>
  );
}
