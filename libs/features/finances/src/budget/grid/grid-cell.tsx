import { useState } from 'react';
import { useFormat } from '@imah/app/i18n';
import * as styles from './budget-grid.css.ts';
import { readAmount } from './read-amount.ts';

interface GridCellProps {
  readonly label: string;
  /** Where it stands, as `row:column`, by which keys find it. */
  readonly place: string;
  readonly amount: number;
  /** How many months it is of. */
  readonly months: number;
  readonly unreadable: string;
  readonly onChange: (amount: number) => void;
}

/** One amount of the grid: written in groups of three, and taken over as it is left. */
export function GridCell({ label, place, amount, months, unreadable, onChange }: GridCellProps) {
  const format = useFormat();
  const [typed, setTyped] = useState<string | null>(null);
  const isFine = typed === null || readAmount(typed, months) !== null;
  const leave = () => {
    if (typed === null) return;
    const read = readAmount(typed, months);
    if (read === null) return;
    setTyped(null);
    onChange(read);
  };
  return (
    <input
      className={styles.input}
      aria-label={label}
      aria-invalid={isFine ? undefined : true}
      title={isFine ? undefined : unreadable}
      data-cell={place}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? (amount === 0 ? '' : format.number(amount))}
      placeholder="0"
      onChange={({ currentTarget: { value } }) => setTyped(value)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={leave}
      onKeyDown={({ key }) => {
        if (key === 'Enter') leave();
        if (key === 'Escape') setTyped(null);
      }}
    />
  );
}
