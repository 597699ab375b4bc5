const hour = 60;

/** Kinds of notification (`NotificationKindDefinition`): what happens to the budgets of a year. */
export const budgetNotificationKinds = {
  'budget-submitted': {
    label: { id: 'Anggaran menunggu persetujuan', en: 'Budget awaits approval' },
    topic: 'account',
    urgency: 'normal',
    channels: ['in-app', 'push', 'email'],
    required: ['in-app'],
    dedupeMinutes: hour,
  },
  'budget-answered': {
    label: { id: 'Jawaban anggaran', en: 'Budget answered' },
    topic: 'account',
    urgency: 'normal',
    channels: ['in-app', 'push', 'email'],
    required: ['in-app'],
    dedupeMinutes: hour,
  },
} as const;
