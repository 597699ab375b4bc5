import { Button, Notice, RadioGroup, Text } from '@imah/ui';
import { useState } from 'react';
import { conflictFields, isCurrentKnown } from '../engine/conflict.ts';
import type { OutboxEntry } from '../engine/index.ts';
import { useOutboxTexts } from '../texts.ts';
import { useOutbox } from '../use-outbox.ts';
import * as styles from './centre.css.ts';
import { useValueWords } from './use-value-words.ts';

/** Mine and theirs, field by field, and the choice between them. Nothing is chosen for the person. */
export function ConflictReview({ entry }: { readonly entry: OutboxEntry }) {
  const t = useOutboxTexts();
  const wordsOf = useValueWords(entry);
  const { resolve } = useOutbox();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const fields = conflictFields(entry);
  const isChosen = fields.every(({ field }) => chosen[field] !== undefined);

  return (
    <Notice tone="warning" title={t(entry.order.kind === 'answerCheck' ? 'conflict.checkTitle' : 'conflict.title')}>
      <div className={styles.sides}>
        <Text>
          {t(!isCurrentKnown(entry) ? 'conflict.unknown' : fields.length === 0 ? 'conflict.same' : 'conflict.text')}
        </Text>
        {fields.map(({ field, before, mine, theirs }) => (
          <RadioGroup
            key={field}
            label={t(`conflict.fields.${field}`)}
            hint={t('conflict.was', { value: wordsOf(before, field) })}
            look="card"
            value={chosen[field] ?? ''}
            options={[
              { value: 'mine', label: t('conflict.mine'), hint: wordsOf(mine, field) },
              { value: 'theirs', label: t('conflict.theirs'), hint: wordsOf(theirs, field) },
            ]}
            onChange={({ value }) => setChosen({ ...chosen, [field]: value })}
          />
        ))}
        {fields.length === 0 ? null : (
          <div className={styles.actions}>
            <Button
              size="sm"
              tone="primary"
              disabled={!isChosen}
              onClick={() =>
                void resolve(
                  entry.id,
                  fields.map(({ field }) => field).filter((field) => chosen[field] === 'mine'),
                )
              }
            >
              {t('conflict.apply')}
            </Button>
          </div>
        )}
      </div>
    </Notice>
  );
}
