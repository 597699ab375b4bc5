import { createContext, use, useMemo, type ReactNode } from 'react';
import type { DataLabels } from './data-labels.ts';
import { defaultLabels, type Labels } from './default-labels.ts';
import type { InputLabels } from './input-labels.ts';

export const LabelsContext = createContext<Labels & Partial<DataLabels & InputLabels>>(defaultLabels);

/** Replaces some or all of the library's own words; what is not given stays Indonesian. */
export function LabelsProvider({
  labels,
  children,
}: {
  labels: Partial<Labels & DataLabels & InputLabels>;
  children: ReactNode;
}) {
  const merged = useMemo(() => ({ ...defaultLabels, ...labels }), [labels]);
  return <LabelsContext value={merged}>{children}</LabelsContext>;
}

export function useLabels(): Labels {
  return use(LabelsContext);
}
