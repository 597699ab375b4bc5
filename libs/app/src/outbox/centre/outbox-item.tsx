import { Button, ConfirmDialog, Link } from '@imah/ui';
import { pencilIcon, refreshCwIcon, trashIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { Age } from '../../i18n/age-text.tsx';
import type { OutboxEntry } from '../engine/index.ts';
import { isHeldBack } from '../engine/outbox-turn.ts';
import { EntryStatus } from '../outbox-status.tsx';
import { useOutboxTexts } from '../texts.ts';
import { useOrdersOf, useOutbox } from '../use-outbox.ts';
import * as styles from './centre.css.ts';
import { ConflictReview } from './conflict-review.tsx';
import { previewOf } from './preview-of.ts';
import { Refusal } from './refusal.tsx';
import { WordsEditor } from './words-editor.tsx';

export interface OutboxItemProps {
  readonly entry: OutboxEntry;
  /** The person goes to its ticket. */
  readonly onFollow: () => void;
}

/** One thing on its way: what it is, where it stands, and what can be done about it. */
export function OutboxItem({ entry, onFollow }: OutboxItemProps) {
  const t = useOutboxTexts();
  const { entries, retry, edit, discard } = useOutbox();
  const [mode, setMode] = useState<'shown' | 'editing' | 'removing'>('shown');
  const { order, about, state, id } = entry;
  const isOpen = state !== 'sending' && state !== 'sent';
  const files = entry.files?.length ?? 0;
  const orders = useOrdersOf(order);
  const { kind, facts, href } = orders.useTold(order, entry.current);
  const words = orders.words(order);
  const preview = [previewOf(words, about), ...facts].filter((line) => line !== '').join('\n');
  const isOrigin = orders.isOrigin(order);
  const hasRest = isOrigin && entries.some(({ lane, seq }) => lane === entry.lane && seq > entry.seq);
  const isThere = !isOrigin || state === 'sent';

  return (
    <li className={styles.item} data-state={state}>
      <div className={styles.head}>
        <span className={styles.kind}>{kind}</span>
        <EntryStatus entry={entry} entries={entries} />
      </div>
      <span className={styles.about}>
        {isThere ? (
          <Link href={href} onClick={onFollow}>
            {about}
          </Link>
        ) : (
          about
        )}
      </span>
      {mode === 'editing' ? (
        <WordsEditor
          order={order}
          onCancel={() => setMode('shown')}
          onSave={(next) => {
            setMode('shown');
            void edit(id, next);
          }}
        />
      ) : preview === '' ? null : (
        <p className={styles.words}>{preview}</p>
      )}
      <span className={styles.small}>
        {t.rich('made', { age: () => <Age key="age" at={entry.madeAt} /> })}
        {files === 0 ? '' : ` · ${t('files', { count: files })}`}
      </span>
      {state === 'refused' ? <Refusal problem={entry.problem} /> : null}
      {state === 'conflict' ? <ConflictReview entry={entry} /> : null}
      {isOpen && mode !== 'editing' ? (
        <div className={styles.actions}>
          {(state === 'conflict' && entry.current !== null) || isHeldBack(entries, entry) ? null : (
            <Button
              size="sm"
              icon={refreshCwIcon}
              aria-label={t('retryThis', { about })}
              onClick={() => void retry(id)}
            >
              {t('retry')}
            </Button>
          )}
          {state === 'conflict' || Object.keys(words).length === 0 ? null : (
            <Button
              size="sm"
              icon={pencilIcon}
              aria-label={t('editThis', { about })}
              onClick={() => setMode('editing')}
            >
              {t('edit')}
            </Button>
          )}
          <Button
            size="sm"
            tone="ghost"
            icon={trashIcon}
            aria-label={t('removeThis', { about })}
            onClick={() => setMode('removing')}
          >
            {t('remove')}
          </Button>
        </div>
      ) : null}
      <ConfirmDialog
        open={mode === 'removing'}
        tone="danger"
        title={t('removal.title')}
        text={[t('removal.text'), entry.tries > 0 ? t('removal.tried') : '', hasRest ? t('removal.withRest') : '']
          .filter((words) => words !== '')
          .join(' ')}
        confirmLabel={t('removal.confirm')}
        onClose={() => setMode('shown')}
        onConfirm={() => {
          setMode('shown');
          void discard(id);
        }}
      />
    </li>
  );
}
