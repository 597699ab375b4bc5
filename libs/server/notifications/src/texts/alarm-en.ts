import { brokenRule, measured, type NotificationTexts } from './notification-texts.ts';

const severities = { critical: 'Critical', major: 'Major', minor: 'Minor', warning: 'Warning', info: 'Info' } as const;
const conditions = { above: 'above its limit', below: 'below its limit' } as const;
const words = { on: 'yes', off: 'no' } as const;

/** What is told of alarms in English. */
export const alarmEn: Pick<NotificationTexts['notifications'], 'alarm-raised' | 'alarm-cleared' | 'alarm-escalated'> = {
  'alarm-raised': (data, { building }) => ({
    title: `${severities[data.severity]} alarm: ${data.device}`,
    body:
      data.condition === 'rule'
        ? `${building}. ${brokenRule(data, 'en', words)}.`
        : data.metric === null || data.condition === 'offline'
          ? `${building}. This device has stopped sending data.`
          : data.condition === 'equals'
            ? `${building}. ${data.metric.en}: ${measured(data, 'en-GB', words)}.`
            : `${building}. ${data.metric.en} ${measured(data, 'en-GB', words)}, ${conditions[data.condition]}.`,
    reason: `You may see the alarms of ${building}.`,
  }),
  'alarm-cleared': (data, { building }) => ({
    title: `Alarm cleared: ${data.device}`,
    body:
      data.rule !== undefined
        ? `${building}. The rule no longer applies: ${data.rule}.`
        : `${building}. ${data.metric === null ? 'This device is sending data again' : `${data.metric.en} is back to normal`}.`,
    reason: `You may see the alarms of ${building}.`,
  }),
  'alarm-escalated': ({ severity, device, at }, { building }) => ({
    title: `Nobody has acknowledged: ${severities[severity]} alarm ${device}`,
    body: `${building}. Nobody has acknowledged it since ${at}. Open it and press Acknowledge.`,
    reason: 'You are in the escalation plan of this organisation.',
  }),
};
