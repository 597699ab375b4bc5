import { Menu, type MenuItem, VisuallyHidden } from '@imah/ui';
import { type ReactElement, type ReactNode, useState } from 'react';
import * as styles from './edit-chip.css.ts';

/** What of a ticket can be changed where it is listed. */
export type EditedField = 'state' | 'priority' | 'assignee' | 'due';

interface EditChipProps {
  readonly field: EditedField;
  /** What it is: "Prioritas". With what shows the value it is the name: "Prioritas: Tinggi". */
  readonly label: string;
  /** What shows the value, in words. */
  readonly children: ReactNode;
  /** Draws the menu; asked for what it offers only once it is opened. */
  readonly menu: (trigger: ReactElement) => ReactNode;
}

/** A value that opens the menu by which it is changed. Its menu is made by the press that opens it. */
export function EditChip({ field, label, children, menu }: EditChipProps) {
  const [use, setUse] = useState<'unused' | 'used'>('unused');
  const content = (
    <>
      <VisuallyHidden>{label}: </VisuallyHidden>
      {children}
    </>
  );
  const parts = { type: 'button', 'data-edit': field, className: styles.chip, children: content } as const;
  if (use === 'used') return menu(<button {...parts} />);
  return <button {...parts} aria-haspopup="menu" aria-expanded={false} onClick={() => setUse('used')} />;
}

/** One of several values, the one that holds marked. */
export function optionOf(label: string, current: boolean, onSelect: () => void, description?: string): MenuItem {
  return { kind: 'action', label, current, onSelect, ...(description === undefined ? {} : { description }) };
}

interface ChipMenuProps {
  readonly trigger: ReactElement;
  readonly heading: string;
  readonly items: readonly MenuItem[];
}

/** The menu of a chip, with what it changes above its values. */
export function ChipMenu({ trigger, heading, items }: ChipMenuProps) {
  return (
    <Menu defaultOpen trigger={trigger} items={[{ kind: 'heading', id: 'heading', content: heading }, ...items]} />
  );
}
