import { useRef } from 'react';
import type { RootProps } from '../../shared/root-props.ts';
import { searchIcon, xIcon } from '../../icons/generated/icons.ts';
import { useLabels } from '../../labels/labels.tsx';
import { bothRefs } from '../../shared/both-refs.ts';
import { join } from '../../shared/join.ts';
import { control } from '../field/field.css.ts';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './search-field.css.ts';

export type SearchFieldProps = RootProps<'input', 'children' | 'size' | 'type' | 'value' | 'onChange'> & {
  /** What is searched: "Cari perangkat". */
  label?: string;
  value: string;
  onChange: (change: { value: string }) => void;
};

/** Narrows what is on the page. Escape empties it. Ref and further attributes go to the input. */
export function SearchField({ label, value, onChange, placeholder, ref, ...rest }: SearchFieldProps) {
  const labels = useLabels();
  const name = label ?? labels.search;
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange({ value: '' });
    // The button goes with the text; the focus would go with the button.
    input.current?.focus();
  };
  return (
    <search className={styles.frame}>
      <span className={styles.icon}>
        <Icon icon={searchIcon} />
      </span>
      <input
        autoComplete="off"
        {...rest}
        ref={bothRefs(input, ref)}
        type="search"
        aria-label={name}
        placeholder={placeholder ?? name}
        value={value}
        onChange={(event) => onChange({ value: event.currentTarget.value })}
        onKeyDown={(event) => {
          rest.onKeyDown?.(event);
          if (event.key === 'Escape' && value) onChange({ value: '' });
        }}
        className={join(control, styles.input)}
      />
      {value ? (
        <span className={styles.clear}>
          <IconButton icon={xIcon} label={labels.clearSearch} size="sm" onClick={clear} />
        </span>
      ) : null}
    </search>
  );
}
