const hour = 60;

/** Kinds of notification (`NotificationKindDefinition`): what happens to expenses and to accounts of suppliers. */
export const expenseNotificationKinds = {
  'expense-submitted': {
    label: { id: 'Pengeluaran menunggu persetujuan', en: 'Expense awaits approval' },
    topic: 'account',
    urgency: 'normal',
    channels: ['in-app', 'push', 'email'],
    required: ['in-app'],
    dedupeMinutes: hour,
  },
  'expense-answered': {
    label: { id: 'Jawaban pengeluaran', en: 'Expense answered' },
    topic: 'account',
    urgency: 'normal',
    channels: ['in-app', 'push', 'email'],
    required: ['in-app'],
    dedupeMinutes: hour,
  },
  'expense-repeated': {
    label: { id: 'Pengeluaran berulang', en: 'Repeated expense' },
    topic: 'account',
    urgency: 'normal',
    channels: ['in-app', 'push', 'email'],
    required: ['in-app'],
    dedupeMinutes: hour,
  },
  'vendor-account-changed': {
    label: { id: 'Rekening pemasok berubah', en: 'Supplier account changed' },
    topic: 'account',
    urgency: 'normal',
    channels: ['in-app', 'push', 'email'],
    required: ['in-app'],
    dedupeMinutes: hour,
  },
} as const;
