import type { OwnReport } from '@imah/contract/tickets';
import { ButtonLink, Card, EmptyState, Heading, Inline, Link, List, ListRow, Stack } from '@imah/ui';
import { plusIcon, wrenchIcon } from '@imah/ui/icons';
import { Age } from '@imah/app/i18n';
import { Read, type ReadState } from '@imah/app/read';
import { TicketStateBadge } from '@imah/features-tickets/ticket/parts';
import { useHomeTexts } from '../texts.ts';
import { ReportNews } from './report-news.tsx';
import * as styles from '../today/today.css.ts';

/** How far the person's own reports are. */
export function OwnReports({ reports }: { readonly reports: ReadState<readonly OwnReport[]> }) {
  const t = useHomeTexts();
  return (
    <Stack gap="md" as="section" aria-labelledby="laporan-saya">
      <Inline justify="between" align="baseline">
        <Heading level={2} id="laporan-saya">
          {t('resident.reports')}
        </Heading>
        <Link href="/imah/tickets">{t('resident.allReports')}</Link>
      </Inline>
      <Read
        of={reports}
        level={3}
        failed={t('resident.reportsFailed')}
        forbidden={null}
        empty={
          <EmptyState
            icon={wrenchIcon}
            level={3}
            title={t('resident.noReports')}
            text={t('resident.noReportsText')}
            actions={
              <ButtonLink href="/imah/new/ticket" icon={plusIcon}>
                {t('resident.report')}
              </ButtonLink>
            }
          />
        }
      />
      {reports.kind === 'ready' && reports.data.length > 0 ? (
        <Card padding="none">
          <List aria-labelledby="laporan-saya">
            {reports.data.map((report) => {
              const { id, title, state, number, unitCode, place, buildingName, updatedAt } = report.ticket;
              return (
                <ListRow
                  key={id}
                  title={title}
                  href={`/imah/ticket/${id}`}
                  chip={<TicketStateBadge state={state} />}
                  description={
                    <>
                      <span className={styles.facts}>
                        <span>{unitCode ?? place ?? buildingName}</span>
                        <Age at={updatedAt} />
                        <span>{number}</span>
                      </span>
                      <ReportNews report={report} />
                    </>
                  }
                />
              );
            })}
          </List>
        </Card>
      ) : null}
    </Stack>
  );
}
