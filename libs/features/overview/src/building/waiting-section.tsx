import { useRead } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import { Card, EmptyState, List, ListRow, Skeleton, Stack } from '@imah/ui';
import { circleCheckIcon, userPlusIcon } from '@imah/ui/icons';
import { useCan, useViews } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
import { SlaChip, TicketPriorityBadge } from '@imah/features-tickets/ticket/parts';
import * as styles from './overview.css.ts';
import { OverviewSection } from './overview-section.tsx';
import { useOverviewTexts } from './texts.ts';

/** As many as fit beside the other parts of the summary. */
const atAGlance = 5;

/** Whom the building keeps waiting: those who ask to be let in, and open tickets by the time left. */
export function WaitingSection({ building }: { readonly building: Building }) {
  const t = useOverviewTexts();
  const views = useViews();
  const { orgId, id: buildingId } = building;
  const seesTickets = views('ticket.view', { orgId, buildingId });
  const query = { buildingId, sort: 'due', limit: atAGlance } as const;
  const state = readState(useRead('listTickets', { query }, { enabled: seesTickets }));
  const joining = useWaitingToJoin(building);
  const tickets = state.kind === 'ready' ? state.data.slice(0, atAGlance - (joining > 0 ? 1 : 0)) : [];
  if (!seesTickets && joining === 0) return null;

  return (
    <OverviewSection
      id="menunggu"
      title={t('waiting.title')}
      all={seesTickets ? { href: `/imah/building/${buildingId}/ticket`, label: t('waiting.all') } : null}
    >
      {joining > 0 || tickets.length > 0 ? (
        <Card padding="none">
          <List aria-labelledby="menunggu">
            {joining > 0 ? (
              <ListRow
                icon={userPlusIcon}
                title={t('waiting.joining', { count: joining })}
                description={t('waiting.joiningText')}
                href={`/imah/building/${buildingId}/people#permintaan`}
              />
            ) : null}
            {tickets.map(({ id, title, number, priority, sla, timeZone, unitCode, place }) => (
              <ListRow
                key={id}
                title={title}
                href={`/imah/ticket/${id}`}
                description={
                  <span className={styles.facts}>
                    <TicketPriorityBadge priority={priority} />
                    <SlaChip clock={sla.resolution} timeZone={timeZone} />
                    <span>{unitCode ?? place ?? number}</span>
                  </span>
                }
              />
            ))}
          </List>
        </Card>
      ) : null}
      {seesTickets ? (
        <Read
          of={state}
          level={3}
          loading={
            <Stack gap="sm" aria-busy>
              <Skeleton shape="row" />
              <Skeleton shape="row" />
              <Skeleton shape="row" />
            </Stack>
          }
          failed={t('waiting.failed')}
          forbidden={null}
          empty={
            joining > 0 ? null : (
              <Card>
                <EmptyState
                  icon={circleCheckIcon}
                  title={t('waiting.empty.title')}
                  text={t('waiting.empty.text')}
                  level={3}
                />
              </Card>
            )
          }
        />
      ) : null}
    </OverviewSection>
  );
}

/** How many wait to be let in; nought for whom it is not to answer. */
function useWaitingToJoin({ id, orgId }: Building): number {
  const enabled = useCan()('occupant.approve', { orgId, buildingId: id }) === 'allowed';
  const { data: requests = [] } = useRead('listJoinRequests', { params: { buildingId: id } }, { enabled });
  const { data: households = [] } = useRead('listHouseholdRequests', { params: { buildingId: id } }, { enabled });
  return requests.length + households.length;
}
