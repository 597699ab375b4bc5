import * as Primitive from '@radix-ui/react-toggle-group';
import type { RootProps } from '../../shared/root-props.ts';
import type { IconShape } from '../../icons/icon-shape.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './toggle-group.css.ts';

export type ToggleOption = {
  value: string;
  label: string;
  icon?: IconShape;
  /** `icon`: the label is said, not shown. */
  display?: 'word' | 'icon';
  disabled?: boolean;
};

type Common = RootProps<'div', 'children' | 'onChange' | 'defaultValue' | 'dir' | 'role'> & {
  /** What is chosen: "Tampilan". */
  label: string;
  options: readonly ToggleOption[];
  size?: 'sm' | 'md';
  width?: 'auto' | 'full';
  disabled?: boolean;
};

export type ToggleGroupProps =
  | (Common & { choice?: 'one'; value: string; onChange: (change: { value: string }) => void })
  | (Common & { choice: 'many'; value: readonly string[]; onChange: (change: { value: string[] }) => void });

/** A few ways to look at the same thing, in one row. One stop for Tab; the arrows walk through it. */
export function ToggleGroup(props: ToggleGroupProps) {
  const {
    label,
    options,
    size = 'md',
    width = 'auto',
    choice: _choice,
    value: _value,
    onChange: _onChange,
    ...rest
  } = props;
  const shared = { ...rest, 'aria-label': label, className: styles.group({ width }) };
  const items = options.map((option) => (
    <Primitive.Item
      key={option.value}
      value={option.value}
      disabled={option.disabled ?? false}
      className={styles.item({ size })}
      {...(option.display === 'icon' ? { 'aria-label': option.label, title: option.label } : {})}
    >
      {option.icon ? <Icon icon={option.icon} /> : null}
      {option.display === 'icon' ? null : <span className={styles.words}>{option.label}</span>}
    </Primitive.Item>
  ));

  if (props.choice === 'many') {
    return (
      <Primitive.Root
        {...shared}
        type="multiple"
        value={[...props.value]}
        onValueChange={(next) => props.onChange({ value: next })}
      >
        {items}
      </Primitive.Root>
    );
  }
  const change = props.onChange;
  return (
    <Primitive.Root
      {...shared}
      type="single"
      value={props.value}
      // A press on the chosen one would leave none chosen.
      onValueChange={(next) => (next ? change({ value: next }) : undefined)}
    >
      {items}
    </Primitive.Root>
  );
}
