import { useBuildings, useRead } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import {
  Card,
  Container,
  EmptyState,
  FailedState,
  Heading,
  Link,
  List,
  ListRow,
  Skeleton,
  Stack,
  Text,
} from '@imah/ui';
import { buildingIcon } from '@imah/ui/icons';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useViews } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
import { ReportForm } from './report-form.tsx';
import { useNewTicketTexts } from './texts.ts';

/** S-12: a report in under a minute; in which building is asked only of those who have several. */
export function NewTicketPage() {
  const t = useNewTicketTexts();
  const { buildingId } = useParams();
  const views = useViews();
  const state = readState(useBuildings());
  const all = state.kind === 'ready' ? state.data : [];
  const mine = all.filter(({ id, orgId }) => views('ticket.create', { orgId, buildingId: id }));
  const [only] = mine.length === 1 ? mine : [];
  const building = buildingId === undefined ? only : mine.find(({ id }) => id === buildingId);

  return (
    <Container width="prose">
      <Stack gap="xl">
        <Stack gap="xs">
          <Heading level={1}>{t('title')}</Heading>
          {building === undefined ? null : <Place building={building} others={mine.length - 1} />}
        </Stack>
        <Read
          of={state}
          level={2}
          loading={<FormSkeleton />}
          failed={t('failed')}
          forbidden={<FailedState title={t('failed')} level={2} />}
        >
          {() => (
            <Chosen buildings={mine} building={building} asked={buildingId} isListed={all.length > 0}>
              {(one) => <FormOf key={one.id} building={one} />}
            </Chosen>
          )}
        </Read>
      </Stack>
    </Container>
  );
}

function Place({ building, others }: { readonly building: Building; readonly others: number }) {
  const t = useNewTicketTexts();
  return (
    <Text tone="muted">
      {building.name}
      {others > 0 ? (
        <>
          {' · '}
          <Link href="/imah/new/ticket">{t('otherBuilding')}</Link>
        </>
      ) : null}
    </Text>
  );
}

interface ChosenProps {
  /** Those in which the person may report. */
  readonly buildings: readonly Building[];
  readonly building: Building | undefined;
  /** What the address asks for. */
  readonly asked: string | undefined;
  /** Whether the person belongs to any building at all. */
  readonly isListed: boolean;
  readonly children: (building: Building) => ReactNode;
}

function Chosen({ buildings, building, asked, isListed, children }: ChosenProps) {
  const t = useNewTicketTexts();
  if (building !== undefined) return children(building);
  if (buildings.length === 0) {
    const why = isListed ? 'notAllowed' : 'nowhere';
    return <EmptyState level={2} icon={buildingIcon} title={t(`${why}.title`)} text={t(`${why}.text`)} />;
  }
  if (asked !== undefined)
    return (
      <EmptyState level={2} icon={buildingIcon} title={t('missing.title')} text={t('missing.text')}>
        <Link href="/imah/new/ticket">{t('missing.action')}</Link>
      </EmptyState>
    );
  return (
    <Stack gap="md" as="section" aria-labelledby="which-building">
      <Heading level={2} id="which-building">
        {t('choose')}
      </Heading>
      <Card>
        <List aria-labelledby="which-building">
          {buildings.map(({ id, name, address }) => (
            <ListRow
              key={id}
              icon={buildingIcon}
              title={name}
              description={address.city}
              href={`/imah/new/ticket/${id}`}
            />
          ))}
        </List>
      </Card>
    </Stack>
  );
}

function FormOf({ building }: { readonly building: Building }) {
  const t = useNewTicketTexts();
  const categories = readState(useRead('listTicketCategories', { params: { orgId: building.orgId } }));
  // Nobody is kept from reporting by a list that did not come.
  if (categories.kind === 'offline' || categories.kind === 'failed')
    return <ReportForm building={building} categories={null} />;
  return (
    <Read of={categories} loading={<FormSkeleton />} forbidden={<FailedState title={t('formFailed')} level={2} />}>
      {(known) => <ReportForm building={building} categories={known} />}
    </Read>
  );
}

function FormSkeleton() {
  return (
    <Stack gap="xl">
      <Skeleton shape="card" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="card" />
    </Stack>
  );
}
