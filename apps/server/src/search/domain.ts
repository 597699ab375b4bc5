import type { ServerDomain } from '../http/server-domain.ts';
import { searchHandlers } from './search-handlers.ts';

export const searchDomain = { handlers: searchHandlers } satisfies ServerDomain;
