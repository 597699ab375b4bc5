import { testEntryPoints } from '@imah/app/harness/entry-points';

testEntryPoints(import.meta.glob(['./**/index.ts', '!./**/{testing,harness}/**'], { eager: true }), {
  '.': ['Bell', 'preloadNotificationCentre'],
  escalation: ['EscalationNote', 'TicketEscalation'],
  offer: ['PushOffer'],
  settings: ['NotificationSettingsSection', 'useNotificationSettingsTexts'],
});
