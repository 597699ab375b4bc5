import type { TodayItem } from '@imah/contract/today';
import { ButtonLink, ListRow, StatusBadge } from '@imah/ui';
import { calendarClockIcon, gaugeIcon, hourglassIcon, receiptTextIcon } from '@imah/ui/icons';
import type { ReactNode } from 'react';
import { Age, useClock, useFormat } from '@imah/app/i18n';
import { useHomeTexts } from '../texts.ts';
import * as styles from './today.css.ts';

/** A bill of the person that is not paid, and the way to pay it. */
export function BillToday({ item: { bill } }: { readonly item: TodayItem & { readonly kind: 'bill' } }) {
  const t = useHomeTexts();
  const format = useFormat();
  const clock = useClock();
  const { id, period, unitCode, buildingName, timeZone, outstanding, dueOn } = bill;
  const title = t('today.bill.title', { month: format.month(period) });
  const isLate = dueOn < dayAt(clock.now(), timeZone);
  const due = format.date(dueOn, timeZone);
  return (
    <MoneyRow
      title={title}
      href={`/imah/tagihan/${id}`}
      badge={{ tone: isLate ? 'danger' : 'warning', icon: receiptTextIcon, label: t('today.bill.badge') }}
      facts={[
        t(isLate ? 'today.bill.late' : 'today.bill.open', { total: format.rupiah(outstanding), due }),
        unitCode,
        buildingName,
      ]}
      act={{ href: '/imah/bayar', text: t('today.bill.pay'), label: t('today.bill.payNamed', { bill: title }) }}
    />
  );
}

/** A plan of the person that waits for their answer, or of which a part is to be paid. */
export function InstalmentToday({ item }: { readonly item: TodayItem & { readonly kind: 'instalment' } }) {
  const t = useHomeTexts();
  const format = useFormat();
  const clock = useClock();
  const { reason, plan } = item;
  const { id, unitCode, buildingName, timeZone, amount, dueOn } = plan;
  const href = `/imah/cicilan/${id}`;
  const isLate = reason === 'pay' && dueOn < dayAt(clock.now(), timeZone);
  const due = reason === 'answer' ? 'first' : isLate ? 'late' : 'due';
  const title = t(`today.instalment.${reason === 'answer' ? 'ask' : 'title'}`, { total: format.rupiah(amount) });
  return (
    <MoneyRow
      title={title}
      href={href}
      badge={{ tone: isLate ? 'danger' : 'warning', icon: calendarClockIcon, label: t('today.instalment.badge') }}
      facts={[t(`today.instalmentDue.${due}`, { due: format.date(dueOn, timeZone) }), unitCode, buildingName]}
      act={{ href, text: t('today.arrears.open'), label: `${t('today.arrears.open')}: ${title}` }}
    />
  );
}

/** Bills of a building that were not paid in time, and the way to their payers. */
export function ArrearsToday({ item }: { readonly item: TodayItem & { readonly kind: 'arrears' } }) {
  const t = useHomeTexts();
  const format = useFormat();
  const { building, bills, outstanding, oldestDueOn } = item;
  const { id, name, timeZone } = building;
  const href = `/imah/tagihan/tunggakan?gedung=${id}`;
  return (
    <MoneyRow
      title={t('today.arrears.title', { count: bills })}
      href={href}
      badge={{ tone: 'warning', icon: hourglassIcon, label: t('today.arrears.badge') }}
      facts={[
        t('today.arrears.text', { total: format.rupiah(outstanding), due: format.date(oldestDueOn, timeZone) }),
        name,
      ]}
      act={{ href, text: t('today.arrears.open'), label: t('today.arrears.openNamed', { building: name }) }}
    />
  );
}

/** The bills of a month that are not issued yet, and the way to go on with them. */
export function RunToday({ item: { building, run } }: { readonly item: TodayItem & { readonly kind: 'billing-run' } }) {
  const t = useHomeTexts();
  const format = useFormat();
  const { id, period, dueOn } = run;
  const title = t('today.run.title', { month: format.month(period) });
  const href = `/imah/tagihan/${building.id}/${id}`;
  return (
    <MoneyRow
      title={title}
      href={href}
      badge={{ tone: 'info', icon: receiptTextIcon, label: t('today.run.badge') }}
      facts={[t('today.run.text', { due: format.date(dueOn, building.timeZone) }), building.name]}
      act={{
        href,
        text: t('today.run.goOn'),
        label: t('today.run.goOnNamed', { run: title, building: building.name }),
      }}
    />
  );
}

/** Readings that wait for a decision, and the way to them. */
export function ReadingToday({ item }: { readonly item: TodayItem & { readonly kind: 'reading' } }) {
  const t = useHomeTexts();
  const { building, count, since } = item;
  const href = `/imah/building/${building.id}/meter`;
  return (
    <MoneyRow
      title={t('today.reading.title', { count })}
      href={href}
      badge={{ tone: 'info', icon: gaugeIcon, label: t('today.reading.badge') }}
      facts={[t('today.reading.text'), <Age key="since" at={since} />, building.name]}
      act={{ href, text: t('today.reading.judge'), label: t('today.reading.judgeNamed', { building: building.name }) }}
    />
  );
}

/** Expenses of a building that wait for a decision, and the way to them. */
export function ExpenseToday({ item }: { readonly item: TodayItem & { readonly kind: 'expense' } }) {
  const t = useHomeTexts();
  const format = useFormat();
  const { orgId, building, count, amount, since } = item;
  const place = new URLSearchParams({ organisasi: orgId, gedung: building.id, keadaan: 'submitted' });
  const href = `/imah/finances?bagian=expenses&${place.toString()}`;
  return (
    <MoneyRow
      title={t('today.expense.title', { count })}
      href={href}
      badge={{ tone: 'warning', icon: receiptTextIcon, label: t('today.expense.badge') }}
      facts={[format.rupiah(amount), <Age key="since" at={since} />, building.name]}
      act={{
        href,
        text: t('today.expense.answer'),
        label: t('today.expense.answerNamed', { building: building.name }),
      }}
    />
  );
}

/** Money that a gateway gave back and that the payer has spent from the deposit: what there is to do about it. */
export function RefundToday({ item }: { readonly item: TodayItem & { readonly kind: 'refund' } }) {
  const t = useHomeTexts();
  const format = useFormat();
  const { building, payment, since } = item;
  const href = `/imah/kuitansi/${payment.id}`;
  return (
    <MoneyRow
      title={t('today.refund.title', { amount: format.rupiah(payment.amount), person: payment.personName })}
      href={href}
      badge={{ tone: 'danger', icon: receiptTextIcon, label: t('today.refund.badge') }}
      facts={[t('today.refund.text'), <Age key="since" at={since} />, building.name]}
      act={{
        href,
        text: t('today.refund.look'),
        label: t('today.refund.lookNamed', { person: payment.personName }),
      }}
    />
  );
}

interface RowParts {
  readonly title: string;
  readonly href: string;
  readonly badge: {
    readonly tone: 'danger' | 'warning' | 'info';
    readonly icon: typeof gaugeIcon;
    readonly label: string;
  };
  readonly facts: readonly ReactNode[];
  readonly act: { readonly href: string; readonly text: string; readonly label: string };
}

/** One row of money, with one thing to do about it. */
export function MoneyRow({ title, href, badge, facts, act }: RowParts) {
  return (
    <ListRow
      title={title}
      href={href}
      chip={<StatusBadge {...badge} />}
      description={
        <span className={styles.facts}>
          {facts.map((fact, index) => (
            // Each stands at its own place.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={index}>{fact}</span>
          ))}
        </span>
      }
      trailing={
        <ButtonLink size="sm" href={act.href} aria-label={act.label}>
          {act.text}
        </ButtonLink>
      }
    />
  );
}

/** The day of an instant at a building, as `2026-11-27`. */
function dayAt(now: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
}
