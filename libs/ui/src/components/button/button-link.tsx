import type { RootProps } from '../../shared/root-props.ts';
import type { IconShape } from '../../icons/icon-shape.ts';
import { Anchor } from '../link/link-context.tsx';
import { ButtonContent } from './button-content.tsx';
import { button } from './button.css.ts';

export type ButtonLinkProps = RootProps<'a', 'href'> & {
  href: string;
  tone?: 'primary' | 'neutral' | 'danger' | 'ghost';
  size?: 'sm' | 'md' | 'lg';
  width?: 'auto' | 'full';
  /** `start` for a wide one that shows a choice: words first, the end icon at the end. */
  align?: 'center' | 'start';
  icon?: IconShape;
  iconEnd?: IconShape;
};

/** A link that looks like a button: it leads somewhere, a Button does something. */
export function ButtonLink({
  tone = 'neutral',
  size = 'md',
  width = 'auto',
  align = 'center',
  icon,
  iconEnd,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Anchor {...rest} className={button({ tone, size, width, align })}>
      <ButtonContent align={align} icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
    </Anchor>
  );
}
