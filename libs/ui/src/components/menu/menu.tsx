import * as Primitive from '@radix-ui/react-dropdown-menu';
import type { ReactElement, ReactNode } from 'react';
import type { IconShape } from '../../icons/icon-shape.ts';
import { checkIcon } from '../../icons/generated/icons.ts';
import { Icon } from '../icon/icon.tsx';
import { Anchor } from '../link/link-context.tsx';
import * as styles from './menu.css.ts';

type ItemLook = {
  label: string;
  description?: string;
  icon?: IconShape;
  tone?: 'default' | 'danger';
  disabled?: boolean;
  /** Marks the one that holds now. */
  current?: boolean;
};

export type MenuItem =
  | (ItemLook & { kind: 'action'; onSelect: () => void })
  | (ItemLook & { kind: 'link'; href: string })
  | { kind: 'heading'; id: string; content: ReactNode }
  | { kind: 'separator'; id: string };

export type MenuProps = {
  /** A Button, IconButton or another element that takes a ref and button attributes. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom';
};

/** Actions that open from a button; arrows, letters, Home, End and Escape work. */
export function Menu({ trigger, items, align = 'start', side = 'bottom' }: MenuProps) {
  return (
    <Primitive.Root modal={false}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content align={align} side={side} sideOffset={6} collisionPadding={8} className={styles.content}>
          {items.map((item) => (
            <Entry key={item.kind === 'separator' || item.kind === 'heading' ? item.id : item.label} item={item} />
          ))}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

function Entry({ item }: { item: MenuItem }) {
  if (item.kind === 'separator') return <Primitive.Separator className={styles.separator} />;
  if (item.kind === 'heading') return <Primitive.Label className={styles.heading}>{item.content}</Primitive.Label>;

  const { label, description, icon, tone = 'default', disabled = false, current = false } = item;
  const inside = (
    <>
      {icon ? <Icon icon={icon} /> : null}
      <span className={styles.words}>
        {label}
        {description ? <span className={styles.description}>{description}</span> : null}
      </span>
      {current ? <Icon icon={checkIcon} /> : null}
    </>
  );
  const shared = { disabled, className: styles.item({ tone }), 'aria-current': current || undefined };

  if (item.kind === 'link') {
    return (
      <Primitive.Item {...shared} asChild>
        <Anchor href={item.href}>{inside}</Anchor>
      </Primitive.Item>
    );
  }
  return (
    <Primitive.Item {...shared} onSelect={item.onSelect}>
      {inside}
    </Primitive.Item>
  );
}
