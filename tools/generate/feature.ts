import { featureProject } from './feature-project.ts';
import type { Names } from './names.ts';

/** The files of a new domain, a project of its own in libs/features, by path. `versions`: those of the packages in use. */
export function featureFiles(names: Names, versions: Readonly<Record<string, string>>): Record<string, string> {
  const { kebab, camel, pascal } = names;
  const folder = `libs/features/${kebab}`;
  const source = `${folder}/src`;
  return {
    ...featureProject(names, versions),
    [`${source}/index.ts`]: `export { ${pascal}Page } from './${kebab}-page.tsx';\n`,
    [`${source}/messages/id.ts`]: `export const ${camel}TextsId = { heading: '${pascal}', empty: 'Belum ada apa-apa di sini.' } as const;\n`,
    [`${source}/messages/en.ts`]: `import type { TranslationOf } from '@imah/app/i18n';
import type { ${camel}TextsId } from './id.ts';

export const ${camel}TextsEn: TranslationOf<typeof ${camel}TextsId> = { heading: '${pascal}', empty: 'Nothing here yet.' };
`,
    [`${source}/texts.ts`]: `import { defineTexts } from '@imah/app/i18n';
import { ${camel}TextsId } from './messages/id.ts';

export const use${pascal}Texts = defineTexts({
  id: ${camel}TextsId,
  loadEn: async () => (await import('./messages/en.ts')).${camel}TextsEn,
});
`,
    [`${source}/${kebab}-page.tsx`]: `import { Heading, Stack, Text } from '@imah/ui';
import { use${pascal}Texts } from './texts.ts';

/** Say here in one sentence what the page is for. */
export function ${pascal}Page() {
  const t = use${pascal}Texts();
  return (
    <Stack>
      <Heading level={1}>{t('heading')}</Heading>
      <Text>{t('empty')}</Text>
    </Stack>
  );
}
`,
    [`${source}/${kebab}-page.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${pascal}Page } from './${kebab}-page.tsx';

const meta = { title: 'Halaman/${pascal}', component: ${pascal}Page } satisfies Meta<typeof ${pascal}Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
`,
    [`${source}/${kebab}-page.browser.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ${pascal}Page } from './${kebab}-page.tsx';

it('says in Indonesian that there is nothing yet', () => {
  render(<${pascal}Page />);

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('${pascal}');
  expect(screen.getByText('Belum ada apa-apa di sini.')).toBeVisible();
});
`,
    [`${source}/catalogues.test.ts`]: `import { testCatalogues } from '@imah/app/i18n/testing';

testCatalogues({
  indonesian: import.meta.glob('./**/messages/id.ts', { eager: true }),
  english: import.meta.glob('./**/messages/en.ts', { eager: true }),
});
`,
    [`${source}/entry-points.test.ts`]: `import { testEntryPoints } from '@imah/app/harness/entry-points';

testEntryPoints(import.meta.glob(['./**/index.ts', '!./**/{testing,harness}/**'], { eager: true }), {
  '.': ['${pascal}Page'],
});
`,
  };
}
