import type { ReactNode } from 'react';
import type { IconShape } from '../../icons/icon-shape.ts';
import { Icon } from '../icon/icon.tsx';
import { content } from './button.css.ts';

type ButtonContentProps = { icon?: IconShape | undefined; iconEnd?: IconShape | undefined; children: ReactNode };

export function ButtonContent({ icon, iconEnd, children }: ButtonContentProps) {
  return (
    <span className={content}>
      {icon ? <Icon icon={icon} /> : null}
      {children}
      {iconEnd ? <Icon icon={iconEnd} /> : null}
    </span>
  );
}
