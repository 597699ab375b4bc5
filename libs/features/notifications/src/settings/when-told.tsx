import { timeZones } from '@imah/contract/buildings/words';
import { digestCadences } from '@imah/contract/notifications/words';
import type { NotificationSettings, NotificationSettingsDraft } from '@imah/contract/notifications';
import { Checkbox, Heading, Inline, SelectField, Stack, Text, TimeField } from '@imah/ui';
import { minuteOf, timeOf } from './minute-text.ts';
import { useNotificationSettingsTexts } from './texts.ts';

const usual = { fromMinute: 22 * 60, toMinute: 6 * 60 };

export interface WhenToldProps {
  readonly settings: NotificationSettings;
  readonly onChange: (draft: NotificationSettingsDraft) => void;
}

/** When e-mails and pushes may come: quiet hours, digest, and the clock that both go by. */
export function WhenTold({ settings, onChange }: WhenToldProps) {
  const t = useNotificationSettingsTexts();
  const { timeZone, quietHours, digest, digestMinute } = settings;
  const isElsewhere = !timeZones.some((zone) => zone === timeZone);

  const setQuiet = (change: Partial<typeof usual>) => {
    const next = { ...(quietHours ?? usual), ...change };
    if (next.fromMinute !== next.toMinute) onChange({ quietHours: next });
  };

  return (
    <Stack gap="md">
      <Heading level={3}>{t('quiet.title')}</Heading>
      <Text tone="muted">{t('quiet.text')}</Text>
      <Checkbox
        label={t('quiet.use')}
        checked={quietHours !== null}
        onChange={(event) => onChange({ quietHours: event.currentTarget.checked ? usual : null })}
      />
      {quietHours === null ? null : (
        <Inline gap="md" align="start">
          <TimeField
            label={t('quiet.from')}
            value={timeOf(quietHours.fromMinute)}
            onChange={({ value }) => {
              const fromMinute = minuteOf(value);
              if (fromMinute !== null) setQuiet({ fromMinute });
            }}
          />
          <TimeField
            label={t('quiet.to')}
            value={timeOf(quietHours.toMinute)}
            onChange={({ value }) => {
              const toMinute = minuteOf(value);
              if (toMinute !== null) setQuiet({ toMinute });
            }}
          />
        </Inline>
      )}
      <SelectField
        label={t('digest.label')}
        value={digest}
        options={digestCadences.map((value) => ({ value, label: t(`digest.options.${value}`) }))}
        onChange={(event) =>
          onChange({ digest: digestCadences.find((each) => each === event.currentTarget.value) ?? 'each' })
        }
      />
      {digest === 'daily' ? (
        <TimeField
          label={t('digest.minute')}
          value={timeOf(digestMinute)}
          onChange={({ value }) => {
            const minute = minuteOf(value);
            if (minute !== null) onChange({ digestMinute: minute });
          }}
        />
      ) : null}
      <SelectField
        label={t('zone')}
        value={timeZone}
        options={[
          ...timeZones.map((value) => ({ value, label: t(`zones.${value}`) })),
          ...(isElsewhere ? [{ value: timeZone, label: timeZone }] : []),
        ]}
        onChange={(event) => onChange({ timeZone: event.currentTarget.value })}
      />
    </Stack>
  );
}
