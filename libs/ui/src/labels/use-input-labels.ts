import { use, useMemo } from 'react';
import { defaultInputLabels, type InputLabels } from './input-labels.ts';
import { LabelsContext } from './labels.tsx';

/** The words of the input parts: Indonesian, but for what a LabelsProvider replaced. */
export function useInputLabels(): InputLabels {
  const given = use(LabelsContext);
  return useMemo(() => ({ ...defaultInputLabels, ...given }), [given]);
}
