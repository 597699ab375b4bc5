import type { ScanCode } from '@imah/contract/scan';
import { useScanTexts } from '../texts.ts';

/** What a label is called: its place, its unit, or the whole building. */
export function useLabelName(): (label: Pick<ScanCode, 'place' | 'unitCode'>) => string {
  const t = useScanTexts();
  return ({ place, unitCode }) => place ?? (unitCode === null ? t('labels.building') : t('unit', { code: unitCode }));
}
