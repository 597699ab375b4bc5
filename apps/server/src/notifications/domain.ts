import type { ServerDomain } from '../http/server-domain.ts';
import { notificationHandlers } from './notification-handlers.ts';

export const notificationsDomain = { handlers: notificationHandlers } satisfies ServerDomain;
