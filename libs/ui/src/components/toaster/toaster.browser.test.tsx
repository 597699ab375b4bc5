import { timings, toasterMachine } from '@imah/state-machines';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createActor, SimulatedClock } from 'xstate';
import '../../global/global.ts';
import { dark, light } from '../../tokens/palette.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { Menu } from '../menu/menu.tsx';
import { Popover } from '../popover/popover.tsx';
import { PlainToaster } from './plain-toaster.tsx';
import { ToastContainer } from './toast-container.tsx';

function startToaster() {
  const clock = new SimulatedClock();
  const actor = createActor(toasterMachine, { clock, input: { now: () => clock.now() } }).start();
  return { clock, actor };
}

const closeName = 'Tutup pemberitahuan';
const toastWith = async (text: string) => {
  const words = await screen.findByText(
    (_, element) => element?.tagName === 'DIV' && element.textContent.endsWith(text) && !element.querySelector('div'),
  );
  const toast = words.closest<HTMLElement>('[data-type]');
  if (!toast) throw new Error(`no toast says "${text}"`);
  return toast;
};

const rgb = (hex: string) => `rgb(${[1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;

afterEach(() => {
  cleanup();
  document.documentElement.dataset['colorMode'] = 'light';
});

describe('the toasts of a page', () => {
  it('have their place before the first one comes (S-20)', () => {
    const { container } = render(<ToastContainer actor={startToaster().actor} />);

    expect(container.querySelectorAll('[data-part="toast-container"]')).toHaveLength(1);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('go when their time has elapsed (S-34)', async () => {
    const { actor, clock } = startToaster();
    render(<ToastContainer actor={actor} />);

    actor.send({ type: 'ADD', toast: { type: 'success', text: 'Tersimpan' } });
    await toastWith('Tersimpan');
    clock.increment(timings.toast.success - 1);
    await toastWith('Tersimpan');
    clock.increment(1);

    await waitFor(() => expect(screen.queryByRole('button', { name: closeName })).toBeNull());
  });

  it('go on a click on the close icon (S-34)', async () => {
    const { actor } = startToaster();
    render(<ToastContainer actor={actor} />);
    actor.send({ type: 'ADD', toast: { type: 'danger', text: 'Gagal' } });

    await userEvent.click(await screen.findByRole('button', { name: closeName }));

    await waitFor(() => expect(screen.queryByRole('button', { name: closeName })).toBeNull());
    expect(actor.getSnapshot().context.shown).toEqual([]);
  });

  it('stay while the pointer is on one', async () => {
    const { actor, clock } = startToaster();
    render(<ToastContainer actor={actor} />);
    actor.send({ type: 'ADD', toast: { type: 'info', text: 'Versi baru' } });

    await userEvent.hover(await toastWith('Versi baru'));
    clock.increment(timings.toast.info * 3);

    expect(actor.getSnapshot().context.shown.map(({ text }) => text)).toEqual(['Versi baru']);
  });

  it.each([
    ['danger', 'assertive'],
    ['warning', 'assertive'],
    ['success', 'polite'],
    ['info', 'polite'],
  ] as const)('say %s in an %s way (S-60)', async (type, live) => {
    const { actor } = startToaster();
    render(<ToastContainer actor={actor} />);

    actor.send({ type: 'ADD', toast: { type, text: 'Kabar dari gedung' } });

    const announcement = await waitFor(() => {
      const found = document.querySelector(`[role="status"][aria-live="${live}"]`);
      if (!found?.textContent) throw new Error('nothing announced yet');
      return found;
    });
    expect(announcement.textContent).toContain('Kabar dari gedung');
  });

  it.each([
    ['light', 'success', light.success.solid],
    ['light', 'warning', light.warning.solid],
    ['light', 'danger', light.danger.solid],
    ['light', 'info', light.info.solid],
    ['dark', 'success', dark.success.solid],
    ['dark', 'danger', dark.danger.solid],
  ] as const)('are drawn in the %s theme, %s in its colour (S-68)', async (mode, type, color) => {
    document.documentElement.dataset['colorMode'] = mode;
    const { actor } = startToaster();
    render(<ToastContainer actor={actor} />);

    actor.send({ type: 'ADD', toast: { type, text: 'Warna' } });

    expect(getComputedStyle(await toastWith('Warna')).backgroundColor).toBe(rgb(color));
  });

  it('can be read and closed while a dialog is open', async () => {
    const { actor } = startToaster();
    render(
      <>
        <ToastContainer actor={actor} />
        <Dialog open onClose={() => undefined} title="Ubah unit">
          Isi
        </Dialog>
      </>,
    );

    actor.send({ type: 'ADD', toast: { type: 'danger', text: 'Gagal menyimpan' } });
    const toast = await toastWith('Gagal menyimpan');

    expect(toast.closest('[aria-hidden="true"]')).toBeNull();
    await userEvent.click(within(toast).getByRole('button', { name: closeName }));
    await waitFor(() => expect(actor.getSnapshot().context.shown).toEqual([]));
    expect(screen.getByRole('dialog', { name: 'Ubah unit' })).toBeVisible();
  });

  it.each([
    ['a dialog', (close: () => void) => <Dialog open onClose={close} title="Ubah unit" />],
    [
      'a popover',
      (close: () => void) => (
        <Popover open onOpenChange={close} label="Saring" trigger={<button type="button">Buka</button>}>
          <button type="button">Isi</button>
        </Popover>
      ),
    ],
  ])('leave an Escape pressed in %s that was opened before them to it', async (_, popup) => {
    const { actor } = startToaster();
    let closed = 0;
    render(
      <>
        <ToastContainer actor={actor} />
        {popup(() => (closed += 1))}
      </>,
    );
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));

    actor.send({ type: 'ADD', toast: { type: 'success', text: 'Tersimpan' } });
    await toastWith('Tersimpan');
    await userEvent.keyboard('{Escape}');

    expect(closed).toBe(1);
    expect(actor.getSnapshot().context.shown.map(({ text }) => text)).toEqual(['Tersimpan']);
  });

  it('close a menu opened before them by one Escape, and themselves by the next', async () => {
    const { actor } = startToaster();
    render(
      <>
        <ToastContainer actor={actor} />
        <Menu
          trigger={<button type="button">Tindakan</button>}
          items={[{ kind: 'action', label: 'Ubah', onSelect: () => undefined }]}
        />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Tindakan' }));
    await screen.findByRole('menu');
    actor.send({ type: 'ADD', toast: { type: 'success', text: 'Tersimpan' } });
    await toastWith('Tersimpan');

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(actor.getSnapshot().context.shown).toHaveLength(1);

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(actor.getSnapshot().context.shown).toEqual([]));
  });

  it('are shown plainly when the real ones could not be fetched', async () => {
    const { actor } = startToaster();
    render(<PlainToaster actor={actor} />);
    actor.send({ type: 'ADD', toast: { type: 'warning', text: 'Jaringan terputus' } });

    expect(await screen.findByRole('alert')).toHaveTextContent('Peringatan: Jaringan terputus');
    await userEvent.click(screen.getByRole('button', { name: closeName }));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
