import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../global/global.ts';
import { Button } from '../button/button.tsx';
import { Form } from '../form/form.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { ToggleGroup } from '../toggle-group/toggle-group.tsx';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

function Edit({ Frame, onClose }: { Frame: typeof Dialog | typeof Sheet; onClose: () => void }) {
  const [mode, setMode] = useState('read');
  return (
    <Frame open title="Ubah tiket" onClose={onClose}>
      <Form answer={null} onSubmit={onClose}>
        {() => (
          <>
            <TextField label="Judul" name="title" defaultValue="Keran bocor" />
            <ToggleGroup
              label="Hak"
              value={mode}
              onChange={({ value }) => setMode(value)}
              options={[
                { value: 'read', label: 'Lihat' },
                { value: 'write', label: 'Ubah' },
              ]}
            />
            <Button type="submit">Simpan</Button>
          </>
        )}
      </Form>
    </Frame>
  );
}

const question = () => screen.queryByRole('alertdialog', { name: 'Buang perubahan?' });

describe.each([
  ['dialog', Dialog],
  ['sheet', Sheet],
] as const)('a %s with a form', (_name, Frame) => {
  it('closes at once while nothing was changed', async () => {
    const onClose = vi.fn<() => void>();
    render(<Edit Frame={Frame} onClose={onClose} />);
    await userEvent.click(screen.getByRole('textbox', { name: 'Judul' }));
    await userEvent.keyboard('{Escape}');

    expect(onClose).toHaveBeenCalledOnce();
    expect(question()).toBeNull();
  });

  it('asks before Escape or the cross throws away what was typed, and keeps it when told to', async () => {
    const onClose = vi.fn<() => void>();
    render(<Edit Frame={Frame} onClose={onClose} />);
    const title = screen.getByRole('textbox', { name: 'Judul' });
    await userEvent.type(title, ' di dapur');

    await userEvent.keyboard('{Escape}');
    expect(question()).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Lanjut mengisi' }));
    await waitFor(() => expect(question()).toBeNull());
    expect(title).toHaveValue('Keran bocor di dapur');

    await userEvent.click(screen.getByRole('button', { name: 'Tutup' }));
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Buang perubahan' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('asks nothing once what was typed is taken back', async () => {
    const onClose = vi.fn<() => void>();
    render(<Edit Frame={Frame} onClose={onClose} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Judul' }), '!{Backspace}');
    await userEvent.keyboard('{Escape}');

    expect(onClose).toHaveBeenCalledOnce();
  });

  it('asks for a choice that was changed, and for a press beside it', async () => {
    const onClose = vi.fn<() => void>();
    render(<Edit Frame={Frame} onClose={onClose} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Ubah' }));
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: document.documentElement },
      { keys: '[/MouseLeft]', target: document.documentElement },
    ]);

    await waitFor(() => expect(question()).not.toBeNull());
    expect(onClose).not.toHaveBeenCalled();
  });

  it('does not ask when the form itself has closed it', async () => {
    const onClose = vi.fn<() => void>();
    render(<Edit Frame={Frame} onClose={onClose} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Judul' }), '!{Enter}');

    expect(onClose).toHaveBeenCalledOnce();
    expect(question()).toBeNull();
  });
});
