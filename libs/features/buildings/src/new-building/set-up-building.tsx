import { useBuilding } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import { Button, ButtonLink, Heading, Inline, Callout, Skeleton, Stack, Text } from '@imah/ui';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCan } from '@imah/app/ports';
import { UnitImporter } from '../import/index.ts';
import { SetupList } from '../setup-list/index.ts';
import { Read, readState } from '@imah/app/read';
import { InviteTeam } from './invite-team.tsx';
import { useNewBuildingTexts } from './texts.ts';
import { WizardFrame } from './wizard-frame.tsx';

const setUpSteps = ['units', 'people', 'done'] as const;
type SetUpStep = (typeof setUpSteps)[number];

/** The steps after the building exists. Each can be skipped; its own page offers all of them as well. */
export function SetUpBuilding({ buildingId }: { readonly buildingId: string }) {
  const t = useNewBuildingTexts();
  const state = readState(useBuilding(buildingId));
  if (state.kind === 'ready') return <Steps building={state.data} />;
  return (
    <WizardFrame title={t('title')} lead={t('leadUnits')} step="units">
      <Read of={state} loading={<Skeleton shape="card" />} level={2} />
    </WizardFrame>
  );
}

function Steps({ building }: { readonly building: Building }) {
  const t = useNewBuildingTexts();
  const can = useCan();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('step');
  const step: SetUpStep = setUpSteps.find((name) => name === asked) ?? 'units';
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const mayInvite = can('member.create', { orgId: building.orgId }) === 'allowed';
  const goTo = (next: SetUpStep) => setSearch({ building: building.id, step: next });
  const afterUnits = mayInvite ? 'people' : 'done';
  // Units that were made are no input any more: whoever comes back begins anew.
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);

  return (
    <WizardFrame title={t('titleUnits', { name: building.name })} lead={t('leadUnits')} step={step}>
      <Heading level={2} ref={heading} tabIndex={-1}>
        {t(step === 'done' ? 'done.title' : `${step}.title`, { name: building.name })}
      </Heading>
      {/* Each step keeps what was filled in while another is looked at. */}
      <div hidden={step !== 'units'}>
        <Stack gap="lg">
          <Text tone="muted">{t('units.text')}</Text>
          {building.unitCount > 0 ? <Callout>{t('units.has', { count: building.unitCount })}</Callout> : null}
          <UnitImporter
            key={round}
            building={building}
            onDone={() => {
              setRound(round + 1);
              goTo(afterUnits);
            }}
          />
          {step === 'units' ? (
            <Inline justify="end">
              <Button tone="ghost" onClick={() => goTo(afterUnits)}>
                {t(building.unitCount > 0 ? 'next' : 'skip')}
              </Button>
            </Inline>
          ) : null}
        </Stack>
      </div>
      <div hidden={step !== 'people'}>
        <Stack gap="lg">
          <Text tone="muted">{t('people.text')}</Text>
          {mayInvite ? <InviteTeam building={building} /> : null}
          {step === 'people' ? (
            <Inline justify="between">
              <Button onClick={() => goTo('units')}>{t('back')}</Button>
              <Button tone="primary" onClick={() => goTo('done')}>
                {t('next')}
              </Button>
            </Inline>
          ) : null}
        </Stack>
      </div>
      {step === 'done' ? (
        <Stack gap="lg">
          <Text>{t('done.text', { units: building.unitCount })}</Text>
          <SetupList building={building} level={3} use="wizard" />
          <Inline gap="sm">
            <ButtonLink href={`/imah/building/${building.id}`} tone="primary" size="lg">
              {t('done.open')}
            </ButtonLink>
          </Inline>
        </Stack>
      ) : null}
    </WizardFrame>
  );
}
