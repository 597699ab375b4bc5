import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../global/global.ts';
import { statusTones } from '../../shared/status/status-look.ts';
import { Banner } from '../banner/banner.tsx';
import { ConnectionState } from '../connection-state/connection-state.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { FailedState } from '../empty-state/failed-state.tsx';
import { ForbiddenState } from '../empty-state/forbidden-state.tsx';
import { FormErrorSummary } from '../form-error-summary/form-error-summary.tsx';
import { Progress } from '../progress/progress.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { Callout } from './callout.tsx';

afterEach(cleanup);

const words = { success: 'Berhasil', warning: 'Peringatan', danger: 'Kesalahan', info: 'Informasi' };

describe('a message in the page', () => {
  it.each(statusTones)('of the tone %s says what it is in a word, not by its colour alone', (tone) => {
    render(
      <>
        <Callout tone={tone}>Air mati.</Callout>
        <Banner tone={tone}>Air mati.</Banner>
      </>,
    );

    expect(screen.getAllByRole('img', { name: words[tone] })).toHaveLength(2);
  });

  it('is announced only where the page asks for it', () => {
    const { rerender } = render(<Callout>Air mati.</Callout>);
    expect([screen.queryByRole('status'), screen.queryByRole('alert')]).toEqual([null, null]);

    rerender(<Callout announce="polite">Air mati.</Callout>);
    expect(screen.getByRole('status')).toHaveTextContent('Air mati.');
    rerender(<Callout announce="assertive">Air mati.</Callout>);
    expect(screen.getByRole('alert')).toHaveTextContent('Air mati.');
  });

  it('over the whole page is put away by whoever may, and only then has a button for it', async () => {
    const onClose = vi.fn<() => void>();
    const { rerender } = render(<Banner>Mode demo</Banner>);
    expect(screen.queryByRole('button')).toBeNull();

    rerender(<Banner onClose={onClose}>Mode demo</Banner>);
    await userEvent.click(screen.getByRole('button', { name: 'Tutup' }));

    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('what stands in the place of content', () => {
  it('that did not come says what happened and tries again, once at a time', async () => {
    const onRetry = vi.fn<() => void>();
    const { rerender } = render(<FailedState onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toContainElement(screen.getByRole('heading', { level: 2, name: 'Gagal memuat' }));

    await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
    rerender(<FailedState onRetry={onRetry} attempt="retrying" />);
    await userEvent.click(screen.getByRole('button', { name: /Coba lagi/ }));

    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('without a network says that, and has no button where nothing can be tried', () => {
    render(<FailedState reason="offline" />);

    expect(screen.getByRole('alert')).toHaveAttribute('data-state', 'offline');
    expect(screen.getByRole('heading', { name: 'Anda sedang luring' })).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('keeps the buttons of its page beside the one to try again', () => {
    render(<FailedState onRetry={() => undefined} actions={<button type="button">Ke Beranda</button>} />);

    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Coba lagi', 'Ke Beranda']);
  });

  it('that may not be seen, or is not there, is told in the words of the page and at its level', () => {
    render(
      <>
        <ForbiddenState title="Bukan gedung Anda" text="Minta izin." level={1} />
        <EmptyState title="Belum ada tiket" level={3} actions={<button type="button">Buat</button>} />
      </>,
    );

    expect(screen.getAllByRole('heading').map((heading) => [heading.tagName, heading.textContent])).toEqual([
      ['H1', 'Bukan gedung Anda'],
      ['H3', 'Belum ada tiket'],
    ]);
    expect(screen.getByText('Minta izin.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Buat' }).closest('[data-state]')).toHaveAttribute('data-state', 'empty');
  });
});

describe('the errors of a form', () => {
  const errors = [{ field: 'nama', text: 'Nama harus diisi.' }, { text: 'Coba lagi nanti.' }];

  it('are nothing where there are none', () => {
    const { container } = render(<FormErrorSummary errors={[]} />);

    expect(container).toBeEmptyDOMElement();
  });

  it('take the focus again when others come, and not while they become fewer', async () => {
    const draw = (some: typeof errors | { text: string }[]) => (
      <>
        <FormErrorSummary errors={some} title="Periksa lagi" />
        <input aria-label="Isian" />
      </>
    );
    const { rerender } = render(draw(errors));
    expect(screen.getByRole('alert')).toHaveFocus();
    await userEvent.click(screen.getByRole('textbox'));

    rerender(draw(errors.slice(1)));
    expect(screen.getByRole('textbox')).toHaveFocus();
    rerender(draw([{ text: 'Gedung ini sudah ada.' }]));

    expect(screen.getByRole('alert')).toHaveFocus();
    expect(within(screen.getByRole('alert')).getByText('Periksa lagi')).toBeVisible();
  });
});

describe('work that takes long', () => {
  const bar = () => screen.getByRole('progressbar', { name: 'Impor unit' });
  const facts = () => [
    bar().getAttribute('aria-valuenow'),
    bar().getAttribute('aria-valuemax'),
    bar().getAttribute('aria-valuetext'),
  ];

  it.each([
    [0, 100, ['0', '100', '0%']],
    [29, 100, ['29', '100', '29%']],
    [57, 100, ['57', '100', '57%']],
    [1, 3, ['1', '3', '33%']],
    [999, 1000, ['999', '1000', '99%']],
    [40, 40, ['40', '40', '100%']],
    [-5, 10, ['0', '10', '0%']],
    [50, 40, ['40', '40', '100%']],
    [null, 40, [null, '40', null]],
    [3, 0, [null, '0', null]],
  ])('of which %s of %s is done says so, whole only when all of it is', (value, max, expected) => {
    render(<Progress label="Impor unit" value={value} max={max} />);

    expect(facts()).toEqual(expected);
  });

  it('is told in the words of its page, and can be stopped', async () => {
    const onStop = vi.fn<() => void>();
    render(
      <Progress label="Impor unit" value={12} max={40} amount="12 dari 40 baris" note="Sisa 1 menit" onStop={onStop} />,
    );

    await userEvent.click(screen.getByRole('button', { name: 'Hentikan' }));

    expect(facts()).toEqual(['12', '40', '12 dari 40 baris']);
    expect(onStop).toHaveBeenCalledOnce();
    expect(screen.getByText('Sisa 1 menit')).toBeVisible();
  });
});

describe('what is under way or connected', () => {
  it('says so once: a spinner beside words says nothing', () => {
    render(
      <>
        <Spinner />
        <Spinner label="Mengirim" />
        <Spinner label="none" />
      </>,
    );

    expect(screen.getAllByRole('status').map((one) => one.getAttribute('aria-label'))).toEqual(['Memuat', 'Mengirim']);
  });

  it.each([
    ['connecting', 'Menyambungkan'],
    ['connected', 'Langsung'],
    ['error', 'Terputus, menyambung ulang'],
    ['offline', 'Luring'],
  ] as const)('in the state %s is said also where there is room for a sign alone', (state, text) => {
    render(
      <>
        <ConnectionState state={state} />
        <ConnectionState state={state} display="icon" />
        <ConnectionState state={state} label="Kata lain" />
      </>,
    );

    expect(screen.getAllByRole('status').map((one) => one.textContent)).toEqual([text, text, 'Kata lain']);
  });
});
