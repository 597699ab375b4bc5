import type { Grant } from '@imah/contract/access';
import type { Group } from '@imah/contract/members';
import { Button, FormActions, Text } from '@imah/ui';
import { useMemo } from 'react';
import { countChanges } from '../model/difference.ts';
import { grantsOf } from '../model/permission-sheet.ts';
import { useOrgBuildings } from '../model/use-settings.ts';
import { RightsDifference } from '../parts/rights-difference.tsx';
import { useSettingsTexts } from '../texts.ts';
import * as styles from './group-editor.css.ts';

export interface GroupChangesProps {
  readonly orgId: string;
  /** Null: a new one. */
  readonly group: Group | null;
  readonly grants: ReadonlySet<Grant>;
  readonly isSending: boolean;
  readonly onCancel: () => void;
}

/** The bar that stays in sight below a group: what saving changes, in numbers and in words, and for how many. */
export function GroupChanges({ orgId, group, grants, isSending, onCancel }: GroupChangesProps) {
  const t = useSettingsTexts();
  const buildings = useOrgBuildings(orgId);
  const before = useMemo(
    () => (group === null ? null : ({ grants: grantsOf(group.grants), buildings: 'all' } as const)),
    [group],
  );
  const after = useMemo(() => ({ grants, buildings: 'all' }) as const, [grants]);
  const { gained, lost } = useMemo(() => countChanges(before, after), [before, after]);

  return (
    <div className={styles.bar}>
      <details>
        <summary className={styles.words}>
          {gained + lost === 0
            ? t('difference.none')
            : t('groups.changes', { gained: String(gained), lost: String(lost) })}{' '}
          <Text as="span" tone="muted">
            {t('groups.affected', { count: group?.memberCount ?? 0 })}
          </Text>
        </summary>
        <div className={styles.changes}>
          <RightsDifference before={before} after={after} buildings={buildings} />
        </div>
      </details>
      <FormActions>
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button type="submit" tone="primary" loading={isSending}>
          {t('save')}
        </Button>
      </FormActions>
    </div>
  );
}
