import type { TimeZone } from '@imah/contract/buildings/words';
import { useRead } from '@imah/api-client/react';
import type { Command, Device, DeviceType } from '@imah/contract/devices';
import { controlKeyOf } from '@imah/contract/devices/words';
import { Heading, List, ListRow, Stack, StatusBadge, type StatusBadgeProps } from '@imah/ui';
import type { CommandStatus } from '@imah/contract/devices/words';
import { useFormat, useLocale } from '@imah/app/i18n';
import { valueWords } from '../../model/value-words.ts';
import { useDeviceTexts } from '../../texts.ts';

interface CommandLogProps {
  readonly device: Device;
  readonly type: DeviceType;
  readonly level: 3 | 4;
  readonly zone: TimeZone;
}

/** So many are shown; all of them are in the history of the device. */
const mostShown = 5;

const tones: Readonly<Record<CommandStatus, NonNullable<StatusBadgeProps['tone']>>> = {
  'awaiting-approval': 'warning',
  queued: 'info',
  sent: 'info',
  acknowledged: 'info',
  succeeded: 'success',
  failed: 'danger',
  expired: 'danger',
  cancelled: 'neutral',
};

/** The last commands: what was asked for, by whom, when and why, who agreed, and what became of it. */
export function CommandLog({ device, type, level, zone }: CommandLogProps) {
  const t = useDeviceTexts();
  const format = useFormat();
  const { locale } = useLocale();
  const { data: commands = [] } = useRead('listCommands', { params: { deviceId: device.id } });
  if (commands.length === 0) return null;

  const titleOf = ({ params }: Command) => {
    const control = type.controls.find((one) => controlKeyOf(one) === params.key);
    if (control === undefined) return `${params.key}: ${String(params.value)}`;
    const value = valueWords(control, type, params.value, { format, t, locale });
    return value === '' ? control.label[locale] : `${control.label[locale]}: ${value}`;
  };
  const storyOf = (command: Command) =>
    [
      t('control.log.asked', { name: command.requestedBy.name, at: format.shortDateTime(command.requestedAt, zone) }),
      command.reason === null ? null : t('control.asksWhy', { reason: command.reason }),
      command.decision === null
        ? null
        : t(`control.log.${command.decision.answer}`, { name: command.decision.by.name }),
      command.decision?.note ?? null,
      command.cancelledBy === null ? null : t('control.log.cancelled', { name: command.cancelledBy.name }),
    ]
      .filter((part) => part !== null)
      .join(' · ');

  return (
    <Stack gap="sm" as="section">
      <Heading level={level} size="sm">
        {t('control.log.title')}
      </Heading>
      <List>
        {commands.slice(0, mostShown).map((command) => (
          <ListRow
            key={command.id}
            title={titleOf(command)}
            description={storyOf(command)}
            trailing={<StatusBadge tone={tones[command.status]} label={t(`control.log.statuses.${command.status}`)} />}
          />
        ))}
      </List>
    </Stack>
  );
}
