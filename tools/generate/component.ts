import type { Names } from './names.ts';

/** The files of a new component of libs/ui, by path. */
export function componentFiles({ kebab, camel, pascal }: Names): Record<string, string> {
  const folder = `libs/ui/src/components/${kebab}`;
  return {
    [`${folder}/${kebab}.css.ts`]: `import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

export const ${camel} = style({ color: vars.color.text });
`,
    [`${folder}/${kebab}.tsx`]: `import type { RootProps } from '../../shared/root-props.ts';
import { ${camel} } from './${kebab}.css.ts';

export type ${pascal}Props = RootProps<'div'>;

/** Say here in one sentence when to use it. */
export function ${pascal}(props: ${pascal}Props) {
  return <div {...props} className={${camel}} />;
}
`,
    [`${folder}/${kebab}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../../docs/component-docs.ts';
import { ${pascal} } from './${kebab}.tsx';

const meta = {
  title: 'Dasar/${pascal}',
  component: ${pascal},
  args: { children: 'Isi' },
  parameters: componentDocs({
    use: 'Kapan dipakai, dan apa yang dipakai jika bukan ini.',
    access: ['Yang perlu diketahui tentang papan tik dan pembaca layar.'],
  }),
} satisfies Meta<typeof ${pascal}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongWords: Story = {
  args: { children: 'Pertanggungjawaban ketidakterlaksanaan pemeliharaan' },
  globals: { viewport: { value: 'kecil' } },
};

export const Dark: Story = { globals: { theme: 'gelap' } };
`,
  };
}

/** The line of the entry point. */
export function componentExport({ kebab, pascal }: Names): string {
  return `export { ${pascal}, type ${pascal}Props } from './components/${kebab}/${kebab}.tsx';\n`;
}

/** The case that the shared contract test (ref, attributes, axe, keyboard) asks for. */
export function componentCase({ pascal }: Names): string {
  return `  ${pascal}: { root: (root) => <ui.${pascal} {...root}>Isi</ui.${pascal}> },\n`;
}
