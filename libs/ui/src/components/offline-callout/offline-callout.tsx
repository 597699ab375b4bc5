import type { ReactNode } from 'react';
import { useLabels } from '../../labels/labels.tsx';
import { Callout, type CalloutProps } from '../callout/callout.tsx';

export type OfflineCalloutProps = Omit<CalloutProps, 'tone' | 'announce' | 'title'> & {
  title?: string;
  /** How old the data on the page is, say. */
  children?: ReactNode;
};

/** The device has no network; what is shown is what it knew before. */
export function OfflineCallout({ title, children, ...rest }: OfflineCalloutProps) {
  const labels = useLabels();
  return (
    <Callout {...rest} tone="warning" announce="polite" title={title ?? labels.offlineTitle}>
      {children ?? labels.offlineText}
    </Callout>
  );
}
