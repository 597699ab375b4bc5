import { useRead } from '@imah/api-client/react';
import type { Outage } from '@imah/contract/outages';
import { Card, DescriptionList, Heading, Link, NotFoundPage, Skeleton, Stack, Text } from '@imah/ui';
import { useParams } from 'react-router-dom';
import { useFormat } from '@imah/app/i18n';
import { sideOf, useApp } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
import { useCurrentBuilding } from '../../building-context.tsx';
import { AlsoButton } from '../also-button.tsx';
import { OutageCard } from '../card/index.ts';
import { OutageItem } from '../outage-item.tsx';
import { useOutagesTexts } from '../texts.ts';
import { OutageTickets } from './outage-tickets.tsx';

/** One outage: what everybody reads of it, and for the staff its note and its tickets. */
export function OutagePage() {
  const t = useOutagesTexts();
  const building = useCurrentBuilding();
  const { outageId = '' } = useParams();
  const isResident = sideOf(useApp().person) === 'reports';
  const state = readState(useRead('getOutage', { params: { buildingId: building.id, outageId } }));
  const back = isResident ? `/imah/building/${building.id}` : `/imah/building/${building.id}/topics`;
  return (
    <Stack gap="lg">
      <Link href={back}>{t('page.back')}</Link>
      <Read
        of={state}
        level={2}
        failed={t('page.failed')}
        loading={<Skeleton shape="card" />}
        missing={<NotFoundPage title={t('page.missing.title')} text={t('page.missing.text')} homeHref={back} />}
      >
        {(outage) => (
          <Stack gap="xl">
            <Heading level={2}>{outage.title}</Heading>
            {isResident ? (
              <OutageCard outage={outage} isNamed actions={<AlsoButton outage={outage} />} />
            ) : (
              <OutageItem building={building} outage={outage} isNamed />
            )}
            <Facts outage={outage} />
            {outage.internalNote === null ? null : (
              <Stack gap="sm" as="section" aria-labelledby="catatan">
                <Heading level={3} id="catatan">
                  {t('page.note')}
                </Heading>
                <Text {...(outage.internalNote === '' ? { tone: 'muted' as const } : {})}>
                  {outage.internalNote === '' ? t('page.noNote') : outage.internalNote}
                </Text>
              </Stack>
            )}
            {outage.internalNote === null ? null : <OutageTickets outage={outage} />}
          </Stack>
        )}
      </Read>
    </Stack>
  );
}

function Facts({ outage }: { readonly outage: Outage }) {
  const t = useOutagesTexts();
  const format = useFormat();
  const { number, kind, author, createdAt, timeZone } = outage;
  const at = format.dateTime(createdAt, timeZone);
  return (
    <Card>
      <DescriptionList
        items={[
          { term: t('page.number'), detail: number },
          { term: t('form.kind'), detail: t(`kinds.${kind}`) },
          { term: t('page.by'), detail: author === null ? at : `${author}, ${at}` },
        ]}
      />
    </Card>
  );
}
