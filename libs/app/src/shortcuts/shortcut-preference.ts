type Kept = Pick<Storage, 'getItem' | 'setItem'>;

const key = 'imah-shortcuts';

export type ShortcutsState = 'on' | 'off';

/** Whether single keys do something on this device; they do when nothing is kept. */
export function readShortcutsState(storage: Kept): ShortcutsState {
  try {
    return storage.getItem(key) === 'off' ? 'off' : 'on';
  } catch {
    return 'on';
  }
}

/** Keeps the choice; a closed storage means it lasts as long as the page. */
export function writeShortcutsState(storage: Kept, state: ShortcutsState): void {
  try {
    storage.setItem(key, state);
  } catch {
    // Private windows of some browsers refuse to write.
  }
}
