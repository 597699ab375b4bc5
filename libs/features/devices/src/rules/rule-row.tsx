import type { AlarmRule } from '@imah/contract/alarms';
import type { AlarmSeverity } from '@imah/contract/alarms/words';
import type { KnownDeviceType } from '@imah/contract/devices';
import { Button, Inline, ListRow, StatusBadge, Switch } from '@imah/ui';
import { useCommand } from '@imah/app/command';
import { useFormat, useLocale } from '@imah/app/i18n';
import { useCan } from '@imah/app/ports';
import { changeSettings } from '@imah/features-people/model';
import { useAlarmTexts } from '../alarms/texts.ts';
import { useDeviceTexts } from '../texts.ts';
import { sentenceOf } from './rule-sentence.ts';
import { useRuleTexts } from './texts.ts';

const tones = {
  critical: 'danger',
  major: 'danger',
  minor: 'warning',
  warning: 'warning',
  info: 'info',
} as const satisfies Record<AlarmSeverity, string>;

/** As often as this in 30 days, a rule is heard so much that it is heard no more. */
const noisy = 30;

interface RuleRowProps {
  readonly orgId: string;
  readonly rule: AlarmRule;
  readonly types: readonly KnownDeviceType[];
  /** Null: it holds in all of them. */
  readonly building: string | null;
  readonly onEdit: () => void;
}

/** A rule as a sentence, with how often it was heard, switched on and off where it stands. */
export function RuleRow({ orgId, rule, types, building, onEdit }: RuleRowProps) {
  const t = useRuleTexts();
  const ta = useAlarmTexts();
  const td = useDeviceTexts();
  const format = useFormat();
  const { locale } = useLocale();
  const { id, version, raised, ...draft } = rule;
  const { name, state, severity, buildingId } = rule;
  const target = buildingId === null ? { orgId, everywhere: true } : { orgId, buildingId };
  const mayChange = useCan()('alarmRule.update', target) === 'allowed';
  const isNoisy = raised >= noisy && state === 'on';
  const { run, isPending } = useCommand(changeSettings(orgId), {
    told: { sent: () => t(state === 'on' ? 'switchedOff' : 'switchedOn', { name }) },
  });
  const facts = [
    t('raised', { count: raised }),
    building ?? t('everyBuilding'),
    ...(rule.ticket === null ? [] : [t('ticket.made')]),
  ];
  return (
    <ListRow
      leading={<StatusBadge tone={tones[severity]} label={ta(`severities.${severity}`)} />}
      title={name}
      description={`${sentenceOf(rule, types, { t, ta, td, format, locale })} ${facts.join(' · ')}`}
      trailing={
        <Inline gap="sm">
          <Switch
            label={t('switch', { name })}
            value={state}
            words={{ on: t('on'), off: t('off') }}
            disabled={!mayChange}
            command={isPending ? 'pending' : 'settled'}
            onChange={({ value }) =>
              void run((client) =>
                client.updateAlarmRule({
                  params: { orgId, alarmRuleId: id },
                  body: { ...draft, state: value },
                  version,
                }),
              )
            }
          />
          {mayChange ? (
            <Button
              size="sm"
              {...(isNoisy ? { tone: 'primary' as const } : {})}
              aria-label={t(isNoisy ? 'mendNamed' : 'editNamed', { name })}
              onClick={onEdit}
            >
              {t(isNoisy ? 'mend' : 'edit')}
            </Button>
          ) : null}
        </Inline>
      }
    />
  );
}
