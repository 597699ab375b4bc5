import type * as Primitive from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';
import { checkIcon, chevronRightIcon } from '../../icons/generated/icons.ts';
import { Icon } from '../icon/icon.tsx';
import { Anchor } from '../link/link-context.tsx';
import type { MenuItem } from './menu-item.ts';
import * as styles from './menu.css.ts';

/** What a menu is made of; the menu of a button and that of a right click bring the same parts. */
type MenuParts = Pick<
  typeof Primitive,
  | 'CheckboxItem'
  | 'Item'
  | 'Label'
  | 'Portal'
  | 'RadioGroup'
  | 'RadioItem'
  | 'Separator'
  | 'Sub'
  | 'SubContent'
  | 'SubTrigger'
>;

type EntriesProps = { parts: MenuParts; items: readonly MenuItem[] };
type EntryProps<Kind extends MenuItem['kind']> = { parts: MenuParts; item: Extract<MenuItem, { kind: Kind }> };

export function MenuEntries({ parts, items }: EntriesProps) {
  return items.map((item, index) => <Entry key={keyOf(item, index, items)} parts={parts} item={item} />);
}

/** Two entries may be called alike: the second of a name counts as such. */
function keyOf(item: MenuItem, index: number, items: readonly MenuItem[]): string {
  if ('id' in item) return item.id;
  const isSame = (other: MenuItem) => !('id' in other) && other.label === item.label;
  return `${item.label} ${items.slice(0, index).filter(isSame).length}`;
}

function Entry({ parts, item }: { parts: MenuParts; item: MenuItem }) {
  if (item.kind === 'separator') return <parts.Separator className={styles.separator} />;
  if (item.kind === 'heading') return <parts.Label className={styles.heading}>{item.content}</parts.Label>;
  if (item.kind === 'check') return <Check parts={parts} item={item} />;
  if (item.kind === 'choice') return <Choice parts={parts} item={item} />;
  if (item.kind === 'submenu') return <Submenu parts={parts} item={item} />;

  const { tone = 'default', disabled = false, current = false } = item;
  const shared = { disabled, className: styles.item({ tone }), 'aria-current': current || undefined };
  const inside = <Face item={item} end={current ? <Icon icon={checkIcon} /> : null} />;

  if (item.kind === 'link') {
    return (
      <parts.Item {...shared} asChild>
        <Anchor href={item.href}>{inside}</Anchor>
      </parts.Item>
    );
  }
  return (
    <parts.Item {...shared} onSelect={item.onSelect}>
      {inside}
    </parts.Item>
  );
}

function Check({ parts, item }: EntryProps<'check'>) {
  const { value, tone = 'default', disabled = false } = item;
  return (
    <parts.CheckboxItem
      checked={value === 'on'}
      disabled={disabled}
      onCheckedChange={(checked) => item.onChange({ value: checked ? 'on' : 'off' })}
      onSelect={(event) => event.preventDefault()}
      className={styles.item({ tone })}
    >
      <Tick state={value} />
      <Face item={item} />
    </parts.CheckboxItem>
  );
}

function Choice({ parts, item }: EntryProps<'choice'>) {
  return (
    <parts.RadioGroup aria-label={item.label} value={item.value} onValueChange={(value) => item.onChange({ value })}>
      <parts.Label className={styles.heading}>{item.label}</parts.Label>
      {item.options.map((option) => (
        <parts.RadioItem
          key={option.value}
          value={option.value}
          disabled={option.disabled ?? false}
          className={styles.item({})}
        >
          <Tick state={option.value === item.value ? 'on' : 'off'} />
          <span className={styles.words}>{option.label}</span>
        </parts.RadioItem>
      ))}
    </parts.RadioGroup>
  );
}

function Submenu({ parts, item }: EntryProps<'submenu'>) {
  const { tone = 'default', disabled = false, items } = item;
  return (
    <parts.Sub>
      <parts.SubTrigger disabled={disabled} className={styles.item({ tone })}>
        <Face item={item} end={<Icon icon={chevronRightIcon} />} />
      </parts.SubTrigger>
      <parts.Portal>
        <parts.SubContent sideOffset={4} collisionPadding={8} className={styles.content}>
          <MenuEntries parts={parts} items={items} />
        </parts.SubContent>
      </parts.Portal>
    </parts.Sub>
  );
}

/** Keeps its place when off, so that the words stand in one line. */
function Tick({ state }: { state: 'off' | 'on' }) {
  return <span className={styles.tick}>{state === 'on' ? <Icon icon={checkIcon} /> : null}</span>;
}

type Faced = Extract<MenuItem, { kind: 'action' | 'link' | 'check' | 'submenu' }>;

function Face({ item, end = null }: { item: Faced; end?: ReactNode }) {
  const shortcut = 'shortcut' in item ? item.shortcut : undefined;
  return (
    <>
      {item.icon ? <Icon icon={item.icon} /> : null}
      <span className={styles.words}>
        {item.label}
        {item.description ? <span className={styles.description}>{item.description}</span> : null}
      </span>
      {shortcut ? <kbd className={styles.shortcut}>{shortcut}</kbd> : null}
      {end}
    </>
  );
}
