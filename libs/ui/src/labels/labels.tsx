import { createContext, use, useMemo, type ReactNode } from 'react';
import { defaultLabels, type Labels } from './default-labels.ts';

const LabelsContext = createContext<Labels>(defaultLabels);

/** Replaces some or all of the library's own words; what is not given stays Indonesian. */
export function LabelsProvider({ labels, children }: { labels: Partial<Labels>; children: ReactNode }) {
  const merged = useMemo(() => ({ ...defaultLabels, ...labels }), [labels]);
  return <LabelsContext value={merged}>{children}</LabelsContext>;
}

export function useLabels(): Labels {
  return use(LabelsContext);
}
