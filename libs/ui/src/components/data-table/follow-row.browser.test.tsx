import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { followRow } from './follow-row.ts';

afterEach(() => {
  cleanup();
  window.getSelection()?.removeAllRanges();
});

const followed = vi.fn<(press: string) => void>();

function show() {
  followed.mockClear();
  render(
    <table>
      <tbody>
        <tr onClick={followRow} onAuxClick={followRow}>
          <th>
            <a
              href="/imah/ticket/1"
              onClick={(event) => {
                event.preventDefault();
                followed(event.ctrlKey ? 'new tab' : 'here');
              }}
            >
              Lift B
            </a>
          </th>
          <td>Lantai 7</td>
          <td>
            <button type="button">Prioritas</button>
          </td>
        </tr>
      </tbody>
    </table>,
  );
}
const did = () => followed.mock.calls.flat();

describe('a row that opens where it is pressed', () => {
  it('follows its link once, wherever beside its controls it is pressed', async () => {
    show();

    await userEvent.click(screen.getByText('Lantai 7'));
    await userEvent.click(screen.getByRole('link', { name: 'Lift B' }));
    await userEvent.click(screen.getByRole('button', { name: 'Prioritas' }));

    expect(did()).toEqual(['here', 'here']);
  });

  it('opens a new tab with Ctrl held, and with the middle button', async () => {
    show();
    const user = userEvent.setup();

    await user.keyboard('{Control>}');
    await user.click(screen.getByText('Lantai 7'));
    await user.keyboard('{/Control}');
    await user.pointer({ keys: '[MouseMiddle]', target: screen.getByText('Lantai 7') });

    expect(did()).toEqual(['new tab', 'new tab']);
  });

  it('leaves alone who marks words in it', async () => {
    show();
    const cell = screen.getByText('Lantai 7');
    window.getSelection()?.selectAllChildren(cell);

    cell.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

    expect(did()).toEqual([]);
  });
});
