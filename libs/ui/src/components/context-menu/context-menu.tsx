import * as Primitive from '@radix-ui/react-context-menu';
import type { ReactElement } from 'react';
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
  return (
    <Primitive.Root modal={false}>
      <Primitive.Trigger asChild disabled={disabled}>
        {children}
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content collisionPadding={8} className={styles.content}>
          <MenuEntries parts={Primitive} items={items} />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
