import { useBuildings, useRead } from '@imah/api-client/react';
import type { Bill } from '@imah/contract/billing';
import { Heading, Stack } from '@imah/ui';
import { useLocation } from 'react-router-dom';
import { useCan } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
import { LineQuestions } from '../questions/line-questions.tsx';
import { useQuestionTexts } from '../questions/texts.ts';
import { useBillingTexts } from '../texts.ts';
import { AnyLineCard, keyOf } from './any-line-card.tsx';

interface BillLinesProps {
  readonly bill: Bill;
  readonly reader: 'payer' | 'other';
}

/** Tickets lead to the line that they are about. */
const showLine = (line: HTMLDivElement | null) => line?.scrollIntoView({ block: 'center' });

/** What a bill is for, line by line, each with how it came about and what was asked about it. */
export function BillLines({ bill, reader }: BillLinesProps) {
  const t = useBillingTexts();
  const tq = useQuestionTexts();
  const can = useCan();
  const { hash } = useLocation();
  const building = useBuildings().data?.find(({ id }) => id === bill.buildingId);
  const place = building === undefined ? undefined : { orgId: building.orgId, buildingId: building.id };
  const seesMeters = place !== undefined && can('meter.view', place) === 'allowed';
  const seesTickets = reader === 'payer' || (place !== undefined && can('ticket.view', place) === 'allowed');
  const meterHref = (meterId: string): string =>
    seesMeters ? `/imah/building/${bill.buildingId}/meter/${meterId}` : '/imah/meter';
  const questions = readState(useRead('listBillQuestions', { params: { billId: bill.id } }));
  const questionsOf = (position: number) =>
    questions.kind !== 'ready' ? null : (
      <LineQuestions
        bill={bill}
        position={position}
        questions={questions.data.filter((one) => one.position === position)}
        reader={reader}
        tickets={seesTickets ? 'open' : 'hidden'}
        zone={building?.timeZone ?? 'Asia/Jakarta'}
      />
    );
  return (
    <Stack gap="md" as="section" aria-label={t('bill.lines')}>
      <Heading level={2}>{t('bill.lines')}</Heading>
      {bill.lines.map((line, index) => {
        const position = index + 1;
        return (
          <div key={keyOf(line)} ref={hash === `#baris-${position}` ? showLine : undefined}>
            <AnyLineCard line={line} meterHref={meterHref}>
              {questionsOf(position)}
            </AnyLineCard>
          </div>
        );
      })}
      <Read of={questions} level={3} loading={null} failed={tq('failed')}>
        {() => null}
      </Read>
    </Stack>
  );
}
