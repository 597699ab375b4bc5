import { useRead } from '@imah/api-client/react';
import { Button, EmptyState, List, ListRow } from '@imah/ui';
import { useFormat } from '@imah/app/i18n';
import { Read, readState } from '@imah/app/read';
import type { PlanGround } from '../plan-ground.ts';
import { usePlanTexts } from '../texts.ts';

export interface PlanVersionsProps {
  readonly ground: PlanGround;
  readonly onRestore: (number: number) => void;
}

/** The publications of a plan that are kept; each can be the draft again. */
export function PlanVersions({ ground: { building, floorId }, onRestore }: PlanVersionsProps) {
  const t = usePlanTexts();
  const format = useFormat();
  const versions = readState(useRead('listPlanVersions', { params: { buildingId: building.id, floorId } }));
  return (
    <Read
      of={versions}
      level={3}
      failed={t('edit.versionsFailed')}
      empty={<EmptyState title={t('edit.noVersions')} level={3} />}
    >
      {(known) => (
        <List>
          {known.map(({ number, publishedAt, publishedBy, items }) => {
            const title = t('edit.version', { number: String(number) });
            return (
              <ListRow
                key={number}
                title={title}
                description={t('edit.versionBy', {
                  when: format.shortDateTime(Date.parse(publishedAt), building.timeZone),
                  who: publishedBy ?? t('somebody'),
                  count: items,
                })}
                trailing={
                  <Button size="sm" aria-label={`${t('edit.restore')}: ${title}`} onClick={() => onRestore(number)}>
                    {t('edit.restore')}
                  </Button>
                }
              />
            );
          })}
        </List>
      )}
    </Read>
  );
}
