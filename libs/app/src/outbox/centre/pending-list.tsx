import { Heading, Stack } from '@imah/ui';
import { useId } from 'react';
import { useOutboxTexts } from '../texts.ts';
import { useOutbox } from '../use-outbox.ts';
import * as styles from './centre.css.ts';
import { OutboxItem } from './outbox-item.tsx';

const nowhere = () => undefined;

/** The unsent things of one ticket, in the order in which they go. */
export function PendingList({ ticketId }: { readonly ticketId: string }) {
  const t = useOutboxTexts();
  const heading = useId();
  const { entries } = useOutbox();
  const unsent = entries.filter(({ lane, state }) => lane === ticketId && state !== 'sent');
  return (
    <Stack gap="sm" as="section" aria-labelledby={heading}>
      <Heading level={3} size="sm" id={heading}>
        {t('title')}
      </Heading>
      <ul className={styles.list}>
        {unsent.map((entry) => (
          <OutboxItem key={entry.seq} entry={entry} onFollow={nowhere} />
        ))}
      </ul>
    </Stack>
  );
}
