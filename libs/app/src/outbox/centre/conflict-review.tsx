import { Button, Callout, RadioGroup, Text } from '@imah/ui';
import { useState } from 'react';
import type { OutboxEntry } from '../engine/index.ts';
import { useOutboxTexts } from '../texts.ts';
import { useOrdersOf, useOutbox } from '../use-outbox.ts';
import * as styles from './centre.css.ts';

/** Mine and theirs, field by field, and the choice between them. Nothing is chosen for the person. */
export function ConflictReview({ entry }: { readonly entry: OutboxEntry }) {
  const t = useOutboxTexts();
  const orders = useOrdersOf(entry.order);
  const { conflictTitle, fieldName, valueName } = orders.useTold(entry.order, entry.current);
  const { resolve } = useOutbox();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const fields = entry.current === null ? [] : orders.conflicts(entry.order, entry.current);
  const isChosen = fields.every(({ field }) => chosen[field] !== undefined);

  return (
    <Callout tone="warning" title={conflictTitle}>
      <div className={styles.sides}>
        <Text>
          {t(entry.current === null ? 'conflict.unknown' : fields.length === 0 ? 'conflict.same' : 'conflict.text')}
        </Text>
        {fields.map(({ field, before, mine, theirs }) => (
          <RadioGroup
            key={field}
            label={fieldName(field)}
            hint={t('conflict.was', { value: valueName(before, field) })}
            look="card"
            value={chosen[field] ?? ''}
            options={[
              { value: 'mine', label: t('conflict.mine'), hint: valueName(mine, field) },
              { value: 'theirs', label: t('conflict.theirs'), hint: valueName(theirs, field) },
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
    </Callout>
  );
}
