import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../global/global.ts';
import { bellIcon } from '../../icons/generated/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Link } from '../link/link.tsx';
import { LinkProvider, type LinkElementProps } from '../link/link-context.tsx';
import { ButtonLink } from './button-link.tsx';
import { Button } from './button.tsx';

afterEach(cleanup);

describe('a button', () => {
  it('sends no form unless it is told to', async () => {
    const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button>Tambah baris</Button>
        <Button type="submit">Simpan</Button>
      </form>,
    );

    await userEvent.click(screen.getByRole('button', { name: 'Tambah baris' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('keeps its width, its place and its words for those who listen while it is under way', () => {
    const one = (loading: boolean) => (
      <Button icon={bellIcon} loading={loading}>
        Kirim kabar
      </Button>
    );
    const { rerender } = render(one(false));
    const button = screen.getByRole('button');
    const before = button.getBoundingClientRect();

    rerender(one(true));

    const { width, height, left } = button.getBoundingClientRect();
    expect([width, height, left]).toEqual([before.width, before.height, before.left]);
    expect(button).toHaveAccessibleName(/Kirim kabar.*Memuat/);
    expect([button.ariaBusy, button.ariaDisabled, button.hasAttribute('disabled')]).toEqual(['true', 'true', false]);
  });

  it('that is off takes neither press nor focus', async () => {
    const onClick = vi.fn<() => void>();
    render(
      <Button disabled onClick={onClick}>
        Hapus
      </Button>,
    );

    await userEvent.tab();
    await userEvent.click(screen.getByRole('button'));

    expect(document.body).toHaveFocus();
    expect(onClick).not.toHaveBeenCalled();
  });

  it.each([
    ['small', 'sm'],
    ['usual', 'md'],
    ['large', 'lg'],
  ] as const)('of the %s size is big enough for a finger beside others (WCAG 2.5.8)', (_, size) => {
    render(
      <>
        <Button size={size}>A</Button>
        <IconButton size={size} icon={bellIcon} label="Kabar" />
      </>,
    );

    const sides = screen.getAllByRole('button').flatMap((button) => {
      const { width, height } = button.getBoundingClientRect();
      return [width, height];
    });
    expect(sides.filter((side) => side < 24)).toEqual([]);
  });

  it('that is wide has its words at the start and its sign at the end', () => {
    render(
      <div style={{ width: 400 }}>
        <Button width="full" align="start" iconEnd={bellIcon}>
          Semua gedung
        </Button>
      </div>,
    );

    const box = screen.getByRole('button').getBoundingClientRect();
    const sign = screen.getByRole('button').querySelector('svg')?.getBoundingClientRect();
    expect(box.width).toBe(400);
    expect(screen.getByText('Semua gedung').getBoundingClientRect().left - box.left).toBeLessThan(40);
    expect(box.right - (sign?.right ?? 0)).toBeLessThan(40);
  });

  it('breaks many words into lines within its place instead of pushing the page aside', () => {
    render(
      <div data-testid="place" style={{ width: 160 }}>
        <Button width="full">Terbitkan tagihan bulan November untuk semua unit</Button>
      </div>,
    );

    const place = screen.getByTestId('place');
    expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
  });
});

describe('a button of a sign alone', () => {
  it('has a name, and says it by the pointer too', () => {
    render(<IconButton icon={bellIcon} label="Kabar" aria-pressed />);

    const button = screen.getByRole('button', { name: 'Kabar', pressed: true });
    expect(button).toHaveAttribute('title', 'Kabar');
  });
});

describe('a link', () => {
  const Router = ({ children, ...rest }: LinkElementProps) => (
    <a data-router="" {...rest}>
      {children}
    </a>
  );

  it('is the element of the router, also where it looks like a button', () => {
    render(
      <LinkProvider component={Router}>
        <Link href="/a">Satu</Link>
        <ButtonLink href="/b" icon={bellIcon}>
          Dua
        </ButtonLink>
      </LinkProvider>,
    );

    expect(screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.dataset['router']])).toEqual([
      ['/a', ''],
      ['/b', ''],
    ]);
  });

  it('into a new window says so, is none of the router, and gives the other page no hold on this one', () => {
    render(
      <LinkProvider component={Router}>
        <Link href="https://contoh.id" target="new-window">
          Panduan
        </Link>
      </LinkProvider>,
    );

    const link = screen.getByRole('link', { name: 'Panduan (terbuka di jendela baru)' });
    expect([link.getAttribute('target'), link.getAttribute('rel'), link.dataset['router']]).toEqual([
      '_blank',
      'noopener noreferrer',
      undefined,
    ]);
  });
});
