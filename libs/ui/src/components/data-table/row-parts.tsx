import { useState } from 'react';
import { ellipsisIcon } from '../../icons/generated/icons.ts';
import { choice } from '../../shared/choice.css.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Menu } from '../menu/menu.tsx';
import type { MenuItem } from '../menu/menu-item.ts';
import * as styles from './data-table.css.ts';

export type RowCheckProps = {
  label: string;
  value: 'off' | 'on' | 'some';
  onPress: (press: { range: 'one' | 'from-anchor' }) => void;
};

/** The choice of one row, or of all. */
export function RowCheck({ label, value, onPress }: RowCheckProps) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        aria-label={label}
        checked={value === 'on'}
        ref={(input) => {
          if (input) input.indeterminate = value === 'some';
        }}
        // Its click tells of the Shift key; the change that follows would not.
        onClick={(event) => onPress({ range: event.shiftKey ? 'from-anchor' : 'one' })}
        onChange={() => undefined}
        className={choice}
      />
    </label>
  );
}

/** The menu of a row is made by the press that opens it: thirty of them would be felt while scrolling. */
export function RowActions({ label, items }: { label: string; items: () => readonly MenuItem[] }) {
  const [use, setUse] = useState<'unused' | 'used'>('unused');
  const button = <IconButton icon={ellipsisIcon} label={label} size="lg" />;
  if (use === 'unused') {
    return (
      <IconButton
        icon={ellipsisIcon}
        label={label}
        size="lg"
        aria-haspopup="menu"
        aria-expanded={false}
        onClick={() => setUse('used')}
      />
    );
  }
  return <Menu trigger={button} items={items()} align="end" defaultOpen />;
}
