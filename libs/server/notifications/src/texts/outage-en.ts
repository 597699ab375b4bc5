import { type NotificationTexts, outageTime } from './notification-texts.ts';

type OutageTexts = Pick<
  NotificationTexts['notifications'],
  `outage-${string}` & keyof NotificationTexts['notifications']
>;

/** What is told of outages in English. */
export const outageEn: OutageTexts = {
  'outage-announced': (outage, { building }) => ({
    title: `Outage: ${outage.title}`,
    body: `${building}. ${outageTime(outage, 'en-GB')}.`,
    reason: 'This outage concerns a place of yours.',
  }),
  'outage-changed': (outage, { building }) => ({
    title: `Outage changed: ${outage.title}`,
    body: `${building}. ${outageTime(outage, 'en-GB')}.`,
    reason: 'This outage concerns a place of yours.',
  }),
  'outage-ended': ({ title, as }, { building }) => ({
    title: as === 'restored' ? `Restored: ${title}` : `Cancelled: ${title}`,
    body: `${building}. ${as === 'restored' ? 'The service is back' : 'This outage does not take place'}.`,
    reason: 'You were told of this outage.',
  }),
};
