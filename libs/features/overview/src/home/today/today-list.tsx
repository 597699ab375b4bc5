import type { TodayItem } from '@imah/contract/today';
import { List } from '@imah/ui';
import { Fragment } from 'react';
import { rowOf } from './today-rows.tsx';

/** What waits, each with what can be done about it in place. */
export function TodayRows({ items }: { readonly items: readonly TodayItem[] }) {
  return (
    <List>
      {items.map((item) => {
        const { id, row } = rowOf(item);
        return <Fragment key={id}>{row}</Fragment>;
      })}
    </List>
  );
}
