import * as Primitive from '@radix-ui/react-popover';
import { useState, type ReactElement, type ReactNode } from 'react';
import type { RootProps } from '../../shared/root-props.ts';
import { closeOnEscape } from '../../shared/close-on-escape.ts';
import { content } from './popover.css.ts';

export type PopoverProps = RootProps<'div', 'children' | 'role'> & {
  /** A Button, IconButton or another element that takes a ref and button attributes. */
  trigger: ReactElement;
  /** What it holds, said to those who do not see where it opened: "Saring perangkat". */
  label: string;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom' | 'left' | 'right';
  padding?: 'none' | 'md';
  width?: 'content' | 'trigger' | 'panel';
  /** Held by the page; left out, the popover keeps it itself. */
  open?: boolean;
  onOpenChange?: (change: { open: boolean }) => void;
  children: ReactNode | ((popover: { close: () => void }) => ReactNode);
};

/** A small place for settings or detail, beside the button that opened it. The page behind stays alive. */
export function Popover({
  trigger,
  label,
  align = 'start',
  side = 'bottom',
  padding = 'md',
  width = 'content',
  open,
  onOpenChange,
  children,
  ...rest
}: PopoverProps) {
  const [own, setOwn] = useState(false);
  const change = (next: boolean) => {
    setOwn(next);
    onOpenChange?.({ open: next });
  };
  return (
    <Primitive.Root open={open ?? own} onOpenChange={change}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          {...closeOnEscape(() => change(false))}
          {...rest}
          aria-label={label}
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className={content({ padding, width })}
        >
          {typeof children === 'function' ? children({ close: () => change(false) }) : children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
