import { notificationChannels, type NotificationChannel, type WhatsAppState } from '@imah/contract/notifications/words';
import type { NotificationKindSetting } from '@imah/contract/notifications';
import { Callout, Checkbox, Heading, Stack, Table, Text, VisuallyHidden } from '@imah/ui';
import { useLocale } from '@imah/app/i18n';
import { useNotificationSettingsTexts } from './texts.ts';

export interface ChannelMatrixProps {
  readonly kinds: readonly NotificationKindSetting[];
  readonly whatsapp: WhatsAppState;
  readonly onChange: (kind: NotificationKindSetting['kind'], channel: NotificationChannel, on: boolean) => void;
}

/** What a person wants to hear of, by which way. What they must hear cannot be switched off. */
export function ChannelMatrix({ kinds, whatsapp, onChange }: ChannelMatrixProps) {
  const t = useNotificationSettingsTexts();
  const { locale } = useLocale();
  const channels = notificationChannels.filter((channel) => channel !== 'whatsapp' || whatsapp !== 'unavailable');
  const topics = [...Map.groupBy(kinds, ({ topic }) => topic)];

  return (
    <Stack gap="md">
      <Heading level={3}>{t('matrix')}</Heading>
      {whatsapp === 'no-number' ? <Callout tone="info">{t('noNumber')}</Callout> : null}
      {topics.map(([topic, settings]) => (
        <Table
          key={topic}
          caption={t(`topics.${topic}`)}
          captionDisplay="shown"
          columns={[
            { id: 'kind', label: t('kind'), width: 'rest' },
            ...channels.map((channel) => ({ id: channel, label: t(`channels.${channel}`) })),
          ]}
          rows={settings.map((setting) => ({
            id: setting.kind,
            cells: {
              kind: setting.label[locale],
              ...Object.fromEntries(
                channels.map((channel) => [
                  channel,
                  <Choice
                    key={channel}
                    state={setting.channels[channel]}
                    isOpen={channel !== 'whatsapp' || whatsapp === 'ready' || setting.channels[channel] === 'on'}
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
  /** What is on can always be switched off. */
  readonly isOpen: boolean;
  readonly onChange: (on: boolean) => void;
}

function Choice({ state, name, isOpen, onChange }: ChoiceProps) {
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
      disabled={!isOpen}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
