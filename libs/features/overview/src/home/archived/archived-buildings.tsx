import { Button } from '@imah/ui';
import { archiveIcon } from '@imah/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useApp, useCan } from '@imah/app/ports';
import { useHomeTexts } from '../texts.ts';

const ArchivedSheet = lazy(async () => ({ default: (await import('./archived-sheet.tsx')).ArchivedSheet }));

/** The way to the buildings that are in no list any more, for whoever may bring one back. */
export function ArchivedBuildings() {
  const t = useHomeTexts();
  const { person } = useApp();
  const can = useCan();
  const [shown, setShown] = useState<'no' | 'yes'>('no');
  const mayRestore = person?.memberships.some(({ orgId }) => can('building.delete', { orgId }) === 'allowed');
  if (mayRestore !== true) return null;
  return (
    <>
      <Button tone="ghost" size="sm" icon={archiveIcon} onClick={() => setShown('yes')}>
        {t('archived.open')}
      </Button>
      {shown === 'yes' ? (
        <Suspense fallback={null}>
          <ArchivedSheet onClose={() => setShown('no')} />
        </Suspense>
      ) : null}
    </>
  );
}
