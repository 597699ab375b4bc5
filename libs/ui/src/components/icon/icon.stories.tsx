import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../../docs/component-docs.ts';
import * as icons from '../../icons/generated/icons.ts';
import { Grid } from '../grid/grid.tsx';
import { Inline } from '../inline/inline.tsx';
import { Text } from '../text/text.tsx';
import { Icon } from './icon.tsx';

const meta = {
  title: 'Dasar/Icon',
  component: Icon,
  args: { icon: icons.buildingComplexIcon, size: 'lg' },
  parameters: componentDocs({
    use: 'Gambar kecil dari kumpulan Lucide yang dipakai di Imah. Di samping kata biasanya tanpa nama; bila berdiri sendiri beri `label`. Yang dapat ditekan: pakai IconButton.',
    access: [
      'Tanpa `label` disembunyikan dari pembaca layar, dengan `label` dibacakan sebagai gambar.',
      'Mengikuti warna teks di sekitarnya, juga dalam warna paksaan.',
    ],
  }),
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithMeaning: Story = { args: { icon: icons.triangleAlertIcon, label: 'Peringatan' } };
export const Sizes: Story = {
  render: () => (
    <Inline>
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Icon key={size} icon={icons.zapIcon} size={size} />
      ))}
    </Inline>
  ),
};
export const All: Story = {
  render: () => (
    <Grid item="sm" gap="sm">
      {Object.values(icons).map((icon) => (
        <Inline key={icon.name} wrap="nowrap">
          <Icon icon={icon} size="lg" />
          <Text as="span" size="xs" tone="muted" overflow="truncate">
            {icon.name}
          </Text>
        </Inline>
      ))}
    </Grid>
  ),
};
