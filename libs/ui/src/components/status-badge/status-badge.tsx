import type { RootProps } from '../../shared/root-props.ts';
import type { IconShape } from '../../icons/icon-shape.ts';
import { circleIcon } from '../../icons/generated/icons.ts';
import { statusIcons } from '../../shared/status/status-look.ts';
import { badge } from '../badge/badge.css.ts';
import { Icon } from '../icon/icon.tsx';

export type StatusBadgeProps = RootProps<'span', 'children'> & {
  tone: 'neutral' | 'success' | 'warning' | 'danger' | 'info';
  /** The word: a status is never told by colour alone. */
  label: string;
  /** Instead of the usual icon of the tone. */
  icon?: IconShape;
};

export function StatusBadge({ tone, label, icon, ...rest }: StatusBadgeProps) {
  const usual = tone === 'neutral' ? circleIcon : statusIcons[tone];
  return (
    <span data-tone={tone} {...rest} className={badge({ tone })}>
      <Icon icon={icon ?? usual} size="sm" />
      {label}
    </span>
  );
}
