import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Imah',
    brandTarget: '_self',
    colorPrimary: '#32646b',
    colorSecondary: '#32646b',
  }),
  sidebar: { showRoots: true },
});
