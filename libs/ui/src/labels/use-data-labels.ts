import { use, useMemo } from 'react';
import { defaultDataLabels, type DataLabels } from './data-labels.ts';
import { LabelsContext } from './labels.tsx';

export function useDataLabels(): DataLabels {
  const given = use(LabelsContext);
  return useMemo(() => ({ ...defaultDataLabels, ...given }), [given]);
}
