export type { Shortcut, ShortcutGroup } from './shortcut.ts';
export { useShortcuts, useShortcutsHelp } from './shortcuts-context.ts';
export { ShortcutsHost } from './shortcuts-host.tsx';
