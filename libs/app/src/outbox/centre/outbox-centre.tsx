import { Button, EmptyState, Heading, Callout, Sheet, Stack, Text } from '@imah/ui';
import { checkIcon, refreshCwIcon } from '@imah/ui/icons';
import { useOutboxTexts } from '../texts.ts';
import { useOutbox } from '../use-outbox.ts';
import * as styles from './centre.css.ts';
import { OutboxItem } from './outbox-item.tsx';

export interface OutboxCentreProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What is only on this device, in the order in which it goes; and what has just gone. */
export function OutboxCentre({ open, onClose }: OutboxCentreProps) {
  const t = useOutboxTexts();
  const { entries, sending, retry } = useOutbox();
  const unsent = entries.filter(({ state }) => state !== 'sent');
  const sent = entries.filter(({ state }) => state === 'sent').toReversed();

  return (
    <Sheet open={open} onClose={onClose} title={t('title')}>
      <Stack gap="md">
        {unsent.length === 0 ? (
          <EmptyState icon={checkIcon} title={t('empty.title')} level={3}>
            {t('empty.text')}
          </EmptyState>
        ) : (
          <>
            <Text tone="muted">{t('explain')}</Text>
            {sending === 'away' ? (
              <Callout
                tone="warning"
                actions={
                  <Button size="sm" icon={refreshCwIcon} onClick={() => void retry()}>
                    {t('retryAll')}
                  </Button>
                }
              >
                {t('away')}
              </Callout>
            ) : null}
            {sending === 'signed-out' ? <Callout tone="warning">{t('signedOut')}</Callout> : null}
            <ul className={styles.list}>
              {unsent.map((entry) => (
                <OutboxItem key={entry.seq} entry={entry} onFollow={onClose} />
              ))}
            </ul>
          </>
        )}
        {sent.length === 0 ? null : (
          <section className={styles.recent}>
            <Heading level={3} size="sm">
              {t('recent')}
            </Heading>
            <ul className={styles.list}>
              {sent.map((entry) => (
                <OutboxItem key={entry.seq} entry={entry} onFollow={onClose} />
              ))}
            </ul>
          </section>
        )}
      </Stack>
    </Sheet>
  );
}
