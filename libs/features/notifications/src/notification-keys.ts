/** Keys of the query cache. */
export const notificationKeys = {
  all: () => ['notifications'] as const,
  unread: () => ['notifications', 'unread'] as const,
  lists: () => ['notifications', 'list'] as const,
  list: (show: 'all' | 'unread', locale: string) => ['notifications', 'list', show, locale] as const,
  settings: () => ['notifications', 'settings'] as const,
};
