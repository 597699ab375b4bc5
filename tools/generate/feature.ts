import type { Names } from './names.ts';

/** The files of a new domain of libs/features, by path. */
export function featureFiles({ kebab, pascal }: Names): Record<string, string> {
  const folder = `libs/features/src/${kebab}`;
  return {
    [`${folder}/index.ts`]: `export { ${pascal}Page } from './${kebab}-page.tsx';\n`,
    [`${folder}/messages/id.ts`]: `export const id = { heading: '${pascal}', empty: 'Belum ada apa-apa di sini.' } as const;\n`,
    [`${folder}/messages/en.ts`]: `import type { TranslationOf } from '../../i18n/index.ts';
import type { id } from './id.ts';

export const en: TranslationOf<typeof id> = { heading: '${pascal}', empty: 'Nothing here yet.' };
`,
    [`${folder}/texts.ts`]: `import { defineTexts } from '../i18n/index.ts';
import { id } from './messages/id.ts';

export const useTexts = defineTexts({ id, loadEn: async () => (await import('./messages/en.ts')).en });
`,
    [`${folder}/${kebab}-page.tsx`]: `import { Heading, Stack, Text } from '@imah/ui';
import { useTexts } from './texts.ts';

/** Say here in one sentence what the page is for. */
export function ${pascal}Page() {
  const t = useTexts();
  return (
    <Stack>
      <Heading level={1}>{t('heading')}</Heading>
      <Text>{t('empty')}</Text>
    </Stack>
  );
}
`,
    [`${folder}/${kebab}-page.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${pascal}Page } from './${kebab}-page.tsx';

const meta = { title: 'Halaman/${pascal}', component: ${pascal}Page } satisfies Meta<typeof ${pascal}Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
`,
    [`${folder}/${kebab}-page.browser.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ${pascal}Page } from './${kebab}-page.tsx';

it('says in Indonesian that there is nothing yet', () => {
  render(<${pascal}Page />);

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('${pascal}');
  expect(screen.getByText('Belum ada apa-apa di sini.')).toBeVisible();
});
`,
  };
}
