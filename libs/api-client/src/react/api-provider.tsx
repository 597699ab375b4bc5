import { createContext, type ReactNode, useContext } from 'react';
import type { ApiClient } from '../client-types.ts';

const ApiContext = createContext<ApiClient | null>(null);

/** The client for everything inside. */
export interface ApiProviderProps {
  readonly client: ApiClient;
  readonly children: ReactNode;
}

/** Gives the hooks below it their client. React Query's own provider stands around it. */
export function ApiProvider({ client, children }: ApiProviderProps) {
  return <ApiContext value={client}>{children}</ApiContext>;
}

/** The client of the nearest ApiProvider. Throws without one. */
export function useApiClient(): ApiClient {
  const client = useContext(ApiContext);
  if (client === null) throw new Error('useApiClient needs an ApiProvider above it');
  return client;
}
