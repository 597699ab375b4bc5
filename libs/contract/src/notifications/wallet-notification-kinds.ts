const hour = 60;

/** Kinds of notification (`NotificationKindDefinition`): what happens to deposits. */
export const walletNotificationKinds = {
  'payout-requested': {
    label: { id: 'Pencairan saldo diminta', en: 'Payout asked for' },
    topic: 'account',
    urgency: 'normal',
    channels: ['in-app', 'push', 'email'],
    required: ['in-app'],
    dedupeMinutes: hour,
  },
  'payout-answered': {
    label: { id: 'Jawaban pencairan saldo', en: 'Payout answered' },
    topic: 'account',
    urgency: 'normal',
    channels: ['in-app', 'push', 'email'],
    required: ['in-app'],
    dedupeMinutes: hour,
  },
  'payout-account-changed': {
    label: { id: 'Rekening pencairan berubah', en: 'Payout account changed' },
    topic: 'account',
    urgency: 'normal',
    channels: ['in-app', 'push', 'email'],
    required: ['in-app'],
    dedupeMinutes: hour,
  },
  'autopay-announced': {
    label: { id: 'Pembayaran otomatis besok', en: 'Automatic payment tomorrow' },
    topic: 'account',
    urgency: 'normal',
    channels: ['in-app', 'push', 'email'],
    required: ['in-app'],
    dedupeMinutes: hour,
  },
  'autopay-failed': {
    label: { id: 'Pembayaran otomatis gagal', en: 'Automatic payment failed' },
    topic: 'account',
    urgency: 'normal',
    channels: ['in-app', 'push', 'email'],
    required: ['in-app'],
    dedupeMinutes: hour,
  },
  'float-near-limit': {
    label: { id: 'Total saldo mendekati batas', en: 'Deposits near their limit' },
    topic: 'account',
    urgency: 'normal',
    channels: ['in-app', 'push', 'email'],
    required: ['in-app'],
    dedupeMinutes: hour,
  },
} as const;
