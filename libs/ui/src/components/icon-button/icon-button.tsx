import type { RootProps } from '../../shared/root-props.ts';
import type { IconShape } from '../../icons/icon-shape.ts';
import { Icon } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { button } from '../button/button.css.ts';

export type IconButtonProps = RootProps<'button', 'children'> & {
  icon: IconShape;
  /** What it does, said to those who do not see the icon. */
  label: string;
  tone?: 'primary' | 'neutral' | 'danger' | 'ghost';
  size?: 'sm' | 'md' | 'lg';
  loading?: boolean;
};

export function IconButton({
  icon,
  label,
  tone = 'ghost',
  size = 'md',
  loading = false,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...(loading ? { 'aria-busy': true, 'aria-disabled': true } : {})}
      {...rest}
      aria-label={label}
      type={type}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      className={button({ tone, size, shape: 'square' })}
    >
      {loading ? <Spinner label="none" /> : <Icon icon={icon} size={size === 'sm' ? 'md' : 'lg'} />}
    </button>
  );
}
