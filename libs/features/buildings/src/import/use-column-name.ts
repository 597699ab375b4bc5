import { type UnitImportColumn, unitImportColumns } from '@imah/contract/buildings/words';
import { useImportTexts } from './texts.ts';

/** What people call a column of an import of units. */
export function useColumnName(): (column: string) => string {
  const t = useImportTexts();
  return (column) => (isColumn(column) ? t(`columns.${column}`) : column);
}

const isColumn = (column: string): column is UnitImportColumn => unitImportColumns.some((one) => one === column);
