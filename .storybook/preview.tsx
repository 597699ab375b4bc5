import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Decorator, Preview } from '@storybook/react-vite';
import '@imah/ui/global';
import { BuildingLayout } from '@imah/features-buildings/layout';
import { Bell } from '@imah/features-notifications';
import { SearchBox } from '@imah/features-search';
import { englishLabels, LabelsProvider } from '@imah/ui';
import { vars } from '@imah/ui/tokens';
import { globalTypes, initialGlobals } from './toolbars.ts';
import { modes, viewports } from '../tools/pictures/modes.ts';
import { nameUnions } from '../tools/storybook/prop-unions.ts';
import { checkOtherTheme } from './other-theme.ts';
import { settled } from './settled.ts';
import { ThemedDocs } from './themed-docs.tsx';
import { simulateNetwork, simulateReducedMotion } from './surroundings.ts';

const withLanguage: Decorator = (Story, { globals }) => {
  document.documentElement.lang = globals['locale'] === 'en' ? 'en' : 'id';
  return (
    <LabelsProvider labels={globals['locale'] === 'en' ? englishLabels : {}}>
      <Story />
    </LabelsProvider>
  );
};

const withSurroundings: Decorator = (Story, { globals }) => {
  simulateNetwork(window, globals['network'] === 'offline' ? 'offline' : 'online');
  simulateReducedMotion(document, globals['motion'] === 'reduced' ? 'reduced' : 'usual');
  return <Story />;
};

const themes = { terang: 'light', gelap: 'dark' } as const;
const themeOfPage = withThemeByDataAttribute({ themes, defaultTheme: 'terang', attributeName: 'data-color-mode' });
const frame = { background: vars.color.canvas, color: vars.color.text };

/** A story has the page to itself; on a docs page, where there are many, each is drawn in its own theme. */
const withTheme: Decorator = (Story, context) =>
  context.viewMode === 'docs' ? (
    <div data-color-mode={context.globals['theme'] === 'gelap' ? themes.gelap : themes.terang} style={frame}>
      <Story />
    </div>
  ) : (
    themeOfPage(Story, context)
  );

const preview: Preview = {
  // Of every story with `picture` a picture is kept, see tools/pictures.
  tags: ['autodocs', 'picture'],
  parameters: {
    around: { BuildingLayout, Bell, SearchBox },
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: { container: ThemedDocs },
    viewport: { options: viewports },
    chromatic: { modes: { light: modes.light, dark: modes.dark } },
    options: {
      storySort: {
        order: [
          'Mulai',
          'Token',
          'Dasar',
          'Formulir',
          'Umpan balik',
          'Navigasi',
          'Data',
          'Bagan',
          'Tata letak',
          'Halaman',
          [
            'Landing',
            'Masuk',
            'Daftar',
            'Boarding',
            'Lupa kata sandi',
            'Keluar',
            'Syarat',
            'Kuki',
            'Privasi',
            'Beranda',
            'Akun',
            'Gedung',
            'Perangkat',
            'Pemantauan',
            '*',
            'Belum tersedia',
            'Galat',
          ],
          'Peta keadaan',
        ],
        // Within a group by name, whichever library a story is of.
        method: 'alphabetical',
      },
    },
  },
  argTypesEnhancers: [({ argTypes }) => nameUnions(argTypes)],
  globalTypes,
  initialGlobals,
  decorators: [withLanguage, withSurroundings, withTheme],
  afterEach: async ({ canvasElement }) => {
    await settled(canvasElement);
    // In tests; a person changes the theme in the toolbar.
    if (import.meta.env['VITEST_STORYBOOK'] === 'false') await checkOtherTheme(canvasElement.ownerDocument);
  },
};

export default preview;
