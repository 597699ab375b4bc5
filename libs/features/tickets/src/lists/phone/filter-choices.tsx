import { Checkbox, type MenuItem, Stack } from '@imah/ui';
import * as styles from './filter-row.css.ts';

/** The entries of a menu of filters on a page: what is on or off, and under its heading what one of it chooses from. */
export function FilterChoices({ items }: { readonly items: readonly MenuItem[] }) {
  return items.map((item) => {
    if (item.kind === 'check') {
      return (
        <Checkbox
          key={item.label}
          label={item.label}
          checked={item.value === 'on'}
          onChange={({ target }) => item.onChange({ value: target.checked ? 'on' : 'off' })}
        />
      );
    }
    if (item.kind !== 'submenu') return null;
    const chosen = item.items.flatMap((one) => (one.kind === 'check' && one.value === 'on' ? [one.label] : []));
    return (
      <details key={item.label} className={styles.group}>
        <summary className={styles.summary}>
          <span>{item.label}</span>
          <span className={styles.chosen}>{chosen.join(', ')}</span>
        </summary>
        <Stack gap="sm">
          <FilterChoices items={item.items} />
        </Stack>
      </details>
    );
  });
}
