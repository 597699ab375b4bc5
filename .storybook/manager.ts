import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { storybookThemes, themeOfGlobals } from './storybook-themes.ts';

addons.setConfig({ theme: storybookThemes.terang, sidebar: { showRoots: true } });

addons.register('imah/theme', (api) => {
  for (const told of [SET_GLOBALS, GLOBALS_UPDATED]) {
    api.on(told, ({ globals }: { readonly globals: Readonly<Record<string, unknown>> }) =>
      addons.setConfig({ theme: storybookThemes[themeOfGlobals(globals)] }),
    );
  }
});
