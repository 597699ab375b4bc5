import type { ReactNode } from 'react';
import type { IconShape } from '../../icons/icon-shape.ts';
import { join } from '../../shared/join.ts';
import { Icon } from '../icon/icon.tsx';
import { content, end, spread, words } from './button.css.ts';

type ButtonContentProps = {
  align: 'center' | 'start';
  icon?: IconShape | undefined;
  iconEnd?: IconShape | undefined;
  children: ReactNode;
};

export function ButtonContent({ align, icon, iconEnd, children }: ButtonContentProps) {
  const starts = align === 'start';
  return (
    <span className={join(content, starts && spread)}>
      {icon ? <Icon icon={icon} /> : null}
      {starts ? <span className={words}>{children}</span> : children}
      {iconEnd ? (
        <span className={end}>
          <Icon icon={iconEnd} />
        </span>
      ) : null}
    </span>
  );
}
