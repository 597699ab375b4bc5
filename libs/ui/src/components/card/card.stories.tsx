import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../../docs/component-docs.ts';
import { Grid } from '../grid/grid.tsx';
import { Heading } from '../heading/heading.tsx';
import { Stack } from '../stack/stack.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { Text } from '../text/text.tsx';
import { CardLink } from './card-link.tsx';
import { Card } from './card.tsx';

const meta = {
  title: 'Data/Card',
  component: Card,
  args: { children: 'Isi kartu' },
  parameters: componentDocs({
    use: 'Satu hal dengan batasnya sendiri. Dengan CardLink seluruh kartu membawa ke halamannya. Untuk banyak hal sejenis pakai List atau DataTable.',
    keys: [['Tab, Enter', 'Membuka kartu yang bertautan']],
    access: ['CardLink menamai kartu; kendali lain di dalamnya tetap dapat ditekan sendiri.'],
  }),
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Raised: Story = { args: { elevation: 'raised', padding: 'lg' } };
export const AsLink: Story = {
  render: () => (
    <Grid item="lg">
      {['Menara Melati', 'Gedung Pertanggungjawaban Ketidakbersinambungan Nusantara'].map((name) => (
        <Card key={name} interaction="link">
          <Stack gap="sm" align="start">
            <Heading level={3}>
              <CardLink href="#gedung">{name}</CardLink>
            </Heading>
            <Text tone="muted">Apartemen · Jakarta</Text>
            <StatusBadge tone="success" label="Semua normal" />
          </Stack>
        </Card>
      ))}
    </Grid>
  ),
};
export const Dark: Story = { ...AsLink, globals: { theme: 'gelap' } };
