import type { QuestionedLine, Ticket } from '@imah/contract/tickets';
import { Card, Heading, Link, Stack, Text } from '@imah/ui';
import { useFormat } from '@imah/app/i18n';
import { useCan } from '@imah/app/ports';
import type { TicketViewer } from '../model/viewer.ts';
import { useBillLineTexts } from './texts.ts';

interface TicketBillLineProps {
  readonly ticket: Ticket;
  readonly viewer: TicketViewer;
  readonly line: QuestionedLine;
}

/** The line of a bill that a ticket asks about; what it comes to is on the bill, for whoever may see that. */
export function TicketBillLine({ ticket, viewer, line }: TicketBillLineProps) {
  const t = useBillLineTexts();
  const format = useFormat();
  const can = useCan();
  const { orgId, buildingId, reporterUserId } = ticket;
  const { billId, number, period, unitCode, position, kind } = line;
  const seesBill = reporterUserId === viewer.userId || can('bill.view', { orgId, buildingId }) === 'allowed';
  return (
    <Card as="section" padding="md" aria-labelledby="baris-tagihan">
      <Stack gap="sm">
        <Heading level={2} size="sm" id="baris-tagihan">
          {t('title')}
        </Heading>
        <Text>{t('about', { kind: t(`kinds.${kind}`), month: format.month(period), unit: unitCode })}</Text>
        {seesBill ? (
          <Link href={`/imah/tagihan/${billId}#baris-${position}`}>{t('open', { number })}</Link>
        ) : (
          <Text tone="muted">{t('line', { number, position: String(position) })}</Text>
        )}
      </Stack>
    </Card>
  );
}
