import type { SidebarState } from '@imah/ui';

type SidebarStorage = Pick<Storage, 'getItem' | 'setItem'>;

const key = 'imah-sidebar';

/** How the person left the sidebar; open when nothing is kept. */
export function readSidebar(storage: SidebarStorage): SidebarState {
  try {
    return storage.getItem(key) === 'folded' ? 'folded' : 'open';
  } catch {
    return 'open';
  }
}

/** Keeps the choice; a closed storage means it lasts as long as the page. */
export function writeSidebar(storage: SidebarStorage, state: SidebarState): void {
  try {
    storage.setItem(key, state);
  } catch {
    // Private windows of some browsers refuse to write; the sidebar still folds.
  }
}
