import type { ReactNode } from 'react';
import type { RootProps } from '../../shared/root-props.ts';
import type { IconShape } from '../../icons/icon-shape.ts';
import { chevronDownIcon } from '../../icons/generated/icons.ts';
import { useInputLabels } from '../../labels/use-input-labels.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { MenuItem } from '../menu/menu-item.ts';
import { Menu } from '../menu/menu.tsx';
import * as styles from './split-button.css.ts';

export type SplitButtonProps = RootProps<'div', 'children' | 'onClick'> & {
  /** The action most people want, as a verb. */
  children: ReactNode;
  onClick: () => void;
  /** The others of its kind. */
  items: readonly MenuItem[];
  /** What the arrow opens, said to those who do not see where it stands. */
  moreLabel?: string;
  tone?: 'primary' | 'neutral' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  width?: 'auto' | 'full';
  icon?: IconShape;
  disabled?: boolean;
  loading?: boolean;
};

/** One action at once, its sisters behind the arrow. */
export function SplitButton({
  children,
  onClick,
  items,
  moreLabel,
  tone = 'neutral',
  size = 'md',
  width = 'auto',
  icon,
  disabled = false,
  loading = false,
  ...rest
}: SplitButtonProps) {
  const labels = useInputLabels();
  const look = { tone, size, disabled };
  return (
    <div {...rest} className={styles.group({ width })}>
      <span className={styles.main}>
        <Button {...look} {...(icon ? { icon } : {})} loading={loading} onClick={onClick}>
          {children}
        </Button>
      </span>
      <span className={styles.more({ tone })}>
        <Menu
          align="end"
          items={items}
          trigger={
            <IconButton
              {...look}
              icon={chevronDownIcon}
              label={moreLabel ?? labels.moreActions}
              disabled={disabled || loading}
            />
          }
        />
      </span>
    </div>
  );
}
