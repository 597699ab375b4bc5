import { Button, RadioGroup, Stack } from '@imah/ui';
import { useState } from 'react';
import { useApp } from '@imah/app/ports';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { boardingDraftKey } from './boarding-draft.ts';
import { BuildingBoarding } from './building-boarding.tsx';
import { JoinBuilding } from './join-building.tsx';
import { OwnRequests } from './own-requests.tsx';
import { useBoardingTexts } from './texts.ts';
import { WayOut } from './way-out.tsx';

type Entrance = 'manager' | 'occupant';

/** Where somebody without an organisation begins: with a building they run, or with the unit they live in. */
export function BoardingPage() {
  const t = useBoardingTexts();
  const { draftStorage } = useApp();
  const [chosen, setChosen] = useState<Entrance | null>(null);
  // Who had begun to describe a building goes on with it.
  const [entrance, setEntrance] = useState<Entrance | null>(() => (hasDraft(draftStorage) ? 'manager' : null));

  if (entrance === 'manager') return <BuildingBoarding onBack={() => setEntrance(null)} />;
  if (entrance === 'occupant') return <JoinBuilding onBack={() => setEntrance(null)} />;
  return (
    <AuthFrame title={t('entrance.title')} lead={t('entrance.lead')}>
      <Stack gap="xl">
        <OwnRequests />
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setEntrance(chosen);
          }}
        >
          <Stack gap="lg">
            <RadioGroup
              name="entrance"
              label={t('entrance.label')}
              look="card"
              required
              value={chosen ?? ''}
              onChange={({ value }) => setChosen(value === 'manager' ? 'manager' : 'occupant')}
              options={(['occupant', 'manager'] as const).map((value) => ({
                value,
                label: t(`entrance.${value}`),
                hint: t(`entrance.${value}Hint`),
              }))}
            />
            <Button type="submit" tone="primary" size="lg" disabled={chosen === null}>
              {t('next')}
            </Button>
          </Stack>
        </form>
        <WayOut />
      </Stack>
    </AuthFrame>
  );
}

function hasDraft(storage: ReturnType<typeof useApp>['draftStorage']): boolean {
  try {
    return storage.getItem(boardingDraftKey) !== null;
  } catch {
    // A closed storage keeps nothing.
    return false;
  }
}
