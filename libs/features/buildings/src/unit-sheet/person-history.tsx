import type { Building, Unit } from '@imah/contract/buildings';
import type { Person } from '@imah/contract/people';
import { Dialog, Skeleton } from '@imah/ui';
import { lazy, Suspense } from 'react';
import { useRecordNames } from './record-names.ts';
import { useUnitSheetTexts } from './texts.ts';

const RecordRows = lazy(async () => ({ default: (await import('@imah/features-audit')).RecordRows }));

interface PersonHistoryProps {
  readonly building: Building;
  readonly unit: Unit;
  readonly person: Person;
  readonly onClose: () => void;
}

/** What was done to somebody's data and stays, and who has read what is personal. */
export function PersonHistory({ building, unit, person, onClose }: PersonHistoryProps) {
  const t = useUnitSheetTexts();
  const names = useRecordNames(unit);
  return (
    <Dialog open onClose={onClose} title={t('personHistory', { name: person.name })}>
      <Suspense fallback={<Skeleton shape="row" />}>
        <RecordRows
          orgId={building.orgId}
          entity="person"
          entityId={person.id}
          zone={building.timeZone}
          names={names}
        />
      </Suspense>
    </Dialog>
  );
}
