import type { AlarmDetail } from '@imah/contract/alarms';
import { useFormat, useLocale } from '@imah/app/i18n';
import { comparisonOf } from '../rules/rule-sentence.ts';
import { useRuleTexts } from '../rules/texts.ts';
import { useDeviceTexts } from '../texts.ts';
import { useAlarmTexts } from './texts.ts';

/** What the value of an alarm was compared with, in words; nothing where that is not known. */
export function AlarmLimits({ alarm }: { readonly alarm: AlarmDetail }) {
  const t = useRuleTexts();
  const ta = useAlarmTexts();
  const td = useDeviceTexts();
  const format = useFormat();
  const { locale } = useLocale();
  const words = { t, ta, td, format, locale };
  const metric = alarm.key ?? '';
  return alarm.limits
    .map((limit) => comparisonOf({ kind: 'metric', metric, ...limit }, alarm.metric ?? undefined, words))
    .join('; ');
}
