import type { FoundDevice } from '@imah/contract/devices';
import { Button } from '@imah/ui';
import { lazy, Suspense, useState } from 'react';
import { typeOfFound } from '../types/type-of-found.ts';
import { useOnboardingTexts } from './texts.ts';

const TypeSheet = lazy(async () => ({ default: (await import('../types/type-sheet.tsx')).TypeSheet }));

interface MakeTypeProps {
  readonly orgId: string;
  readonly device: FoundDevice;
}

/** No type knows what a found device says: one is made of what it says, and then it can be adopted. */
export function MakeType({ orgId, device }: MakeTypeProps) {
  const t = useOnboardingTexts();
  const [sheet, setSheet] = useState<'closed' | 'open'>('closed');
  return (
    <>
      <Button
        size="sm"
        tone="primary"
        aria-label={t('makeTypeNamed', { name: device.name })}
        onClick={() => setSheet('open')}
      >
        {t('makeType')}
      </Button>
      <Suspense fallback={null}>
        {sheet === 'open' ? (
          <TypeSheet orgId={orgId} type={null} begin={typeOfFound(device)} onClose={() => setSheet('closed')} />
        ) : null}
      </Suspense>
    </>
  );
}
