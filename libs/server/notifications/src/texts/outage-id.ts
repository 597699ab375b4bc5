import { type NotificationTexts, outageTime } from './notification-texts.ts';

type OutageTexts = Pick<
  NotificationTexts['notifications'],
  `outage-${string}` & keyof NotificationTexts['notifications']
>;

/** What is told of outages in Indonesian. */
export const outageId: OutageTexts = {
  'outage-announced': (outage, { building }) => ({
    title: `Gangguan layanan: ${outage.title}`,
    body: `${building}. ${outageTime(outage, 'id-ID')}.`,
    reason: 'Gangguan ini mengenai tempat Anda.',
  }),
  'outage-changed': (outage, { building }) => ({
    title: `Perubahan gangguan layanan: ${outage.title}`,
    body: `${building}. ${outageTime(outage, 'id-ID')}.`,
    reason: 'Gangguan ini mengenai tempat Anda.',
  }),
  'outage-ended': ({ title, as }, { building }) => ({
    title: as === 'restored' ? `Sudah pulih: ${title}` : `Batal: ${title}`,
    body: `${building}. ${as === 'restored' ? 'Layanannya sudah kembali' : 'Gangguan ini tidak jadi terjadi'}.`,
    reason: 'Anda diberi tahu tentang gangguan ini.',
  }),
};
