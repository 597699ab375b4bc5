import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { vars } from '@imah/ui/tokens';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { type PropsWithChildren, useSyncExternalStore } from 'react';
import { storybookThemes, themeOfGlobals } from './storybook-themes.ts';

const channel = addons.getChannel();
const listeners = new Set<() => void>();
let theme = themeOfGlobals({});

// From the first moment on: a docs page may be opened long after the theme was chosen.
for (const told of [SET_GLOBALS, GLOBALS_UPDATED]) {
  channel.on(told, ({ globals }: { readonly globals: Readonly<Record<string, unknown>> }) => {
    theme = themeOfGlobals(globals);
    for (const listener of listeners) listener();
  });
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** A docs page in the theme that is chosen for its stories. */
export function ThemedDocs(props: PropsWithChildren<DocsContainerProps>) {
  const chosen = useSyncExternalStore(subscribe, () => theme);
  return <DocsContainer {...props} theme={{ ...storybookThemes[chosen], fontBase: vars.font.family }} />;
}
