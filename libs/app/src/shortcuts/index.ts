export type { Shortcut, ShortcutGroup } from './shortcut.ts';
export { useShortcuts, useShortcutsHelp } from './shortcuts-context.ts';
export { ShortcutsHost } from './shortcuts-host.tsx';
export { focusRow, pressByKey, type RowWalk, walkRows } from './walk-rows.ts';
