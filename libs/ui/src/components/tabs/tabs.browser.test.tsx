import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../global/global.ts';
import { houseIcon } from '../../icons/generated/icons.ts';
import { LinkProvider } from '../link/link-context.tsx';
import { TabNav } from './tab-nav.tsx';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

const tabs = [
  { id: 'ikhtisar', label: 'Ikhtisar', icon: houseIcon, content: 'Isi ikhtisar' },
  { id: 'unit "A"', label: 'Unit A', content: <a href="#unit">Isi unit</a> },
  { id: 'riwayat', label: 'Riwayat', content: 'Isi riwayat' },
];

function Parts({ start = 'ikhtisar', onChange }: { start?: string; onChange?: (id: string) => void }) {
  const [selected, setSelected] = useState(start);
  return (
    <Tabs
      label="Bagian"
      tabs={tabs}
      selected={selected}
      onChange={(change) => {
        setSelected(change.selected);
        onChange?.(change.selected);
      }}
    />
  );
}
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

describe('tabs', () => {
  it('that do not fit have the chosen one in sight, also one that another part of the page has chosen', () => {
    const many = Array.from({ length: 9 }, (_, index) => ({ id: `${index}`, label: `Bagian ${index}`, content: '' }));
    const at = (selected: string) => (
      <div style={{ width: '320px' }}>
        <Tabs label="Bagian" tabs={many} selected={selected} onChange={() => {}} />
      </div>
    );
    const isInSight = () => {
      const tab = screen.getByRole('tab', { selected: true }).getBoundingClientRect();
      const list = screen.getByRole('tablist').getBoundingClientRect();
      return list.left <= tab.left && tab.right <= list.right;
    };
    const { rerender } = render(at('8'));
    expect(isInSight()).toBe(true);
    rerender(at('4'));
    expect(isInSight()).toBe(true);
    rerender(at('0'));
    expect([isInSight(), screen.getByRole('tablist').scrollLeft]).toEqual([true, 0]);
  });

  it('are one stop for Tab; arrows go around, Home and End to the ends, and the focus goes along', async () => {
    const onChange = vi.fn<(id: string) => void>();
    render(<Parts onChange={onChange} />);
    await userEvent.tab();
    const visited: (string | null)[] = [];

    for (const key of ['{ArrowLeft}', '{ArrowRight}', '{ArrowRight}', '{End}', '{Home}', 'x']) {
      await userEvent.keyboard(key);
      visited.push(chosen());
      expect(document.activeElement?.textContent).toBe(chosen());
    }

    expect(visited).toEqual(['Riwayat', 'Ikhtisar', 'Unit A', 'Riwayat', 'Ikhtisar', 'Ikhtisar']);
    expect(onChange).toHaveBeenCalledTimes(5);
    await userEvent.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  it('name their panel and are named by it as what they control', async () => {
    render(<Parts />);

    await userEvent.click(screen.getByRole('tab', { name: 'Riwayat' }));

    const panel = screen.getByRole('tabpanel', { name: 'Riwayat' });
    expect(panel).toHaveTextContent('Isi riwayat');
    expect(screen.getByRole('tab', { name: 'Riwayat' })).toHaveAttribute('aria-controls', panel.id);
    expect(screen.getByRole('tab', { name: 'Ikhtisar' })).not.toHaveAttribute('aria-controls');
    expect(screen.getByRole('tablist', { name: 'Bagian' })).toContainElement(document.activeElement as HTMLElement);
  });

  it('name their panel whatever their id holds', async () => {
    render(<Parts start={'unit "A"'} />);

    expect(screen.getByRole('tabpanel', { name: 'Unit A' })).toHaveTextContent('Isi unit');
    screen.getByRole('tab', { name: 'Ikhtisar' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(chosen()).toBe('Ikhtisar');
  });

  it('show the first where the one that was chosen is gone', () => {
    render(<Parts start="dihapus" />);

    expect(chosen()).toBe('Ikhtisar');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Isi ikhtisar');
  });

  it('have no panel where there are none', () => {
    render(<Tabs label="Bagian" tabs={[]} selected="" onChange={() => undefined} />);

    expect(screen.queryByRole('tabpanel')).toBeNull();
  });
});

describe('tabs with addresses', () => {
  it('are links of the router in a landmark with a name, of which one is the page', () => {
    render(
      <LinkProvider
        component={({ children, ...rest }) => (
          <a data-router="" {...rest}>
            {children}
          </a>
        )}
      >
        <TabNav
          label="Gedung"
          items={[
            { href: '/a', label: 'Ikhtisar', active: true },
            { href: '/b', label: 'Perangkat', active: false },
          ]}
        />
      </LinkProvider>,
    );

    const links = screen.getAllByRole('link');
    expect(screen.getByRole('navigation', { name: 'Gedung' })).toContainElement(links[0] ?? null);
    expect(links.map((link) => [link.textContent, link.ariaCurrent])).toEqual([
      ['Ikhtisar', 'page'],
      ['Perangkat', null],
    ]);
    expect(links.map((link) => [link.dataset['router'], link.getAttribute('href')])).toEqual([
      ['', '/a'],
      ['', '/b'],
    ]);
  });
});
