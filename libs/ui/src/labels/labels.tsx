import { createContext, use, useMemo, type ReactNode } from 'react';
import type { CanvasLabels } from './canvas-labels.ts';
import type { DataLabels } from './data-labels.ts';
import { defaultLabels, type Labels } from './default-labels.ts';
import type { InputLabels } from './input-labels.ts';

export const LabelsContext = createContext<Labels & Partial<DataLabels & InputLabels & CanvasLabels>>(defaultLabels);

/** Replaces some or all of the library's own words; what is not given stays Indonesian. */
export function LabelsProvider({
  labels,
  children,
}: {
  labels: Partial<Labels & DataLabels & InputLabels & CanvasLabels>;
  children: ReactNode;
}) {
  const merged = useMemo(() => ({ ...defaultLabels, ...labels }), [labels]);
  return <LabelsContext value={merged}>{children}</LabelsContext>;
}

export function useLabels(): Labels {
  return use(LabelsContext);
}
