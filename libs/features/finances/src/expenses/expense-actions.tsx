import type { Building } from '@imah/contract/buildings';
import type { Expense } from '@imah/contract/expenses';
import { reasonedExpenseMoves, type SingleExpenseMove, singleExpenseMoves } from '@imah/contract/expenses/words';
import { Button, Inline } from '@imah/ui';
import { useState } from 'react';
import { useCommand } from '@imah/app/command';
import { useCan } from '@imah/app/ports';
import { changeBooks } from '../commands.ts';
import { AnswerForm, type AnswerMove } from './answer-form.tsx';
import { ExpenseForm } from './expense-form.tsx';
import { PaymentForm } from './payment-form.tsx';
import { RepeatForm } from './repeat-form.tsx';
import { SlipForm } from './slip-form.tsx';
import { useExpenseTexts } from './texts.ts';

interface ExpenseActionsProps {
  readonly expense: Expense;
  readonly buildings: readonly Building[];
}

type Opened = 'none' | 'edit' | 'pay' | 'slip' | 'repeat' | AnswerMove;

/** What the reader may do to an expense; what needs a reason asks for it first. */
export function ExpenseActions({ expense, buildings }: ExpenseActionsProps) {
  const t = useExpenseTexts();
  const [opened, setOpened] = useState<Opened>('none');
  const [moving, setMoving] = useState<SingleExpenseMove | null>(null);
  const { run, isPending } = useCommand(changeBooks);
  const { id: expenseId, orgId, state, moves, mayEdit, withheld, version } = expense;
  const mayRecordSlip = withheld > 0 && (state === 'approved' || state === 'paid');
  const can = useCan();
  const mayRepeat =
    expense.repeats === null &&
    state !== 'cancelled' &&
    can('expense.update', { orgId, buildingId: expense.buildingId }) === 'allowed';
  const close = () => setOpened('none');

  const send = async (move: SingleExpenseMove) => {
    if (move === 'reject' || move === 'revoke') return setOpened(move);
    setMoving(move);
    await run((client) => client.moveExpense({ params: { expenseId }, body: { move }, version }));
    setMoving(null);
  };

  return (
    <>
      <Inline gap="sm">
        {moves.includes('pay') ? (
          <Button tone="primary" onClick={() => setOpened('pay')}>
            {t('panel.pay')}
          </Button>
        ) : null}
        {singleExpenseMoves
          .filter((move) => moves.includes(move))
          .map((move) => (
            <Button
              key={move}
              tone={toneOf(move)}
              loading={isPending && moving === move}
              onClick={() => void send(move)}
            >
              {t(`moves.${move}`)}
            </Button>
          ))}
        {mayEdit ? <Button onClick={() => setOpened('edit')}>{t('panel.edit')}</Button> : null}
        {mayRepeat ? <Button onClick={() => setOpened('repeat')}>{t('panel.repeat')}</Button> : null}
        {mayRecordSlip ? <Button onClick={() => setOpened('slip')}>{t('panel.recordSlip')}</Button> : null}
      </Inline>
      {opened === 'edit' ? <ExpenseForm orgId={orgId} buildings={buildings} expense={expense} onClose={close} /> : null}
      {opened === 'reject' || opened === 'revoke' ? (
        <AnswerForm expense={expense} move={opened} onClose={close} />
      ) : null}
      {opened === 'pay' ? <PaymentForm orgId={orgId} expenses={[expense]} onClose={close} onDone={close} /> : null}
      {opened === 'repeat' ? <RepeatForm expense={expense} onClose={close} /> : null}
      {opened === 'slip' ? <SlipForm expense={expense} onClose={close} /> : null}
    </>
  );
}

function toneOf(move: SingleExpenseMove): 'primary' | 'danger' | 'neutral' {
  if (move === 'submit' || move === 'approve') return 'primary';
  return reasonedExpenseMoves.has(move) ? 'danger' : 'neutral';
}
