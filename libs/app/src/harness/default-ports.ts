import type { RuntimeConfig } from '@imah/contract/system/words';
import type { AppPorts } from '../ports/app-ports.tsx';

export const plainConfig: RuntimeConfig = {
  buildId: 'story',
  apiBase: null,
  fallbackApiBase: null,
  mqttUrl: null,
  iconFallbackUrl: null,
  demo: null,
};

/** What a page asks of the app, with a storage that lives as long as the page. */
export function defaultPorts(): Omit<AppPorts, 'person'> {
  return {
    config: plainConfig,
    onSignedIn: () => undefined,
    signOut: async () => undefined,
    onBoarded: () => undefined,
    onRightsChanged: () => undefined,
    draftStorage: memory(),
    keptStorage: memory(),
  };
}

function memory(): AppPorts['draftStorage'] {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
