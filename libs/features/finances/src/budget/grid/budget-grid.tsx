import { monthAfter } from '@imah/contract/finances/words';
import { VisuallyHidden } from '@imah/ui';
import type { ClipboardEvent } from 'react';
import { useFormat } from '@imah/app/i18n';
import { useToast } from '@imah/app/shell';
import { useBudgetTexts } from '../texts.ts';
import * as styles from './budget-grid.css.ts';
import { GridCell } from './grid-cell.tsx';
import { amountAt, type GridColumn, gridColumns, type GridLine, withAmount, withPasted, yearOf } from './grid-lines.ts';
import { handleGridKey } from './handle-grid-key.ts';

interface BudgetGridProps {
  readonly label: string;
  readonly year: string;
  readonly lines: readonly GridLine[];
  /** Left out: it is only read. */
  readonly onChange?: (lines: readonly GridLine[]) => void;
}

/** Accounts by months: a table on a wide screen, one account below the other on a phone. */
export function BudgetGrid({ label, year, lines, onChange }: BudgetGridProps) {
  const t = useBudgetTexts();
  const format = useFormat();
  const toast = useToast();
  const nameOf = (column: GridColumn) =>
    column === 'year' ? t('grid.year') : format.shortMonth(monthAfter(`${year}-01`, column));

  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const target = event.target;
    const text = event.clipboardData.getData('text/plain');
    if (onChange === undefined || !(target instanceof HTMLInputElement) || !/[\t\n]/.test(text)) return;
    event.preventDefault();
    const [row = 0, nth = 0] = (target.dataset['cell'] ?? '').split(':').map(Number);
    const pasted = withPasted(lines, { row, column: gridColumns[nth] ?? 'year' }, text);
    if (pasted === null) toast('danger', t('grid.pasteRefused'));
    else onChange(pasted);
  };

  return (
    // A grid wider than its place is scrolled with the keyboard as well; keys are heard of the fields within it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions
    <section aria-label={label} tabIndex={0} className={styles.scroller} onKeyDown={handleGridKey} onPaste={paste}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead className={styles.head}>
          <tr>
            <th scope="col" className={styles.account}>
              {t('grid.account')}
            </th>
            {gridColumns.map((column) => (
              <th key={column} scope="col" className={styles.headCell}>
                {nameOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        {(['revenue', 'expense'] as const).map((type) => (
          <Section
            key={type}
            type={type}
            lines={lines}
            nameOf={nameOf}
            {...(onChange === undefined ? {} : { onChange })}
          />
        ))}
      </table>
    </section>
  );
}

interface SectionProps extends Pick<BudgetGridProps, 'lines' | 'onChange'> {
  readonly type: GridLine['type'];
  readonly nameOf: (column: GridColumn) => string;
}

function Section({ type, lines, nameOf, onChange }: SectionProps) {
  const t = useBudgetTexts();
  const format = useFormat();
  const mine = lines.flatMap((line, index) => (line.type === type ? [{ line, index }] : []));
  if (mine.length === 0) return null;
  return (
    <tbody className={styles.body}>
      {mine.map(({ line, index }) => {
        const account = `${line.code} ${line.name}`;
        return (
          <tr key={line.accountId} className={styles.row}>
            <th scope="row" className={styles.account}>
              {account}
            </th>
            {gridColumns.map((column, nth) => (
              <td
                key={column}
                className={styles.cell}
                data-label={nameOf(column)}
                data-column={column}
                data-kind={onChange === undefined ? 'text' : 'input'}
              >
                {onChange === undefined ? (
                  format.number(amountAt(line, column))
                ) : (
                  <GridCell
                    label={t('grid.cell', { account, month: nameOf(column) })}
                    place={`${index}:${nth}`}
                    amount={amountAt(line, column)}
                    months={column === 'year' ? 12 : 1}
                    unreadable={t('grid.unreadable')}
                    onChange={(amount) => onChange(withAmount(lines, line.accountId, column, amount))}
                  />
                )}
              </td>
            ))}
          </tr>
        );
      })}
      <tr className={styles.row}>
        <th scope="row" className={styles.account} data-kind="total">
          {t(`grid.total.${type}`)}
        </th>
        {gridColumns.map((column) => (
          <td key={column} className={styles.cell} data-label={nameOf(column)} data-column={column} data-kind="total">
            {format.number(yearOf(mine.map(({ line }) => amountAt(line, column))))}
          </td>
        ))}
      </tr>
    </tbody>
  );
}
