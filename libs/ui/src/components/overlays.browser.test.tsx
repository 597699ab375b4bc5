import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../global/global.ts';
import { Button } from './button/button.tsx';
import { ConfirmDialog } from './dialog/confirm-dialog.tsx';
import { Menu } from './menu/menu.tsx';

afterEach(cleanup);

function DeleteBuilding({ onConfirm }: { onConfirm: () => void }) {
  const [question, setQuestion] = useState<'asked' | 'unasked'>('unasked');
  return (
    <>
      <Button onClick={() => setQuestion('asked')}>Hapus</Button>
      <ConfirmDialog
        open={question === 'asked'}
        title="Hapus gedung?"
        text="Tidak dapat dibatalkan."
        confirmLabel="Hapus gedung"
        onConfirm={onConfirm}
        onClose={() => setQuestion('unasked')}
      />
    </>
  );
}

describe('a question before a deed', () => {
  it('does it on yes alone, and gives the focus back on Escape', async () => {
    const onConfirm = vi.fn<() => void>();
    render(<DeleteBuilding onConfirm={onConfirm} />);
    const opener = screen.getByRole('button', { name: 'Hapus' });

    await userEvent.click(opener);
    const dialog = screen.getByRole('alertdialog', { name: 'Hapus gedung?' });
    expect(dialog).toHaveAccessibleDescription('Tidak dapat dibatalkan.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    expect(onConfirm).not.toHaveBeenCalled();

    await userEvent.click(opener);
    await userEvent.click(screen.getByRole('button', { name: 'Hapus gedung' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });
});

describe('a menu', () => {
  it('is worked with the keyboard alone', async () => {
    const onSelect = vi.fn<() => void>();
    render(
      <Menu
        trigger={<Button>Tindakan</Button>}
        items={[
          { kind: 'link', label: 'Akun', href: '#akun' },
          { kind: 'action', label: 'Keluar', tone: 'danger', onSelect },
        ]}
      />,
    );

    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Akun' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');

    expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Tindakan' })).toHaveFocus());
  });
});
