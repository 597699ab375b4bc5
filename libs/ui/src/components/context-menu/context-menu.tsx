import * as Primitive from '@radix-ui/react-context-menu';
import { type ReactElement, useState } from 'react';
import { closeOnEscape } from '../../shared/close-on-escape.ts';
import { MenuEntries } from '../menu/menu-entries.tsx';
import type { MenuItem } from '../menu/menu-item.ts';
import * as styles from '../menu/menu.css.ts';

export type ContextMenuProps = {
  /** One element that takes a ref: the row, pin or card the actions belong to. */
  children: ReactElement;
  items: readonly MenuItem[];
  /** Off: the browser's own menu opens. */
  disabled?: boolean;
};

/** The same actions as a row's menu, at the place of a right click, a long press, or Shift F10. Never the only way. */
export function ContextMenu({ children, items, disabled = false }: ContextMenuProps) {
  const [open, setOpen] = useState(false);
  return (
    <Primitive.Root modal={false} open={open} onOpenChange={setOpen}>
      <Primitive.Trigger asChild disabled={disabled}>
        {children}
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content {...closeOnEscape(() => setOpen(false))} collisionPadding={8} className={styles.content}>
          <MenuEntries parts={Primitive} items={items} />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
