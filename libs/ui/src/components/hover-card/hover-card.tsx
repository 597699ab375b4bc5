import * as Primitive from '@radix-ui/react-hover-card';
import type { ReactElement } from 'react';
import type { RootProps } from '../../shared/root-props.ts';
import { content } from './hover-card.css.ts';

export type HoverCardProps = RootProps<'div'> & {
  /** A link: a finger cannot hover, so it must lead to the same knowledge. */
  trigger: ReactElement;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom';
};

/** A glance at what is behind a link, for those who point at it or reach it with Tab. */
export function HoverCard({ trigger, align = 'start', side = 'bottom', children, ...rest }: HoverCardProps) {
  return (
    <Primitive.Root openDelay={400} closeDelay={200}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content {...rest} align={align} side={side} sideOffset={6} collisionPadding={8} className={content}>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
