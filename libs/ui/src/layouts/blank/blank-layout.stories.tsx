import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../../docs/component-docs.ts';
import { Brand } from '../../components/brand/brand.tsx';
import { Button } from '../../components/button/button.tsx';
import { Card } from '../../components/card/card.tsx';
import { Checkbox } from '../../components/checkbox/checkbox.tsx';
import { Container } from '../../components/container/container.tsx';
import { FormErrorSummary, type FormError } from '../../components/form-error-summary/form-error-summary.tsx';
import { Heading } from '../../components/heading/heading.tsx';
import { Inline } from '../../components/inline/inline.tsx';
import { Link } from '../../components/link/link.tsx';
import { PasswordField } from '../../components/password-field/password-field.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { Text } from '../../components/text/text.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { BlankLayout } from './blank-layout.tsx';

function SignInExample({ errors = [] }: { errors?: readonly FormError[] }) {
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.text;
  return (
    <Container width="form">
      <Stack gap="xl">
        <Inline justify="center">
          <Brand />
        </Inline>
        <Card as="form" padding="lg" elevation="raised">
          <Stack gap="lg">
            <Stack gap="hair">
              <Heading level={1} size="xl">
                Masuk
              </Heading>
              <Text tone="muted">Gunakan email yang terdaftar di pengelola gedung Anda.</Text>
            </Stack>
            <FormErrorSummary errors={errors} />
            <TextField
              id="email"
              label="Email"
              type="email"
              autoComplete="username"
              required
              error={errorOf('email')}
            />
            <PasswordField
              id="sandi"
              label="Kata sandi"
              autoComplete="current-password"
              required
              error={errorOf('sandi')}
            />
            <Checkbox label="Tetap masuk di perangkat ini" />
            <Button type="submit" tone="primary" size="lg" width="full">
              Masuk
            </Button>
            <Text size="sm" align="center">
              <Link href="#lupa">Lupa kata sandi?</Link>
            </Text>
          </Stack>
        </Card>
      </Stack>
    </Container>
  );
}

const meta = {
  title: 'Tata letak/BlankLayout',
  component: BlankLayout,
  parameters: {
    layout: 'fullscreen',
    ...componentDocs({
      use: 'Halaman tanpa navigasi: masuk, daftar, aktivasi. Isinya satu kolom, di tengah atau di atas. Halaman setelah masuk: pakai DashboardLayout.',
      access: ['Satu `main`; judul halaman adalah `h1` di dalamnya.'],
    }),
  },
  args: { align: 'center', children: <SignInExample /> },
} satisfies Meta<typeof BlankLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithErrors: Story = {
  args: {
    children: (
      <SignInExample
        errors={[
          { field: 'email', text: 'Email harus diisi.' },
          { field: 'sandi', text: 'Kata sandi harus diisi.' },
        ]}
      />
    ),
  },
};
export const GrayishCyan: Story = { args: { variant: 'grayish-cyan' } };
export const Dark: Story = { globals: { theme: 'gelap' } };
export const WithTopAndBottom: Story = {
  args: {
    align: 'start',
    padding: 'none',
    top: (
      <header>
        <Container>
          <Brand />
        </Container>
      </header>
    ),
    bottom: (
      <footer>
        <Container>Imah</Container>
      </footer>
    ),
    children: (
      <Container>
        <Heading level={1} size="display">
          Satu tempat untuk menjalankan gedung
        </Heading>
      </Container>
    ),
  },
};
