import { brokenRule, measured, type NotificationTexts } from './notification-texts.ts';

const severities = {
  critical: 'kritis',
  major: 'berat',
  minor: 'ringan',
  warning: 'peringatan',
  info: 'info',
} as const;
const conditions = { above: 'di atas batas', below: 'di bawah batas' } as const;
const words = { on: 'ya', off: 'tidak', units: { 'L/min': 'L/mnt' } } as const;

/** What is told of alarms in Indonesian. */
export const alarmId: Pick<NotificationTexts['notifications'], 'alarm-raised' | 'alarm-cleared' | 'alarm-escalated'> = {
  'alarm-raised': (data, { building }) => ({
    title: `Alarm ${severities[data.severity]}: ${data.device}`,
    body:
      data.condition === 'rule'
        ? `${building}. ${brokenRule(data, 'id', words)}.`
        : data.metric === null || data.condition === 'offline'
          ? `${building}. Perangkat ini tidak mengirim data.`
          : data.condition === 'equals'
            ? `${building}. ${data.metric.id}: ${measured(data, 'id-ID', words)}.`
            : `${building}. ${data.metric.id} ${measured(data, 'id-ID', words)}, ${conditions[data.condition]}.`,
    reason: `Anda boleh melihat alarm di ${building}.`,
  }),
  'alarm-cleared': (data, { building }) => ({
    title: `Alarm selesai: ${data.device}`,
    body:
      data.rule !== undefined
        ? `${building}. Aturan tidak terpenuhi lagi: ${data.rule}.`
        : `${building}. ${data.metric === null ? 'Perangkat ini mengirim data lagi' : `${data.metric.id} kembali normal`}.`,
    reason: `Anda boleh melihat alarm di ${building}.`,
  }),
  'alarm-escalated': ({ severity, device, at }, { building }) => ({
    title: `Belum ditangani: alarm ${severities[severity]} ${device}`,
    body: `${building}. Sejak ${at} belum ada yang menangani. Buka dan tekan Tangani.`,
    reason: 'Anda ada di rencana eskalasi organisasi ini.',
  }),
};
