import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Decorator, Preview } from '@storybook/react-vite';
import '@imah/ui/global';
import { englishLabels, LabelsProvider } from '@imah/ui';
import { viewports } from './modes.ts';

const withLanguage: Decorator = (Story, { globals }) => {
  document.documentElement.lang = globals['locale'] === 'en' ? 'en' : 'id';
  return (
    <LabelsProvider labels={globals['locale'] === 'en' ? englishLabels : {}}>
      <Story />
    </LabelsProvider>
  );
};

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    viewport: { options: viewports },
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
        ],
      },
    },
  },
  globalTypes: {
    locale: {
      description: 'Bahasa kata-kata pustaka',
      toolbar: {
        title: 'Bahasa',
        icon: 'globe',
        items: [
          { value: 'id', title: 'Indonesia' },
          { value: 'en', title: 'English' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { locale: 'id' },
  decorators: [
    withLanguage,
    withThemeByDataAttribute({
      themes: { terang: 'light', gelap: 'dark' },
      defaultTheme: 'terang',
      attributeName: 'data-color-mode',
    }),
  ],
};

export default preview;
