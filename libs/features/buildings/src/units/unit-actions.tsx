import type { Building, Places } from '@imah/contract/buildings';
import { SplitButton } from '@imah/ui';
import { layersIcon, percentIcon, plusIcon, tableIcon } from '@imah/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useCan } from '@imah/app/ports';
import { ImportDialog } from '../import/import-dialog.tsx';
import { NppDialog } from './npp-dialog.tsx';
import { useUnitsTexts } from './texts.ts';
import { UnitForm } from './unit-form.tsx';

const PlacesSheet = lazy(async () => ({ default: (await import('../places-sheet/places-sheet.tsx')).PlacesSheet }));

interface UnitActionsProps {
  readonly building: Building;
  readonly places: Places;
}

/** What can be done with the units as a whole; nothing for who may only look. */
export function UnitActions({ building, places }: UnitActionsProps) {
  const t = useUnitsTexts();
  const can = useCan();
  const [dialog, setDialog] = useState<'none' | 'unit' | 'import' | 'npp' | 'places'>('none');
  const target = { orgId: building.orgId, buildingId: building.id };
  const may = (action: 'create' | 'import' | 'update') => can(`unit.${action}`, target) === 'allowed';
  const close = () => setDialog('none');
  if (!may('create')) return null;

  return (
    <>
      <SplitButton
        icon={plusIcon}
        moreLabel={t('more')}
        onClick={() => setDialog('unit')}
        items={[
          ...(may('import')
            ? [{ kind: 'action' as const, label: t('import'), icon: tableIcon, onSelect: () => setDialog('import') }]
            : []),
          ...(may('update')
            ? [{ kind: 'action' as const, label: t('places'), icon: layersIcon, onSelect: () => setDialog('places') }]
            : []),
          ...(may('update') && places.units.length > 0
            ? [{ kind: 'action' as const, label: t('npp.menu'), icon: percentIcon, onSelect: () => setDialog('npp') }]
            : []),
        ]}
      >
        {t('add')}
      </SplitButton>
      {dialog === 'unit' ? <UnitForm building={building} places={places} unit={null} onClose={close} /> : null}
      {dialog === 'import' ? <ImportDialog building={building} onClose={close} /> : null}
      {dialog === 'npp' ? <NppDialog building={building} places={places} onClose={close} /> : null}
      {dialog === 'places' ? (
        <Suspense fallback={null}>
          <PlacesSheet building={building} places={places} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
