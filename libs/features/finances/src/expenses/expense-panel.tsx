import { useRead } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { Expense } from '@imah/contract/expenses';
import { Callout, DescriptionList, Heading, Inline, Link, Sheet, Skeleton, Stack, StatusBadge, Text } from '@imah/ui';
import { useDay, useFormat } from '@imah/app/i18n';
import { Read, readState } from '@imah/app/read';
import { AttachedFiles } from '@imah/features-files';
import { ExpenseActions } from './expense-actions.tsx';
import { OverBudget } from './over-budget.tsx';
import { expenseTones } from './expense-tones.ts';
import { useExpenseTexts } from './texts.ts';
import { useExpenseFilters } from './use-expense-filters.ts';

interface ExpensePanelProps {
  readonly expenseId: string;
  readonly buildings: readonly Building[];
  readonly onClose: () => void;
}

/** One expense: what it says, who has done what, its bill, and what its reader may do to it. */
export function ExpensePanel({ expenseId, buildings, onClose }: ExpensePanelProps) {
  const t = useExpenseTexts();
  const read = readState(useRead('getExpense', { params: { expenseId } }));
  return (
    <Sheet
      open
      size="lg"
      onClose={onClose}
      title={read.kind === 'ready' ? t('panel.title', { number: read.data.number }) : t('label')}
    >
      <Read
        of={read}
        level={3}
        loading={<Skeleton shape="card" />}
        failed={t('failed')}
        missing={<Text>{t('panel.missing')}</Text>}
      >
        {(expense) => <Known expense={expense} buildings={buildings} />}
      </Read>
    </Sheet>
  );
}

interface KnownProps {
  readonly expense: Expense;
  readonly buildings: readonly Building[];
}

function Known({ expense, buildings }: KnownProps) {
  const t = useExpenseTexts();
  const format = useFormat();
  const zone = buildings.find(({ id }) => id === expense.buildingId)?.timeZone ?? 'Asia/Jakarta';
  const { state, description, files, vendor, bar } = expense;
  return (
    <Stack gap="lg">
      <Inline gap="sm" align="center">
        <StatusBadge tone={expenseTones[state]} label={t(`states.${state}`)} />
        <Text weight="semibold">{description}</Text>
      </Inline>
      <Facts expense={expense} zone={zone} />
      {files.length === 0 ? null : (
        <Stack gap="sm">
          <Heading level={3} size="sm">
            {t('panel.files')}
          </Heading>
          <AttachedFiles files={files} zone={zone} />
        </Stack>
      )}
      {state === 'submitted' ? <OverBudget expenseId={expense.id} /> : null}
      {bar === null ? null : <Callout tone="info">{t('panel.bar')}</Callout>}
      {state === 'approved' && vendor !== null && vendor.payableFrom !== null ? (
        <Callout tone="warning">{t('panel.waits', { when: format.dateTime(vendor.payableFrom, zone) })}</Callout>
      ) : null}
      <ExpenseActions expense={expense} buildings={buildings} />
    </Stack>
  );
}

function Facts({ expense, zone }: { readonly expense: Expense; readonly zone: Building['timeZone'] }) {
  const t = useExpenseTexts();
  const format = useFormat();
  const day = useDay();
  const { amount, withheld, payable, withholding, vendor, account, reference, ticket, paid, slip, reason } = expense;
  const { repetition, repeats } = expense;
  const { hrefOf } = useExpenseFilters();
  const by = (step: { readonly byName: string; readonly at: string }) =>
    t('panel.by', { name: step.byName, when: format.dateTime(step.at, zone) });
  const { state } = expense;
  // One that is handed in and was answered before was rejected then.
  const answer =
    state === 'submitted' ? 'rejected' : state === 'cancelled' || state === 'rejected' ? state : 'approved';
  const item = (term: string, detail: string | null) => (detail === null ? [] : [{ term, detail }]);
  return (
    <DescriptionList
      items={[
        ...item(t('panel.amount'), format.rupiah(amount)),
        ...(withholding === null
          ? []
          : [
              { term: `${t('panel.withheld')} (${t(`taxes.${withholding.kind}`)})`, detail: format.rupiah(withheld) },
              { term: t('panel.payable'), detail: format.rupiah(payable) },
            ]),
        ...item(t('panel.vendor'), vendor?.name ?? t('panel.noVendor')),
        ...item(t('panel.building'), expense.buildingName),
        ...item(t('panel.account'), `${account.code} ${account.name}`),
        ...item(t('panel.day'), day(expense.on)),
        ...item(t('panel.reference'), reference),
        ...(ticket === null
          ? []
          : [
              {
                term: t('panel.ticket'),
                detail: <Link href={`/imah/building/${expense.buildingId}/ticket/${ticket.id}`}>{ticket.number}</Link>,
              },
            ]),
        ...item(t('panel.created'), by(expense.created)),
        ...item(t('panel.submitted'), expense.submitted === null ? null : by(expense.submitted)),
        ...item(t(`panel.${answer}`), expense.answered === null ? null : by(expense.answered)),
        ...item(t('panel.reason'), reason),
        ...item(
          t('panel.paid'),
          paid === null ? null : `${t('panel.paidFrom', { day: day(paid.on), from: paid.from })} · ${by(paid)}`,
        ),
        ...item(
          t('panel.repetition'),
          repetition === null ? null : t('panel.repetitionText', { day: repetition.day, name: repetition.byName }),
        ),
        ...(repeats === null
          ? []
          : [
              {
                term: t('panel.repeats'),
                detail: <Link href={hrefOf({ expenseId: repeats.id })}>{repeats.number}</Link>,
              },
            ]),
        ...item(
          t('panel.slip'),
          slip === null ? null : t('panel.slipText', { number: slip.number, day: day(slip.on) }),
        ),
      ]}
    />
  );
}
