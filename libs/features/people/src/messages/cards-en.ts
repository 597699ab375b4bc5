import type { TranslationOf } from '@imah/app/i18n';
import type { settingsCardsId } from './cards-id.ts';

export const settingsCardsEn: TranslationOf<typeof settingsCardsId> = {
  user: { title: 'Members', text: 'Invite people, set their groups, buildings and end date.' },
  group: { title: 'Groups and permissions', text: 'Decide what each group can do.' },
  ticket: { title: 'Tickets', text: 'Time limits, working hours, categories, checklists and automatic rules.' },
  alarm: { title: 'Alarm rules', text: 'When values of devices become an alarm, tried on past data.' },
  device: { title: 'Device types', text: 'What devices report and what they can be told.' },
  escalation: { title: 'Escalation', text: 'Who is told next when nobody takes on what is urgent.' },
  general: { title: 'Organisation', text: 'Name, type, NPWP and address.' },
  billing: { title: 'Tariffs and billing', text: 'What each building charges for, and by which tariffs.' },
  payment: { title: 'Online payments', text: 'QRIS and virtual accounts through Midtrans.' },
  audit: {
    title: 'History',
    text: 'Who changed what, and when.',
    lead: 'Who changed what and when, in all buildings you may see. The history can be neither changed nor deleted.',
  },
};
