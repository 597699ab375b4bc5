import type { MouseEvent } from 'react';
import type { RootProps } from '../../shared/root-props.ts';
import type { IconShape } from '../../icons/icon-shape.ts';
import { useLabels } from '../../labels/labels.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { ButtonContent } from './button-content.tsx';
import { busy, button } from './button.css.ts';

export type ButtonProps = RootProps<'button'> & {
  tone?: 'primary' | 'neutral' | 'danger' | 'ghost';
  size?: 'sm' | 'md' | 'lg';
  width?: 'auto' | 'full';
  /** `start` for a wide one that shows a choice: words first, the end icon at the end. */
  align?: 'center' | 'start';
  icon?: IconShape;
  iconEnd?: IconShape;
  /** Under way: keeps its width and the focus, and does not answer to a second press. */
  loading?: boolean;
};

export function Button({
  tone = 'neutral',
  size = 'md',
  width = 'auto',
  align = 'center',
  icon,
  iconEnd,
  loading = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const labels = useLabels();

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // A press while loading must not submit the form a second time.
    if (loading) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <button
      {...(loading ? { 'aria-busy': true, 'aria-disabled': true } : {})}
      {...rest}
      type={type}
      onClick={handleClick}
      className={button({ tone, size, width, align })}
    >
      <ButtonContent align={align} icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
      {loading ? (
        <span className={busy}>
          <Spinner label="none" />
          <VisuallyHidden>{labels.loading}</VisuallyHidden>
        </span>
      ) : null}
    </button>
  );
}
