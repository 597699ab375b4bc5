import type { BillLine } from '@imah/contract/billing';
import type { ReactNode } from 'react';
import { FeeCard } from '../late-fees/fee-card.tsx';
import { LineCard } from './line-card.tsx';
import { OpeningCard } from './opening-card.tsx';
import { ProductCard } from './product-card.tsx';

interface AnyLineCardProps {
  readonly line: BillLine;
  /** Where a meter is looked at. */
  readonly meterHref: (meterId: string) => string;
  /** What was asked about it. */
  readonly children: ReactNode;
}

/** A line as what it is made of asks for it. */
export function AnyLineCard({ line, meterHref, children }: AnyLineCardProps) {
  switch (line.basis) {
    case 'late-fee':
      return <FeeCard line={line}>{children}</FeeCard>;
    case 'opening':
      return <OpeningCard line={line}>{children}</OpeningCard>;
    case 'product':
      return <ProductCard line={line}>{children}</ProductCard>;
    default:
      return (
        <LineCard line={line} meterHref={meterHref}>
          {children}
        </LineCard>
      );
  }
}

/** What a line is known by among those of its bill. */
export function keyOf(line: BillLine): string {
  switch (line.basis) {
    case 'late-fee':
      return `${line.fee.billId} ${line.from} ${line.fee.rule.every}`;
    case 'opening':
      return `opening ${line.memo}`;
    case 'product':
      return `${line.product.orderId} ${line.product.name}`;
    default:
      return `${line.kind} ${line.from}`;
  }
}
