import type { AppPorts } from './app-ports.tsx';

const key = 'imah.view-as.from';

/** Where a person was in this tab when they began to see as a group. */
export function viewAsOrigin(storage: AppPorts['draftStorage']) {
  return {
    keep: (href: string) => storage.setItem(key, href),
    /** Answers once: what is taken is forgotten. Null where it was begun in another tab. */
    take: (): string | null => {
      const href = storage.getItem(key);
      storage.removeItem(key);
      return href;
    },
  };
}
