import type { Building } from '@imah/contract/buildings';
import type { Outage } from '@imah/contract/outages';
import { outageStateAt } from '@imah/contract/outages/words';
import { IconButton, Menu } from '@imah/ui';
import { ellipsisVerticalIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useNow } from '@imah/app/i18n';
import { useCan } from '@imah/app/ports';
import { EndOutage, OutageCard } from './card/index.ts';
import { OutageForm } from './form/index.ts';
import { useOutagesTexts } from './texts.ts';
import { useEndOutage } from './use-end-outage.ts';

interface OutageItemProps {
  readonly building: Building;
  readonly outage: Outage;
  /** Whether the page around it names it already. */
  readonly isNamed?: boolean;
}

/** An outage with what its reader may do about it. */
export function OutageItem({ building, outage, isNamed }: OutageItemProps) {
  const t = useOutagesTexts();
  const can = useCan();
  const { go } = useEndOutage();
  const [isEditing, setEditing] = useState(false);
  const target = { orgId: building.orgId, buildingId: building.id };
  const mayEnd = can('outage.transition', target) === 'allowed';
  const isOpen = outage.ended === null;
  // What has not begun is cancelled.
  const isUnderWay = outageStateAt(outage, useNow(30_000)) === 'under-way';
  const items = [
    ...(isOpen && can('outage.update', target) === 'allowed'
      ? [{ kind: 'action' as const, label: t('edit'), onSelect: () => setEditing(true) }]
      : []),
    ...(isOpen && mayEnd
      ? [{ kind: 'action' as const, label: t('cancel'), onSelect: () => go(outage, 'cancelled') }]
      : []),
    ...(!isOpen && mayEnd ? [{ kind: 'action' as const, label: t('reopen'), onSelect: () => go(outage, 'open') }] : []),
  ];
  return (
    <>
      <OutageCard
        outage={outage}
        isNamed={isNamed}
        actions={isUnderWay && mayEnd ? <EndOutage outage={outage} /> : null}
        corner={
          items.length === 0 ? null : (
            <Menu
              trigger={
                <IconButton icon={ellipsisVerticalIcon} size="sm" label={t('actions', { title: outage.title })} />
              }
              items={items}
            />
          )
        }
      />
      {isEditing ? <OutageForm building={building} outage={outage} onClose={() => setEditing(false)} /> : null}
    </>
  );
}
