import { testEntryPoints } from '@imah/app/harness/entry-points';

testEntryPoints(import.meta.glob(['./**/index.ts', '!./**/{testing,harness}/**'], { eager: true }), {
  audit: ['SettingsAuditPage'],
  escalation: ['SettingsEscalationPage'],
  general: ['SettingsGeneralPage'],
  group: ['SettingsGroupPage'],
  model: ['changeSettings', 'useOrgBuildings'],
  overview: ['SettingsPage'],
  parts: ['SettingsFrame'],
  person: ['PersonAvatar'],
  user: ['SettingsUserPage'],
});
