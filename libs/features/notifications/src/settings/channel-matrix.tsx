import { notificationChannels, type NotificationChannel } from '@imah/contract/notifications/words';
import type { NotificationKindSetting } from '@imah/contract/notifications';
import { Checkbox, Heading, Stack, Table, Text, VisuallyHidden } from '@imah/ui';
import { useLocale } from '@imah/app/i18n';
import { useNotificationSettingsTexts } from './texts.ts';

export interface ChannelMatrixProps {
  readonly kinds: readonly NotificationKindSetting[];
  readonly onChange: (kind: NotificationKindSetting['kind'], channel: NotificationChannel, on: boolean) => void;
}

/** What a person wants to hear of, by which way. What they must hear cannot be switched off. */
export function ChannelMatrix({ kinds, onChange }: ChannelMatrixProps) {
  const t = useNotificationSettingsTexts();
  const { locale } = useLocale();
  const topics = [...Map.groupBy(kinds, ({ topic }) => topic)];

  return (
    <Stack gap="md">
      <Heading level={3}>{t('matrix')}</Heading>
      {topics.map(([topic, settings]) => (
        <Table
          key={topic}
          caption={t(`topics.${topic}`)}
          captionDisplay="shown"
          columns={[
            { id: 'kind', label: t('kind'), width: 'rest' },
            ...notificationChannels.map((channel) => ({ id: channel, label: t(`channels.${channel}`) })),
          ]}
          rows={settings.map((setting) => ({
            id: setting.kind,
            cells: {
              kind: setting.label[locale],
              ...Object.fromEntries(
                notificationChannels.map((channel) => [
                  channel,
                  <Choice
                    key={channel}
                    state={setting.channels[channel]}
                    name={t('cell', { kind: setting.label[locale], channel: t(`channels.${channel}`) })}
                    onChange={(on) => onChange(setting.kind, channel, on)}
                  />,
                ]),
              ),
            },
          }))}
        />
      ))}
    </Stack>
  );
}

interface ChoiceProps {
  readonly state: 'on' | 'off' | 'required';
  readonly name: string;
  readonly onChange: (on: boolean) => void;
}

function Choice({ state, name, onChange }: ChoiceProps) {
  const t = useNotificationSettingsTexts();
  if (state === 'required')
    return (
      <Text size="sm" tone="muted">
        {t('always')}
      </Text>
    );
  return (
    <Checkbox
      label={<VisuallyHidden>{name}</VisuallyHidden>}
      checked={state === 'on'}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
