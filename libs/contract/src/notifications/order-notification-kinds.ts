/** Kinds of notification (`NotificationKindDefinition`): what happens to orders of products. */
export const orderNotificationKinds = {
  'order-moved': {
    label: { id: 'Pesanan', en: 'Order' },
    topic: 'account',
    urgency: 'normal',
    channels: ['in-app', 'push'],
    required: [],
    dedupeMinutes: 60,
  },
} as const;
