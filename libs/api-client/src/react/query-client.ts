import { QueryClient } from '@tanstack/react-query';

/** A query cache with our defaults. It never retries: the client does, where the route table allows it. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: false, networkMode: 'online' },
      mutations: { retry: false, networkMode: 'online' },
    },
  });
}
