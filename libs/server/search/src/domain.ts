import { fileURLToPath } from 'node:url';
import type { ServerDomain } from '@imah/server-platform/http';
import { searchHandlers } from './search-handlers.ts';

export const searchDomain = {
  migrations: fileURLToPath(new URL('../migrations', import.meta.url)),
  handlers: searchHandlers,
} satisfies ServerDomain;
