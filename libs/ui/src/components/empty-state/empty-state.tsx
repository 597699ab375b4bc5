import { inboxIcon } from '../../icons/generated/icons.ts';
import type { IconShape } from '../../icons/icon-shape.ts';
import { StateFrame, type StateFrameProps } from './state-frame.tsx';

export type EmptyStateProps = Omit<StateFrameProps, 'icon' | 'tone'> & { icon?: IconShape };

/** Nothing here yet, or nothing that fits the filter; the action is the way on. */
export function EmptyState({ icon = inboxIcon, ...rest }: EmptyStateProps) {
  return <StateFrame icon={icon} data-state="empty" {...rest} />;
}
