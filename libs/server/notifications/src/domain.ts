import { fileURLToPath } from 'node:url';
import type { ServerDomain } from '@imah/server-platform/http';
import { notificationHandlers } from './notification-handlers.ts';

export const notificationsDomain = {
  migrations: fileURLToPath(new URL('../migrations', import.meta.url)),
  handlers: notificationHandlers,
} satisfies ServerDomain;
