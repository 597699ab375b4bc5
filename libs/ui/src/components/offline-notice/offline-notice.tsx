import type { ReactNode } from 'react';
import { useLabels } from '../../labels/labels.tsx';
import { Notice, type NoticeProps } from '../notice/notice.tsx';

export type OfflineNoticeProps = Omit<NoticeProps, 'tone' | 'announce' | 'title'> & {
  title?: string;
  /** How old the data on the page is, say. */
  children?: ReactNode;
};

/** The device has no network; what is shown is what it knew before. */
export function OfflineNotice({ title, children, ...rest }: OfflineNoticeProps) {
  const labels = useLabels();
  return (
    <Notice {...rest} tone="warning" announce="polite" title={title ?? labels.offlineTitle}>
      {children ?? labels.offlineText}
    </Notice>
  );
}
