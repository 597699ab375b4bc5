import { use, useMemo } from 'react';
import { defaultCanvasLabels, type CanvasLabels } from './canvas-labels.ts';
import { LabelsContext } from './labels.tsx';

/** The words of what is arranged: Indonesian, but for what a LabelsProvider replaced. */
export function useCanvasLabels(): CanvasLabels {
  const given = use(LabelsContext);
  return useMemo(() => ({ ...defaultCanvasLabels, ...given }), [given]);
}
