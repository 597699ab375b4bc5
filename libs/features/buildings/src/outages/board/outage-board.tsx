import { useReadAll } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import { type OutageService, outageServices, type OutageShow, outageShows } from '@imah/contract/outages/words';
import { Button, Heading, Inline, SelectField, Stack, Text, ToggleGroup } from '@imah/ui';
import { plusIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useCan } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
import { OutageForm } from '../form/index.ts';
import { OutageItem } from '../outage-item.tsx';
import { useOutagesTexts } from '../texts.ts';

/** The outages of a building for those who run it: open or over, by service, and a new one. */
export function OutageBoard({ building }: { readonly building: Building }) {
  const t = useOutagesTexts();
  const can = useCan();
  const [show, setShow] = useState<OutageShow>('open');
  const [service, setService] = useState<OutageService | 'all'>('all');
  const [isWriting, setWriting] = useState(false);
  const target = { orgId: building.orgId, buildingId: building.id };
  const query = { show, ...(service === 'all' ? {} : { service }) };
  const state = readState(useReadAll('listOutages', { params: { buildingId: building.id }, query }));
  const mayWrite = can('outage.create', target) === 'allowed';

  return (
    <Stack gap="md" as="section" aria-labelledby="gangguan">
      <Inline justify="between" align="baseline">
        <Heading level={2} id="gangguan">
          {t('title')}
        </Heading>
        {mayWrite ? (
          <Button icon={plusIcon} onClick={() => setWriting(true)}>
            {t('add')}
          </Button>
        ) : null}
      </Inline>
      <Inline gap="md" align="end">
        <ToggleGroup
          label={t('shows.label')}
          value={show}
          options={outageShows.map((value) => ({ value, label: t(`shows.${value}`) }))}
          onChange={({ value }) => setShow(outageShows.find((one) => one === value) ?? show)}
        />
        <SelectField
          label={t('filter.service')}
          value={service}
          options={[
            { value: 'all', label: t('filter.all') },
            ...outageServices.map((value) => ({ value, label: t(`services.${value}`) })),
          ]}
          onChange={({ currentTarget }) =>
            setService(outageServices.find((one) => one === currentTarget.value) ?? 'all')
          }
        />
      </Inline>
      <Read
        of={state}
        level={3}
        failed={t('failed')}
        forbidden={null}
        empty={<Text tone="muted">{t(`empty.${show}`)}</Text>}
      >
        {(outages) => outages.map((outage) => <OutageItem key={outage.id} building={building} outage={outage} />)}
      </Read>
      {isWriting ? <OutageForm building={building} outage={null} onClose={() => setWriting(false)} /> : null}
    </Stack>
  );
}
