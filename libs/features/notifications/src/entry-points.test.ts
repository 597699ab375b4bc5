import { testEntryPoints } from '@imah/app/harness/entry-points';

testEntryPoints(import.meta.glob(['./**/index.ts', '!./**/{testing,harness}/**'], { eager: true }), {
  '.': ['Bell', 'preloadNotificationCentre'],
  offer: ['PushOffer'],
  settings: ['NotificationSettingsSection', 'useNotificationSettingsTexts'],
});
