import { Button, Heading, Inline, Stack } from '@imah/ui';
import { plusIcon } from '@imah/ui/icons';
import type { ReactNode } from 'react';
import { useEntryForm } from './use-entry-form.ts';
import * as styles from './work.css.ts';

interface WorkSectionProps {
  readonly title: string;
  /** What opens the form; null for whoever only reads. */
  readonly add: string | null;
  /** Another way to an entry, before the button of the form. */
  readonly beside?: ReactNode;
  /** One `<li>` for each entry. */
  readonly rows: readonly ReactNode[];
  /** Between the title and the rows. */
  readonly note?: ReactNode;
  readonly form: (close: () => void) => ReactNode;
}

/** One kind of what is written down about the work: its entries, and the form for one more. */
export function WorkSection({ title, add, beside = null, rows, note = null, form }: WorkSectionProps) {
  const { isOpen, button, fields, open, close } = useEntryForm();
  return (
    <Stack gap="sm">
      <Inline justify="between">
        <Heading level={3} size="sm">
          {title}
        </Heading>
        {add === null || isOpen ? null : (
          <Inline gap="xs">
            {beside}
            <Button ref={button} size="sm" tone="ghost" icon={plusIcon} onClick={open}>
              {add}
            </Button>
          </Inline>
        )}
      </Inline>
      {note}
      {rows.length === 0 ? null : <ul className={styles.rows}>{rows}</ul>}
      {isOpen ? <div ref={fields}>{form(close)}</div> : null}
    </Stack>
  );
}
