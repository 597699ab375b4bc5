import * as Primitive from '@radix-ui/react-dropdown-menu';
import { useState, type ReactElement } from 'react';
import { closeOnEscape } from '../../shared/close-on-escape.ts';
import { MenuEntries } from './menu-entries.tsx';
import type { MenuItem } from './menu-item.ts';
import * as styles from './menu.css.ts';

export type MenuProps = {
  /** A Button, IconButton or another element that takes a ref and button attributes. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom';
  /** Opens as soon as it is there: for one that is made by the press that opens it. */
  defaultOpen?: boolean;
};

/** Actions that open from a button; arrows, letters, Home, End and Escape work. */
export function Menu({ trigger, items, align = 'start', side = 'bottom', defaultOpen = false }: MenuProps) {
  const [open, setOpen] = useState(defaultOpen);
  return (
    <Primitive.Root modal={false} open={open} onOpenChange={setOpen}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          {...closeOnEscape(() => setOpen(false))}
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className={styles.content}
        >
          <MenuEntries parts={Primitive} items={items} />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
