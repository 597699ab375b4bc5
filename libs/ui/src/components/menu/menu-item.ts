import type { ReactNode } from 'react';
import type { IconShape } from '../../icons/icon-shape.ts';

type ItemLook = {
  label: string;
  description?: string;
  icon?: IconShape;
  tone?: 'default' | 'danger';
  disabled?: boolean;
  /** Marks the one that holds now. */
  current?: boolean;
  /** The keys that do the same without the menu, as people see them: "Ctrl K". The page listens for them. */
  shortcut?: string;
};

export type MenuItem =
  | (ItemLook & { kind: 'action'; onSelect: () => void })
  | (ItemLook & { kind: 'link'; href: string })
  /** On or off; the menu stays open, so that several can be set. */
  | (Omit<ItemLook, 'current'> & { kind: 'check'; value: 'off' | 'on'; onChange: (change: MenuCheck) => void })
  /** One of several, all visible at once. */
  | { kind: 'choice'; id: string; label: string; value: string; options: readonly MenuOption[]; onChange: MenuChoice }
  | (Omit<ItemLook, 'current' | 'shortcut'> & { kind: 'submenu'; items: readonly MenuItem[] })
  | { kind: 'heading'; id: string; content: ReactNode }
  | { kind: 'separator'; id: string };

type MenuCheck = { value: 'off' | 'on' };
type MenuOption = { value: string; label: string; disabled?: boolean };
type MenuChoice = (change: { value: string }) => void;
